import { gameBySlug } from '#casino/games/lobby/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { FavouriteToggled } from '../events.ts'
import { flipLike } from './store.ts'

/** Every toggle is a fact in a log that only grows: nobody writes there as fast as a machine can. */
const toggles = { name: 'toggle-favourite', count: 60, window_s: 60 } as const

/** Likes a game or takes the like back (API-009). Each of several racing toggles flips once. */
export const toggle = async (house: House, player_id: bigint, slug: string): Promise<{ id: number; isFavorite: boolean }> => {
  const game = (await gameBySlug(house, slug)) ?? refuse('games-favourites-game-unknown', {}, 404)
  await countTry(house, toggles, String(player_id))
  const is_favourite = await inTransaction(house.db, async (tx) => {
    const now_is = await flipLike(tx, player_id, game.id, house.clock.now())
    await announce(tx, house, [FavouriteToggled({ game_id: game.id, slug: game.slug, is_favourite: now_is }, player_id)])
    return now_is
  })
  house.facts.wake()
  return { id: game.id, isFavorite: is_favourite }
}
