import { cardsByIds, pageOf } from '#casino/games/lobby/server/api.ts'
import type { GameCard } from '#casino/games/lobby/contract.ts'
import { perHouse, type House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { ListName } from '../rules.ts'
import { lastIds, likedIdsOfPlayers, popularIds } from './store.ts'

/** Popular is what most players started in a week. It moves slowly: counted once a minute for everybody. */
const popular_days = 7
const popular_for_ms = 60_000

const popularOf = perHouse(() => ({ ids: Promise.resolve<number[]>([]), counted_at_ms: Number.NEGATIVE_INFINITY }))

const popular = (house: House): Promise<number[]> => {
  const now_ms = house.clock.now().getTime()
  const known = popularOf(house)
  if (now_ms - known.counted_at_ms < popular_for_ms) return known.ids
  known.counted_at_ms = now_ms
  known.ids = popularIds(house.db, new Date(now_ms - (popular_days - 1) * 86_400_000))
  known.ids.catch(() => {
    known.counted_at_ms = Number.NEGATIVE_INFINITY
  })
  return known.ids
}

const idsOf = async (house: House, list: ListName, player_id: bigint | null): Promise<number[]> => {
  if (list === 'popular') return popular(house)
  if (player_id === null) return []
  return list === 'last' ? lastIds(house.db, player_id) : ((await likedIdsOfPlayers(house.db, [player_id])).get(player_id) ?? [])
}

/** One page of a player's list, or of the popular games; a guest has no list of its own (API-007). */
export const listPage = async (
  house: House,
  language: Language,
  list: ListName,
  player_id: bigint | null,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly games: GameCard[]; readonly total: number }> => {
  const cards = await cardsByIds(house, language, await idsOf(house, list, player_id))
  const { items, total } = pageOf(cards, limit, offset)
  return { games: items, total }
}
