/** EN-071: the sport page from which a sign-in with a provider was started. */
const key = 'social-registration-from-sport'

export type SportStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface Where {
  /** Path and query of the page, without the language. */
  readonly path: string
  /** Parameters of the window; `from: 'sport'` marks it on any page. */
  readonly params: Readonly<Record<string, unknown>>
}

const sport = /^\/sport(?:\/|\?|$)/

/** Remembers a flow that starts in sport; one that starts elsewhere clears it. */
export const markFromSport = (storage: SportStorage, { path, params }: Where): void => {
  if (sport.test(path)) storage.setItem(key, path)
  else if (params['from'] === 'sport') storage.setItem(key, '/sport/')
  else storage.removeItem(key)
}

/** AU-029: where to return to after signing in, once. Null if the flow did not start in sport. */
export const takeFromSport = (storage: SportStorage): string | null => {
  const path = storage.getItem(key)
  storage.removeItem(key)
  return path !== null && sport.test(path) ? path : null
}
