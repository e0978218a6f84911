/**
 * Gives the path, query and hash if they stay on this site, otherwise undefined (reliability 16). Refuses `//host`, `/\host`,
 * control characters, and paths that turn into one of these once dots are resolved (`/.//host`): a redirect to them would leave the
 * site.
 */
export const sameSitePath = (value: unknown): string | undefined => {
  const here = 'https://site.invalid'
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\s\\]*$/.test(value) || !URL.canParse(value, here)) return undefined
  const url = new URL(value, here)
  return url.origin === here && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}${url.hash}` : undefined
}
