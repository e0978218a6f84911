import type { NameHold } from './document-rules.ts'
import type { texts } from './texts.ts'

type FieldErrorCode = keyof typeof texts & string

/** Personal details; an empty text clears a field. */
export interface PersonalFields {
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  readonly birth_date?: string | undefined
  readonly region?: string | undefined
  readonly city?: string | undefined
  readonly address?: string | undefined
}
export type PersonalField = keyof PersonalFields

export const personalFields = [
  'first_name',
  'last_name',
  'birth_date',
  'region',
  'city',
  'address',
] as const satisfies readonly PersonalField[]

/** Fields that an identity document shows. Once it is approved, only support staff can change them. */
export const verifiedFields = ['first_name', 'last_name', 'birth_date'] as const satisfies readonly PersonalField[]
export type Person = Readonly<Record<(typeof verifiedFields)[number], string>>

/**
 * Fields that the player cannot change now. While a document waits for its decision, what it will confirm stays as it is; what was
 * not filled in yet can be.
 */
export const lockedFields = (hold: NameHold | null, values: Partial<Readonly<Record<PersonalField, string | null>>>): PersonalField[] =>
  verifiedFields.filter((field) => hold === 'verified' || (hold === 'in-review' && (values[field] ?? null) !== null))

/** The same name in a document's capitals, with another apostrophe, or with other spaces. */
const comparable = (value: string): string => tidy(value).toLowerCase().replaceAll(/['’ʼ]/g, '’')

/** Whether a document shows the person whom the profile names. False if the profile does not name them fully. */
export const showsPerson = (shown: Person, profile: Partial<Readonly<Record<PersonalField, string | null>>>): boolean =>
  verifiedFields.every((field) => comparable(profile[field] ?? '') === comparable(shown[field]) && shown[field] !== '')

/** Normalises typed text: whitespace, and equivalent Unicode forms. */
export const tidy = (typed: string): string => typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim()

const isName = (text: string): boolean => /^\p{L}[\p{L}\p{M}'’ʼ.\- ]{0,59}$/u.test(text)
const isLine = (text: string, most: number): boolean => [...text].length <= most && !/\p{C}/u.test(text)

/** Whether a text is a valid date, as `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => {
  const parsed = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return parsed !== null && !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text)
}

/** Age in full years on a day; someone born on 29 February turns a year older on 1 March. */
export const ageOn = (birth_date: string, today: string): number => {
  const [year = 0, month = 0, day = 0] = birth_date.split('-').map(Number)
  const [now_year = 0, now_month = 0, now_day = 0] = today.split('-').map(Number)
  return now_year - year - (now_month < month || (now_month === month && now_day < day) ? 1 : 0)
}

interface Bounds {
  /** Minimum age in years (the licence's `minimum_age`). */
  readonly minimum_age: number
  /** `YYYY-MM-DD`. */
  readonly today: string
}

const birthDateError = (birth_date: string, { minimum_age, today }: Bounds): FieldErrorCode | undefined => {
  if (!isDay(birth_date) || ageOn(birth_date, today) > 120 || birth_date > today) return 'profile-birth-date-invalid'
  return ageOn(birth_date, today) < minimum_age ? 'profile-too-young' : undefined
}

const errorOf = (field: PersonalField, value: string, bounds: Bounds): FieldErrorCode | undefined => {
  if (field === 'birth_date') return birthDateError(value, bounds)
  if (field === 'first_name' || field === 'last_name') return isName(value) ? undefined : 'profile-name-invalid'
  if (field === 'region') return /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(value) ? undefined : 'profile-region-unknown'
  if (field === 'city') return isLine(value, 80) ? undefined : 'profile-city-invalid'
  return isLine(value, 200) ? undefined : 'profile-address-invalid'
}

/** PR-001: validation errors of the sent fields; empty if all are valid. */
export const checkPersonal = (sent: PersonalFields, bounds: Bounds): Partial<Record<PersonalField, FieldErrorCode>> => {
  const errors: Partial<Record<PersonalField, FieldErrorCode>> = {}
  for (const field of personalFields) {
    const value = sent[field]
    const error = value === undefined || value === '' ? undefined : errorOf(field, value, bounds)
    if (error) errors[field] = error
  }
  return errors
}

/**
 * Kinds of message in the notification centre that a player may turn off (PR-009, NC-010). Sign-ins, data exports and account
 * erasure are always announced.
 */
export const subscriptionNames = ['deposits', 'prizes'] as const
export type SubscriptionName = (typeof subscriptionNames)[number]
export type Subscriptions = Readonly<Record<SubscriptionName, boolean>>

export const subscriptionsOf = (stored: Readonly<Record<string, unknown>> | null | undefined): Subscriptions =>
  Object.fromEntries(subscriptionNames.map((name) => [name, stored?.[name] !== false])) as Record<SubscriptionName, boolean>

/** Attempts at a taxpayer number per hour: enough for typing errors, not for guessing somebody else's. */
export const innTries = { name: 'profile-inn', count: 10, window_s: 3600 } as const
export const profileChanges = { name: 'profile-update', count: 60, window_s: 3600 } as const
/** Changes per hour to what the site remembers about pages and popups. */
export const marks = { name: 'profile-marks', count: 120, window_s: 3600 } as const
