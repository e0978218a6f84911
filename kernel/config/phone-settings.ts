import { type CountryCode, isSupportedCountry, type NumberType } from 'libphonenumber-js/max'
import type { Environment } from '#kernel/config/environment.ts'

/** Which phone numbers messages may be sent to. */
export interface PhoneSettings {
  /** ISO 3166 country codes; null means the brand's own country. */
  readonly countries: readonly CountryCode[] | null
  readonly types: readonly NonNullable<NumberType>[]
}

/** Number types that may be allowed. In countries such as the USA mobile and fixed numbers share ranges, so a number can be both. */
const kinds: Readonly<Record<string, readonly NonNullable<NumberType>[]>> = {
  mobile: ['MOBILE', 'FIXED_LINE_OR_MOBILE'],
  fixed: ['FIXED_LINE', 'FIXED_LINE_OR_MOBILE'],
  voip: ['VOIP'],
  personal: ['PERSONAL_NUMBER'],
}

const wordsOf = (text: string | undefined): string[] => (text ?? '').split(',').flatMap((word) => word.trim() || [])

export const readPhoneSettings = (env: Environment, mistakes: string[]): PhoneSettings => {
  const countries = wordsOf(env['PHONE_COUNTRIES'])
  const unknown = countries.filter((country) => !isSupportedCountry(country))
  if (unknown.length > 0) mistakes.push(`PHONE_COUNTRIES must be countries like UA,PL, not "${unknown.join(',')}".`)
  const types = wordsOf(env['PHONE_TYPES'] || 'mobile')
  if (types.length === 0 || types.some((type) => !Object.hasOwn(kinds, type)))
    mistakes.push(`PHONE_TYPES must be a list of ${Object.keys(kinds).join(', ')}.`)
  return {
    countries: countries.length === 0 ? null : (countries as CountryCode[]),
    types: [...new Set(types.flatMap((type) => kinds[type] ?? []))],
  }
}
