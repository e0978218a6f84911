import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse } from '../contract.ts'
import type { texts } from '../texts.ts'
import { readGame, readProvider, type GameRow } from './provider-store.ts'
import { gameProviders } from './settings.ts'

/** Why a game of a studio takes no stakes now, in words; null where it takes them. */
export const closedWords = (house: House, game: GameRow, language: Language): string | null => {
  if (game.is_open && game.is_offered && house.config.of(gameProviders).has(game.provider)) return null
  return game.closed_message?.[language] ?? house.messages.format(language, 'provider-closed-plain' satisfies keyof typeof texts, {})
}

/**
 * The game, where stakes may be taken in it. Refuses `game-unknown` (404), `provider-game-closed` with what an operator tells players, and
 * `provider-off` while the studio is switched off.
 */
export const refuseClosed = async (house: House, db: Executor, slug: string, language: Language): Promise<GameRow> => {
  const game = await readGame(db, slug)
  if (!game) throw new Refusal('game-unknown', {}, 404)
  const message = closedWords(house, game, language)
  if (message !== null) return refuse('provider-game-closed', { message })
  if (!(await readProvider(db, game.provider))?.is_on) return refuse('provider-off')
  return game
}
