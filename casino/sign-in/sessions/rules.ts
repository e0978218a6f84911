/** How long a session lives without use, and at most (reliability 14). */
export const session_idle_ms = 24 * 60 * 60 * 1000
export const session_life_ms = 30 * 24 * 60 * 60 * 1000
/** A session in use is prolonged this often, not with every request. */
export const session_touch_ms = 10 * 60 * 1000
/** Sign-in counts as trusted on a device this long after its last success. */
export const device_trust_ms = 90 * 24 * 60 * 60 * 1000

/** Whoever had the right password has this long to show the second factor. */
export const ticket_life_ms = 5 * 60 * 1000
/** A proof that somebody at an open session is the player holds for this long. */
export const proof_life_ms = 10 * 60 * 1000

/** reliability 18. A network gets more than one address: many people sit behind one provider. */
const window_s = 15 * 60
export const loginByAccount = { name: 'login-by-account', count: 5, window_s }
export const loginByAddress = { name: 'login-by-address', count: 5, window_s }
export const loginByPrefix = { name: 'login-by-prefix', count: 50, window_s }
export const loginByDevice = { name: 'login-by-device', count: 5, window_s }

/** From so many failed tries in a window on, the next has to come with a check of the browser. */
export const captchaFrom: Readonly<Record<string, number>> = {
  [loginByAccount.name]: 3,
  [loginByAddress.name]: 3,
  [loginByPrefix.name]: 20,
}

export type NameKind = 'handle' | 'email' | 'phone'

/** What a person signs in by. */
export interface SignInName {
  readonly kind: NameKind
  readonly name: string
}

/** One form for every way to write the same handle. */
export const normalHandle = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase()

/** One form for every way to write the same e-mail. Dots and plus signs stay: what they mean is the mail server's business. */
export const normalEmail = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase()

const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const
const browsers = [
  [/Edg/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const

/** `Firefox, Windows`: enough for a person to know their device by, too little to follow them by. */
export const deviceLabelOf = (user_agent: string): string => {
  const name = (list: readonly (readonly [RegExp, string])[]) => list.find(([pattern]) => pattern.test(user_agent))?.[1]
  return [name(browsers), name(systems)].filter((part) => part !== undefined).join(', ') || 'unknown'
}

/** EN-002: by the browser's own hint where it gives one, else by its name. */
export const isMobileBrowser = (user_agent: string, hint: string | undefined): boolean =>
  hint === undefined ? /Mobi|Android|iPhone|iPad/i.test(user_agent) : hint === '?1'
