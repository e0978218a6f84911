/**
 * The URL of a page's data: the path with exactly one trailing slash after /rest/page (A-006, RT-020). The home page has a call of
 * its own. `path` has no language prefix.
 */
export const pageCallUrl = (
  path: string,
  paging: { readonly limit?: number | undefined; readonly offset?: string | null } = {},
): string => {
  const inner = path
    .replaceAll(/\/{2,}/g, '/')
    .replace(/^\//, '')
    .replace(/\/$/, '')
  const url = inner === '' || inner === 'home' ? '/rest/v2/page/home/' : `/rest/page/${inner}/`
  const query = new URLSearchParams()
  if (paging.limit !== undefined) query.set('limit', String(paging.limit))
  if (paging.offset) query.set('offset', paging.offset)
  return query.size === 0 ? url : `${url}?${query.toString()}`
}

/** A path without its language prefix: ('/en/races/', '/en') → '/races/'. */
export const withoutBase = (pathname: string, base: string): string => {
  if (base === '/' || base === '') return pathname
  const prefix = base.replace(/\/$/, '')
  return pathname === prefix ? '/' : pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname
}
