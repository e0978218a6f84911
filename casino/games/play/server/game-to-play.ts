import { closedWords, gameBySlug, type CatalogueGame } from '#casino/games/lobby/server/api.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { refuse } from '../contract.ts'
import type { gameTexts } from '../game-texts.ts'

export const isOffered = async (house: House, slug: string): Promise<boolean> => (await gameBySlug(house, slug)) !== undefined

/** A game that may be started and staked in. Refuses `game-unknown` (404), and `game-closed` with what players are told while a person closed it. */
export const gameToPlay = async (house: House, slug: string, language: Language): Promise<CatalogueGame> => {
  const game = await gameBySlug(house, slug)
  if (game) return game
  const words = await closedWords(house, slug, language)
  if (words === undefined) return refuse('game-unknown', {}, 404)
  return refuse('game-closed', {
    message: words ?? house.messages.format(language, 'game.closed-plain' satisfies keyof typeof gameTexts, {}),
  })
}
