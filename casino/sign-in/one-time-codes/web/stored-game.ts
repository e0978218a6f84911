/** GA-022: the game that a player left to confirm a contact; stored for a day, the default of cookies (SE-010). */
const name = 'game-before-confirmation'
const day_s = 24 * 60 * 60

/** The cookie that stores a game, or undefined if the value is not a game's slug. */
export const gameCookie = (slug: unknown): string | undefined =>
  typeof slug === 'string' && /^[a-z0-9-]{1,80}$/.test(slug) ? `${name}=${slug}; path=/; max-age=${day_s}; samesite=lax` : undefined

export const noGameCookie = `${name}=; path=/; max-age=0; samesite=lax`

/** The game stored in the page's cookies, if any. */
export const storedGame = (cookies: string): string | undefined => new RegExp(`(?:^|; )${name}=([a-z0-9-]{1,80})(?:;|$)`).exec(cookies)?.[1]

/** Stores the game that a player is about to open with a contact that is not confirmed: the link of the letter opens it again. */
export const rememberGame = (slug: unknown): void => {
  const cookie = gameCookie(slug)
  if (cookie !== undefined) document.cookie = cookie
}

export const forgetGame = (): void => {
  document.cookie = noGameCookie
}
