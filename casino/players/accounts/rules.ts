import { commonPasswords } from './common-passwords.ts'
import type { texts } from './texts.ts'

export type FieldErrorCode = keyof typeof texts & string

/** Handles that an address of the site means otherwise (`my`), or that say nothing of anybody. */
const reservedHandles: ReadonlySet<string> = new Set('my me root system info house team null undefined guest player anonymous'.split(' '))

/** What looks the same in many a typeface, or is read as the same: `0pen_h0use`, `officiaI`, `adrnin`. For comparing alone. */
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

/** The house's names and offices: nobody else may speak in them. */
const housesWords = new Set(
  'openhouse admin administrator support help helpdesk security moderator operator manager official staff casino cashier'
    .split(' ')
    .map(lookOf),
)
/** Harmless by themselves; with one of the house's words they make an office of it. */
const companions = 'vlk vegas king team the ua my service bot desk'.split(' ').map(lookOf)

/** Made of the house's words, however they are spelt, joined and numbered; or one of them set apart from the rest. */
const looksLikeTheHouse = (handle: string): boolean => {
  const parts = handle.split(/[_.-]+/).map((part) => lookOf(part.replaceAll(/^\d+|\d+$/g, '')))
  if (parts.some((part) => housesWords.has(part)) || lookOf(handle).includes(lookOf('openhouse'))) return true
  const whole = parts.join('')
  const words = [...housesWords]
  return new RegExp(`^(?:${[...words, ...companions].join('|')})+$`).test(whole) && words.some((word) => whole.includes(word))
}

/** a public handle, which travels in links as base64, so it is plain ASCII and never an e-mail or a phone number. */
export const handleErrorOf = (handle: string): FieldErrorCode | undefined => {
  if (!/^[a-z](?:[a-z0-9]|[_.-](?=[a-z0-9])){2,19}$/i.test(handle)) return 'login-invalid'
  return reservedHandles.has(handle.toLowerCase()) || looksLikeTheHouse(handle) ? 'login-taken' : undefined
}

/** An address that a mail server could take; whether it does is shown by confirming it, never by a pattern. */
export const emailErrorOf = (email: string): FieldErrorCode | undefined => {
  const [local = '', domain = '', ...more] = email.trim().split('@')
  const fits = more.length === 0 && local.length > 0 && local.length <= 64 && email.trim().length <= 254
  const local_fits = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i.test(local)
  const domain_fits = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/iu.test(domain)
  return fits && local_fits && domain_fits ? undefined : 'email-invalid'
}

const shortestPassword = 8
const longestPassword = 128

/** One character over and over, or a straight run up or down: long, and the first thing to be guessed. */
const isRun = (password: string): boolean => {
  const codes = [...password].map((character) => character.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0] ?? 9)
}

/**
 * Length and what attackers try first, as NIST SP 800-63B asks; no rules of composition, which make passwords that are
 * hard to remember and easy to guess. Length is counted in characters, not in bytes.
 */
export const passwordErrorOf = (password: string, names: readonly string[] = []): FieldErrorCode | undefined => {
  const length = [...password.normalize('NFKC')].length
  if (length < shortestPassword) return 'password-too-short'
  if (length > longestPassword) return 'password-too-long'
  const plain = password.normalize('NFKC').toLowerCase()
  const guessable = names.filter((name) => name !== '').some((name) => plain === name.toLowerCase())
  return guessable || commonPasswords.has(plain) || isRun(plain) ? 'password-too-common' : undefined
}

/** A word that came with a link (referral code, gift, source). One that is none is left out: it must not keep anybody from registering. */
export const linkWordOf = (value: string | undefined): string | null =>
  value !== undefined && /^[\w.:-]{1,64}$/.test(value) ? value : null

/** Where a person came from, as a path of this site alone. */
export const refererOf = (value: unknown): string | null =>
  typeof value === 'string' && /^\/(?!\/)[\w/.,:;=&?%#~+-]{0,299}$/.test(value) ? value : null

const regionNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

/** Is it a country's ISO 3166 code? */
export const isCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && regionNames.of(code) !== undefined

/** Registrations from one address in an hour: a household, not a farm. */
export const registerByAddress = { name: 'register-by-address', count: 30, window_s: 3600 }
/** From one network in an hour: who has a whole one to choose addresses from is a farm all the same. */
export const registerByPrefix = { name: 'register-by-prefix', count: 300, window_s: 3600 }
/** From the sixth on a registration comes with a check of the browser. */
export const registerCaptchaFrom = 5

/** What a player gives to complete a registration, in an hour. */
export const completionsByPlayer = { name: 'completions-by-player', count: 20, window_s: 3600 }

/** SMS pumping: whoever asks for messages to numbers that earn by them gets nearly none; what the house sends in all is counted with its other messages. */
export const appLinksByPhone = { name: 'app-links-by-phone', count: 2, window_s: 24 * 3600 }
export const appLinksByAddress = { name: 'app-links-by-address', count: 3, window_s: 3600 }
export const appLinksByPrefix = { name: 'app-links-by-prefix', count: 20, window_s: 24 * 3600 }
