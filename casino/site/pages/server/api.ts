import { findPage, offOf, type FoundPage, type StoredPage } from '../rules.ts'
import { readPages } from './store.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { perHouse, type House } from '#kernel/house.ts'
import { rowPages } from '../extensions.ts'

/** Maximum age of cached pages, after which edits by another process are visible. */
const kept_for_ms = 5_000
/** The same for an address that is none of them: a contest that has just been published is linked to at once. */
const missed_for_ms = 250

interface Kept {
  reading: Promise<readonly StoredPage[]> | null
  read_at_ms: number
  /** The last pages that were read: used while the database is unavailable. */
  good: readonly StoredPage[] | null
}

/** All pages. One of the store stands before one of a slice's rows where both have its address. */
const readAll = async (house: House): Promise<readonly StoredPage[]> => {
  const contributed = contributionsTo(house.slices, rowPages)
  const { stored, rows } = await readPages(
    house.db,
    contributed.map((one) => one.rows),
  )
  const pages = contributed.flatMap(({ pagesOf }, index) => pagesOf(rows[index]))
  return [...stored, ...pages.map(({ who = 'anyone', redirect_url = null, ...page }) => ({ ...page, who, redirect_url, status: 200 }))]
}

const keptPages = perHouse((house) => {
  const kept: Kept = { reading: null, read_at_ms: 0, good: null }
  const read = async (): Promise<readonly StoredPage[]> => {
    try {
      kept.good = await readAll(house)
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
    read: (most_age_ms = kept_for_ms): Promise<readonly StoredPage[]> => {
      const now_ms = house.clock.now().getTime()
      const age_ms = now_ms - kept.read_at_ms
      // Less than nothing: the clock was set back.
      if (kept.reading === null || age_ms < 0 || age_ms >= most_age_ms) {
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

/** The page of a path without language prefix; null if there is none. From memory, at most 5 s old, or 250 ms where it is null. */
export const pageOf = async (house: House, path: string): Promise<FoundPage | null> =>
  findPage(await keptPages(house).read(), path) ?? findPage(await keptPages(house).read(missed_for_ms), path)

/** Paths of all pages, with `:name` for parameters. */
export const pagePaths = async (house: House): Promise<readonly string[]> =>
  (await keptPages(house).read()).filter((page) => page.status === 200).map((page) => page.path)

/** Paths for the sitemap: public pages with content, without parameters. */
export const publicPaths = async (house: House): Promise<readonly string[]> =>
  (await keptPages(house).read())
    .filter((page) => page.status === 200 && page.who === 'anyone' && page.redirect_url === null && !page.path.includes(':'))
    .filter((page) => Object.values(page.description).some((words) => words !== ''))
    .map((page) => page.path)

/**
 * Component types that are in the store but switched off everywhere (`isUse: false`). For components without a page of their own,
 * such as the public profile, which opens over any page.
 */
export const componentsOff = async (house: House): Promise<string[]> => offOf(await keptPages(house).read())

/** Makes this process read the pages again. Call it after changing them. */
export const forgetPages = (house: House): void => keptPages(house).forget()
