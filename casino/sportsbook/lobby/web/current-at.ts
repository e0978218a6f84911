/** What `aria-current` says of a link: the page itself, or one within what it leads to. The sportsbook's own page leads to itself alone. */
export const currentAt = (pathname: string, path: string): 'page' | 'true' | undefined => {
  const here = pathname.endsWith('/') ? pathname : `${pathname}/`
  if (here === path) return 'page'
  return path !== '/sport/' && here.startsWith(path) ? 'true' : undefined
}
