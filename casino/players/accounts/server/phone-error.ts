import { isServedPhone, phoneOf } from '#kernel/contacts/phone-number.ts'
import type { House } from '#kernel/house.ts'
import type { PhoneCheck } from '../forms.ts'

/** Validates a phone number: it must exist, and messages must be allowed to it. */
export const phoneErrorOf =
  (house: House): PhoneCheck =>
  (typed) => {
    const phone = phoneOf(typed, house.brand.country)
    if (phone === undefined) return 'phone-incomplete'
    return isServedPhone(house, phone) ? undefined : 'phone-not-served'
  }
