/** How long a session lives without use, and at most (reliability 14). */
export const session_idle_ms = 24 * 60 * 60 * 1000
export const session_life_ms = 30 * 24 * 60 * 60 * 1000
/** A session in use is extended at this interval, not with every request. */
export const session_touch_ms = 10 * 60 * 1000
/** How long a device is trusted after its last sign-in. */
export const device_trust_ms = 90 * 24 * 60 * 60 * 1000
/** How long a device is remembered after its last sign-in: browsers forget its cookie then. */
export const device_memory_ms = 400 * 24 * 60 * 60 * 1000

/** Time to enter the second factor after a correct password. */
export const ticket_life_ms = 5 * 60 * 1000
/** How long a re-authentication in an open session is valid. */
export const proof_life_ms = 10 * 60 * 1000

/** reliability 18. A network has a higher limit than an address, because many people share a provider. */
const window_s = 15 * 60
export const loginByAccount = { name: 'login-by-account', count: 5, window_s }
export const loginByAddress = { name: 'login-by-address', count: 5, window_s }
export const loginByPrefix = { name: 'login-by-prefix', count: 50, window_s }
export const loginByDevice = { name: 'login-by-device', count: 5, window_s }

/** From this many failed tries in a window on, a captcha is required. */
export const captchaFrom: Readonly<Record<string, number>> = {
  [loginByAccount.name]: 3,
  [loginByAddress.name]: 3,
  [loginByPrefix.name]: 20,
}

export type NameKind = 'handle' | 'email' | 'phone'

/** A name that a person signs in with. */
export interface SignInName {
  readonly kind: NameKind
  readonly name: string
}

/** Normalises a handle. */
export const normalHandle = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase()

/** Normalises an email. Dots and plus signs are kept, because their meaning depends on the mail server. */
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

/** `Firefox, Windows`: enough to recognise one's own device, too little for tracking. */
export const deviceLabelOf = (user_agent: string): string => {
  const name = (list: readonly (readonly [RegExp, string])[]) => list.find(([pattern]) => pattern.test(user_agent))?.[1]
  return [name(browsers), name(systems)].filter((part) => part !== undefined).join(', ') || 'unknown'
}

/** EN-002: by the client hint if there is one, else by the user agent. */
export const isMobileBrowser = (user_agent: string, hint: string | undefined): boolean =>
  hint === undefined ? /Mobi|Android|iPhone|iPad/i.test(user_agent) : hint === '?1'
