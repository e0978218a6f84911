import { normalPath } from '#casino/site/pages/rules.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Audience, Theme } from '#kernel/web/server-context.ts'

/**
 * The part of a query that affects rendering: one of the page's own tabs. All other parameters are handled in the browser (openers),
 * so that arbitrary ones neither cost a rendering nor fill the cache with copies of a page.
 */
export const shownQuery = (search: string, tabs: ReadonlySet<string>): string => {
  const tab = new URLSearchParams(search).get('tab')
  return tab !== null && tabs.has(tab) ? `?tab=${tab}` : ''
}

/** Cache key of a page. All missing addresses share one, because their page is the same. */
export const pageKey = (
  page: { readonly language: Language; readonly theme: Theme; readonly audience: Audience },
  exists: boolean,
  path: string,
  query: string,
): string => `${page.audience} ${page.language} ${page.theme} ${exists ? `${normalPath(path)}${query}` : 'not found'}`
