import { readCookie, writeCookie } from '#kernel/web/cookies.ts'

/** Where a visitor was on a page (EN-072). */
export interface PagePlace {
  readonly path: string
  readonly scrollY: number
}

/** The same in a list with "load more": how much of it was loaded, and whether that was all (EN-074). */
export interface ListPlace extends PagePlace {
  readonly limit: number
  readonly loadAll: boolean
}

/** The same in a window with such a list, over the page at `path` (EN-073). */
export interface WindowPlace extends ListPlace {
  readonly modalName: string
  /** Which list it was, where the window has several. */
  readonly id: string
  /** The call that the list was loaded by. */
  readonly apiUrl: string
  /** The window's parameters, as a query. */
  readonly search: string
  /** Nothing was left to load: the list ends without a button. */
  readonly disableLimitButton: boolean
  /** Query and hash of the page, where it had any. */
  readonly customPath: string
}

interface Places {
  readonly page: PagePlace
  readonly list: ListPlace
  readonly window: WindowPlace
}

const cookies: Readonly<Record<keyof Places, string>> = { page: 'scrollPage', list: 'scrollLoadMore', window: 'scrollModal' }

/** A cookie must not make a page load without end. */
const most_loaded = 500
/** Browsers drop cookies above 4 KB. */
const most_letters = 1_500

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0
const word = (value: unknown): string => (typeof value === 'string' && value.length <= most_letters ? value : '')

/** Parses a place; null for anything that is no place on this path, as cookies can be changed by the visitor. */
const parsed = (cookie: string, path: string): WindowPlace | null => {
  try {
    const { limit = 0, scrollY, ...place } = JSON.parse(decodeURIComponent(cookie)) as Partial<WindowPlace>
    if (place.path !== path || !isCount(limit) || !isCount(scrollY)) return null
    return {
      path,
      scrollY,
      limit: Math.min(limit, most_loaded),
      loadAll: place.loadAll === true,
      modalName: word(place.modalName),
      id: word(place.id),
      apiUrl: word(place.apiUrl),
      search: word(place.search),
      disableLimitButton: place.disableLimitButton === true,
      customPath: word(place.customPath),
    }
  } catch {
    return null
  }
}

/** Keeps where the visitor is now, for a day. Each kind of place has one cookie: the last one. */
export const keepPlace = <Kind extends keyof Places>(kind: Kind, place: Places[Kind]): void =>
  writeCookie(cookies[kind], JSON.stringify(place))

/** The place that was kept on this path; null where it was on another one, or none. */
export const keptPlace = <Kind extends keyof Places>(kind: Kind, path: string): Places[Kind] | null => {
  const cookie = readCookie(cookies[kind])
  const place = cookie === undefined ? null : parsed(cookie, path)
  return place && (kind !== 'window' || place.modalName !== '') ? place : null
}

/** Forgets a place: what was closed on purpose is not opened again. */
export const dropPlace = (kind: keyof Places): void => writeCookie(cookies[kind], '', 0)
