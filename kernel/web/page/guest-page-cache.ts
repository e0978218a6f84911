import type { PageData } from '#kernel/web/page/page-data.ts'

/** RT-022, A-059: a guest's page data is good for five minutes. */
const guest_page_life_ms = 5 * 60_000
const most_pages = 60

/** Page data of guests in the browser's memory, per language, path and query. Players are never served from it. */
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

/** The browser's own. Empty it when the visitor changes: what a guest may see is not what a player sees. */
export const guestPages = createGuestPageCache(() => Date.now())
