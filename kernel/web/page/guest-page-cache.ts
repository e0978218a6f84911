import type { PageData } from '#kernel/web/page/page-data.ts'

/** RT-022, A-059: a guest's page data is cached for five minutes. */
const guest_page_life_ms = 5 * 60_000
const most_pages = 60

/** In-memory cache of guests' page data, per language, path and query. Never used for players. */
export interface GuestPageCache {
  get(key: string): PageData | undefined
  set(key: string, page: PageData): void
  empty(): void
}

export const createGuestPageCache = (now: () => number): GuestPageCache => {
  const kept = new Map<string, { readonly page: PageData; readonly good_until_ms: number }>()
  return {
    get: (key) => {
      const entry = kept.get(key)
      if (entry && entry.good_until_ms > now()) return entry.page
      kept.delete(key)
      return undefined
    },
    set: (key, page) => {
      kept.delete(key)
      kept.set(key, { page, good_until_ms: now() + guest_page_life_ms })
      const [oldest] = kept.keys()
      if (kept.size > most_pages && oldest !== undefined) kept.delete(oldest)
    },
    empty: () => kept.clear(),
  }
}

/** The browser's cache. Cleared when somebody signs in or out, because guests and players see different data. */
export const guestPages = createGuestPageCache(() => Date.now())
