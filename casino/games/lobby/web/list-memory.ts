import { recall, remember } from '#kernel/web/page/page-memory.ts'
import type { GamesPage } from './games-source.ts'

/** The saved position in a list with "load more" (EN-074): how much was loaded, and the scroll position. */
export interface ListPlace {
  readonly path: string
  readonly limit: number
  readonly loadAll: boolean
  readonly scrollY: number
}

export const list_place_cookie = 'scrollLoadMore'

const most_remembered = 500

/** Serializes the position for a cookie. */
export const writePlace = (place: ListPlace): string => JSON.stringify(place)

/** Parses the cookie; null for anything that is not a valid position on this path, as cookies can be changed by the visitor. */
export const readPlace = (cookie: string | undefined, path: string): ListPlace | null => {
  if (!cookie) return null
  try {
    const place = JSON.parse(decodeURIComponent(cookie)) as Partial<ListPlace>
    const { limit, scrollY } = place
    if (place.path !== path || !isCount(limit) || !isCount(scrollY)) return null
    return { path, limit: Math.min(limit, most_remembered), loadAll: place.loadAll === true, scrollY }
  } catch {
    return null
  }
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0

/** Lists by path and language as the visitor left them, so that going back shows them at once. */
export const rememberList = (key: string, list: GamesPage): void => remember(`games-list ${key}`, list)

export const listAsLeft = (key: string): GamesPage | undefined => recall<GamesPage>(`games-list ${key}`)
