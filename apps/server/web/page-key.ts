import { normalPath } from '#casino/site/pages/rules.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Audience, Theme } from '#kernel/web/server-context.ts'

/**
 * The part of a query that the server renders. Everything else is for the browser (openers), so that junk behind a
 * question mark can't fill the memory with copies of one page.
 */
export const shownQuery = (search: string): string => {
  const tab = new URLSearchParams(search).get('tab')
  return tab !== null && /^[a-z][a-z-]{0,19}$/.test(tab) ? `?tab=${tab}` : ''
}

/** Under which key a page is kept. All addresses that don't exist share one: their page says the same. */
export const pageKey = (
  page: { readonly language: Language; readonly theme: Theme; readonly audience: Audience },
  exists: boolean,
  path: string,
  query: string,
): string => `${page.audience} ${page.language} ${page.theme} ${exists ? `${normalPath(path)}${query}` : 'not found'}`
