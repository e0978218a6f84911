/** Reads a cookie that is visible to scripts. */
export const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** Sets a cookie with the site's defaults: path /, SameSite Lax, one day unless given (SE-010). */
export const writeCookie = (name: string, value: string, life_days = 1): void => {
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax; max-age=${life_days * 86_400}${secure}`
}
