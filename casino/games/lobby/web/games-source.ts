import type { getGames } from '#casino/games/favourites/contract.ts'
import type { browseGames, GameCard, getPromotionTag } from '../contract.ts'
import type { GameFilter } from '../rules.ts'
import { api } from '#kernel/web/browser.ts'

export interface GamesPage {
  readonly games: readonly GameCard[]
  readonly total: number
}

/** Loads one page of a list of games; null when loading failed. */
export type GamesSource = (offset: number, signal: AbortSignal) => Promise<GamesPage | null>

/** A catalogue list with filters. */
export const fromBrowser =
  (id: string, { category_id: categoryId, ...filter }: GameFilter, limit: number): GamesSource =>
  async (offset, signal) => {
    const answer = await api.call<typeof browseGames>('GET /rest/game-browser/{id}/', {
      params: { id },
      query: { ...defined({ ...filter, categoryId }), limit, ...(offset > 0 ? { offset } : {}) },
      signal,
    })
    return answer.success ? { games: answer.data, total: answer.total } : null
  }

/** Recently played, favourite or popular games. */
export const fromList =
  (list: string, limit: number): GamesSource =>
  async (offset, signal) => {
    const query = { limit, ...(offset > 0 ? { offset } : {}) }
    const answer = await api.call<typeof getGames>('GET /rest/getGames/{list}/', { params: { list }, query, signal })
    return answer.success ? { games: answer.data, total: answer.total } : null
  }

/** The games of a promotion tag, in one page. */
export const fromPromotion =
  (id: number): GamesSource =>
  async (_offset, signal) => {
    const answer = await api.call<typeof getPromotionTag>('GET /rest/game-tags/promotion/{id}/', { params: { id }, signal })
    return answer.success ? { games: answer.data.games, total: answer.data.games.length } : null
  }

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> }

const defined = <T extends object>(fields: T): Partial<Defined<T>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Defined<T>>
