import { findPage, type FoundPage, type StoredPage } from '#casino/site/pages/rules.ts'
import { readPages } from '#casino/site/pages/server/store.ts'
import { perHouse } from '#kernel/house.ts'

/** How long another process may not see a page that was edited here. */
const kept_for_ms = 5_000

interface Kept {
  pages: Promise<readonly StoredPage[]> | null
  read_at_ms: number
}

const keptPages = perHouse((house) => {
  const kept: Kept = { pages: null, read_at_ms: 0 }
  return {
    read: (): Promise<readonly StoredPage[]> => {
      const now_ms = house.clock.now().getTime()
      if (kept.pages === null || now_ms - kept.read_at_ms >= kept_for_ms) {
        kept.read_at_ms = now_ms
        kept.pages = readPages(house.db)
        kept.pages.catch(() => {
          kept.pages = null
        })
      }
      return kept.pages
    },
    forget: (): void => {
      kept.pages = null
    },
  }
})

type HouseOf = Parameters<typeof keptPages>[0]

/** The page of a path without language prefix; null where the site has none. Read from memory, at most 5 s old. */
export const pageOf = async (house: HouseOf, path: string): Promise<FoundPage | null> => findPage(await keptPages(house).read(), path)

/** Paths of all pages, with `:name` where a part varies. */
export const pagePaths = async (house: HouseOf): Promise<readonly string[]> =>
  (await keptPages(house).read()).filter((page) => page.status === 200).map((page) => page.path)

/** Makes this process read the pages anew. Call it after changing them. */
export const forgetPages = (house: HouseOf): void => keptPages(house).forget()
