/** EN-071: the address in sport from which somebody went to another service. */
const key = 'social-registration-from-sport'

export type SportStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface Where {
  /** Path and query of the page, without the language. */
  readonly path: string
  /** What the window was opened with; `from: 'sport'` marks it wherever it stands. */
  readonly params: Readonly<Record<string, unknown>>
}

const sport = /^\/sport(?:\/|\?|$)/

/** Marks a way that begins in sport; one that begins elsewhere takes an old mark off. */
export const markFromSport = (storage: SportStorage, { path, params }: Where): void => {
  if (sport.test(path)) storage.setItem(key, path)
  else if (params['from'] === 'sport') storage.setItem(key, '/sport/')
  else storage.removeItem(key)
}

/** AU-029: where whoever came in goes back to, once. Null when they did not come from sport. */
export const takeFromSport = (storage: SportStorage): string | null => {
  const path = storage.getItem(key)
  storage.removeItem(key)
  return path !== null && sport.test(path) ? path : null
}
