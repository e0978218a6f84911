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
  // Foreign numbers are also written without the plus: 48601234567.
  return parsed(typed.trim(), country) ?? (/^[1-9]/.test(typed.trim()) ? parsed(`+${typed.trim()}`, country) : undefined)
}

/**
 * Normalizes a typed phone number to E.164 (`+` and digits). Accepts spaces, brackets, a leading 00, a missing plus and national
 * format. Undefined if it is not a valid number. Whether messages may be sent to it is decided by `isServedPhone`.
 */
export const phoneOf = (typed: string, country: string): string | undefined => read(typed, country)?.number

/**
 * Whether messages may be sent to this number: it must exist, in an allowed country and of an allowed type (PHONE_COUNTRIES,
 * PHONE_TYPES). Satellite, premium and shared-cost numbers are never allowed, because their owners earn a share of each message.
 */
export const isServedPhone = ({ brand, config }: Pick<House, 'brand' | 'config'>, phone: string): boolean => {
  const { countries, types } = config.phones
  const number = read(phone, brand.country)
  if (!number?.isValid() || number.country === undefined) return false
  return (countries ?? [brand.country]).includes(number.country) && types.some((type) => type === number.getType())
}
