import { isServedPhone, phoneOf } from '#kernel/contacts/phone-number.ts'
import type { House } from '#kernel/house.ts'
import type { PhoneCheck } from '../form-rules.ts'

/** What is wrong with a phone that somebody gives as theirs: it must be one, and one that the house writes to. */
export const phoneErrorOf =
  (house: House): PhoneCheck =>
  (typed) => {
    const phone = phoneOf(typed, house.brand.country)
    if (phone === undefined) return 'phone-incomplete'
    return isServedPhone(house, phone) ? undefined : 'phone-not-served'
  }
