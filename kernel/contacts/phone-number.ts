import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max'
import type { House } from '#kernel/house.ts'
import { couldBePhone } from '#kernel/contacts/phone-shape.ts'

type Country = NonNullable<PhoneNumber['country']>

const parsed = (typed: string, country: string): PhoneNumber | undefined => {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: country as Country, extract: false })
  return number?.isPossible() && number.ext === undefined ? number : undefined
}

const read = (typed: string, country: string): PhoneNumber | undefined => {
  if (!couldBePhone(typed)) return undefined
  // A number of another country is also written without its plus: 48601234567.
  return parsed(typed.trim(), country) ?? (/^[1-9]/.test(typed.trim()) ? parsed(`+${typed.trim()}`, country) : undefined)
}

/**
 * `+` and digits (E.164) from however a number is written: with spaces, brackets, 00, without the plus, or as in its country.
 * Undefined when it is none. It says whose number is meant; whether the house writes to it says `isServedPhone`.
 */
export const phoneOf = (typed: string, country: string): string | undefined => read(typed, country)?.number

/**
 * Does the house send messages to this number? Only to numbers that exist, of its countries and kinds (PHONE_COUNTRIES,
 * PHONE_TYPES): satellites, premium and shared-cost numbers take a share of what they are written to, and belong to none of them.
 */
export const isServedPhone = ({ brand, config }: Pick<House, 'brand' | 'config'>, phone: string): boolean => {
  const { countries, types } = config.phones
  const number = read(phone, brand.country)
  if (!number?.isValid() || number.country === undefined) return false
  return (countries ?? [brand.country]).includes(number.country) && types.some((type) => type === number.getType())
}
