import { catalogueOf } from '#casino/games/lobby/server/api.ts'
import type { ComponentData } from '#kernel/slice.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { silent_after } from '../rules.ts'
import { closedWords } from './may-open.ts'
import { readGame, readProvider } from './provider-store.ts'

const figure = (numeric: string | null): number | null => (numeric === null ? null : Number(numeric))

/** One game of a studio, also while it is closed: whoever has its address is told why. An unknown one is 404. */
export const studioGame: ComponentData<'studio-game'> = async ({ house, language, params }) => {
  const game = await readGame(house.db, params['slug'] ?? '')
  if (!game) throw new Refusal('game-unknown', {}, 404)
  const provider = await readProvider(house.db, game.provider)
  const listed = (await catalogueOf(house)).by_slug.get(game.slug)
  const say = (key: 'provider-off' | 'provider-silent'): string => house.messages.format(language, key, {})
  const closed =
    closedWords(house, game, language) ??
    (provider?.is_on ? ((provider.failures ?? 0) >= silent_after ? say('provider-silent') : null) : say('provider-off'))
  return {
    slug: game.slug,
    title: game.title[language],
    studio: listed?.provider ?? game.provider,
    kind: game.kind,
    rtp: figure(game.rtp_percent),
    hitRate: figure(game.hit_rate_percent),
    volatility: game.volatility,
    maxWin: figure(game.max_win_multiple),
    closed,
  }
}
