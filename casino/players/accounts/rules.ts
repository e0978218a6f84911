import { commonPasswords } from './common-passwords.ts'
import type { texts } from './texts.ts'

export type FieldErrorCode = keyof typeof texts & string

/** Handles that conflict with addresses of the site (`my`), or are misleading. */
const reservedHandles: ReadonlySet<string> = new Set('my me root system info house team null undefined guest player anonymous'.split(' '))

/** Maps characters that look alike: `0pen_h0use`, `officiaI`, `adrnin`. Only for comparison. */
const lookOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('0', 'o')
    .replaceAll(/[1l]/g, 'i')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('5', 's')
    .replaceAll('7', 't')
    .replaceAll('8', 'b')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

/** Names of brands and staff roles, which players may not use. */
const housesWords = new Set(
  'openhouse admin administrator support help helpdesk security moderator operator manager official staff casino cashier'
    .split(' ')
    .map(lookOf),
)
/** Harmless words that, combined with one of ours, sound like a staff role. */
const companions = 'vlk vegas king team the ua my service bot desk'.split(' ').map(lookOf)

/** Whether a handle consists of reserved words, in any spelling, combination or numbering, or contains one as a separate word. */
const looksLikeTheHouse = (handle: string): boolean => {
  const parts = handle.split(/[_.-]+/).map((part) => lookOf(part.replaceAll(/^\d+|\d+$/g, '')))
  if (parts.some((part) => housesWords.has(part)) || lookOf(handle).includes(lookOf('openhouse'))) return true
  const whole = parts.join('')
  const words = [...housesWords]
  return new RegExp(`^(?:${[...words, ...companions].join('|')})+$`).test(whole) && words.some((word) => whole.includes(word))
}

/** validates a public handle. It is part of links as base64, so it is plain ASCII, and never an email or phone number. */
export const handleErrorOf = (handle: string): FieldErrorCode | undefined => {
  if (!/^[a-z](?:[a-z0-9]|[_.-](?=[a-z0-9])){2,19}$/i.test(handle)) return 'login-invalid'
  return reservedHandles.has(handle.toLowerCase()) || looksLikeTheHouse(handle) ? 'login-taken' : undefined
}

/** Validates the form of an email address. Whether it exists is only shown by confirming it. */
export const emailErrorOf = (email: string): FieldErrorCode | undefined => {
  const [local = '', domain = '', ...more] = email.trim().split('@')
  const fits = more.length === 0 && local.length > 0 && local.length <= 64 && email.trim().length <= 254
  const local_fits = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i.test(local)
  const domain_fits = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/iu.test(domain)
  return fits && local_fits && domain_fits ? undefined : 'email-invalid'
}

const shortestPassword = 8
const longestPassword = 128

/** A repeated character or an ascending or descending sequence. */
const isRun = (password: string): boolean => {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0] ?? 9)
}

/**
 * Validates a password by length and against common passwords, as NIST SP 800-63B recommends; no composition rules, which lead to
 * passwords that are hard to remember and easy to guess. Length is counted in characters, not bytes.
 */
export const passwordErrorOf = (password: string, names: readonly string[] = []): FieldErrorCode | undefined => {
  const length = [...password.normalize('NFKC')].length
  if (length < shortestPassword) return 'password-too-short'
  if (length > longestPassword) return 'password-too-long'
  const plain = password.normalize('NFKC').toLowerCase()
  const guessable = names.filter((name) => name !== '').some((name) => plain === name.toLowerCase())
  return guessable || commonPasswords.has(plain) || isRun(plain) ? 'password-too-common' : undefined
}

/** A code from a link (referral, gift, source). An invalid one is ignored, because it must not prevent a registration. */
export const linkWordOf = (value: string | undefined): string | null =>
  value !== undefined && /^[\w.:-]{1,64}$/.test(value) ? value : null

/** The page that the person came from, as a path of this site only. */
export const refererOf = (value: unknown): string | null =>
  typeof value === 'string' && /^\/(?!\/)[\w/.,:;=&?%#~+-]{0,299}$/.test(value) ? value : null

const regionNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** Whether it is an ISO 3166 country code. */
export const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && regionNames.of(code) !== undefined

/** Registrations per address and hour: enough for a household, not for mass registration. */
export const registerByAddress = { name: 'register-by-address', count: 30, window_s: 3600 }
/** Registrations per network and hour, against those who control a whole address range. */
export const registerByPrefix = { name: 'register-by-prefix', count: 300, window_s: 3600 }
/** From the sixth registration on, a captcha is required. */
export const registerCaptchaFrom = 5

/** Attempts per player and hour to complete a registration. */
export const completionsByPlayer = { name: 'completions-by-player', count: 20, window_s: 3600 }

/**
 * Against SMS pumping (requests for messages to numbers whose owners earn by them): few per number. The site's total is counted
 * with its other messages.
 */
export const appLinksByPhone = { name: 'app-links-by-phone', count: 2, window_s: 24 * 3600 }
export const appLinksByAddress = { name: 'app-links-by-address', count: 3, window_s: 3600 }
export const appLinksByPrefix = { name: 'app-links-by-prefix', count: 20, window_s: 24 * 3600 }

/**
 * How long a contact that was given up is kept, so that its player can take it back: a day longer than the links of letters about the
 * change live (sign-in/security-notices).
 */
export const former_contact_life_ms = 8 * 24 * 60 * 60 * 1000
