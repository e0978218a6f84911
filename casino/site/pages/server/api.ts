import { findPage, offOf, type FoundPage, type StoredPage } from '../rules.ts'
import { readPages } from './store.ts'
import { perHouse, type House } from '#kernel/house.ts'

/** How long another process may not see a page that was edited here. */
const kept_for_ms = 5_000

interface Kept {
  reading: Promise<readonly StoredPage[]> | null
  read_at_ms: number
  /** The last ones that could be read: they outlive a database that is away. */
  good: readonly StoredPage[] | null
}

const keptPages = perHouse((house) => {
  const kept: Kept = { reading: null, read_at_ms: 0, good: null }
  const read = async (): Promise<readonly StoredPage[]> => {
    try {
      kept.good = await readPages(house.db)
      return kept.good
    } catch (error) {
      if (kept.good === null) {
        kept.reading = null
        throw error
      }
      return kept.good
    }
  }
  return {
    read: (): Promise<readonly StoredPage[]> => {
      const now_ms = house.clock.now().getTime()
      if (kept.reading === null || now_ms - kept.read_at_ms >= kept_for_ms) {
        kept.read_at_ms = now_ms
        kept.reading = read()
      }
      return kept.reading
    },
    forget: (): void => {
      kept.reading = null
    },
  }
})

/** The page of a path without language prefix; null where the site has none. Read from memory, at most 5 s old. */
export const pageOf = async (house: House, path: string): Promise<FoundPage | null> => findPage(await keptPages(house).read(), path)

/** Paths of all pages, with `:name` where a part varies. */
export const pagePaths = async (house: House): Promise<readonly string[]> =>
  (await keptPages(house).read()).filter((page) => page.status === 200).map((page) => page.path)

/** Paths that search engines may list: one address each, with something to read, for everybody. */
export const publicPaths = async (house: House): Promise<readonly string[]> =>
  (await keptPages(house).read())
    .filter((page) => page.status === 200 && page.who === 'anyone' && page.redirect_url === null && !page.path.includes(':'))
    .filter((page) => Object.values(page.description).some((words) => words !== ''))
    .map((page) => page.path)

/**
 * Kinds of component that the store has and uses nowhere (`isUse: false`). For those that stand on no page of their own, such as
 * the public profile, which opens over any.
 */
export const componentsOff = async (house: House): Promise<string[]> => offOf(await keptPages(house).read())

/** Makes this process read the pages anew. Call it after changing them. */
export const forgetPages = (house: House): void => keptPages(house).forget()
