/**
 * A path of this site with its query and hash, or nothing (reliability 16). `//host`, `/\host`, control characters, and
 * whatever becomes one of them when dots are resolved (`/.//host`), would leave it.
 */
export const sameSitePath = (value: unknown): string | undefined => {
  const here = 'https://site.invalid'
  if (typeof value !== 'string' || !/^\/(?![/\\])[^\s\\]*$/.test(value) || !URL.canParse(value, here)) return undefined
  const url = new URL(value, here)
  return url.origin === here && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}${url.hash}` : undefined
}
