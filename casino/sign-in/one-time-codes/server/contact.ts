import { emailErrorOf } from '#casino/players/accounts/server/api.ts'
import { normalEmail } from '#casino/sign-in/sessions/server/api.ts'
import { isServedPhone, phoneOf } from '#kernel/contacts/phone-number.ts'
import type { House } from '#kernel/house.ts'
import { refuseFields } from '../contract.ts'
import type { Kind } from '../rules.ts'

export interface Contact {
  readonly kind: Kind
  readonly contact: string
}

/**
 * Recognises a contact typed into a combined field: an email contains an @, anything else is a phone. Refuses `contact-invalid`,
 * regardless of who has it.
 */
export const contactFrom = (house: House, typed: string): Contact => {
  if (typed.includes('@')) {
    const email = normalEmail(typed)
    return emailErrorOf(email) ? refuseFields({ contact: 'contact-invalid' }) : { kind: 'email', contact: email }
  }
  const phone = phoneOf(typed, house.brand.country)
  if (phone === undefined) return refuseFields({ contact: 'contact-invalid' })
  return isServedPhone(house, phone) ? { kind: 'phone', contact: phone } : refuseFields({ contact: 'number-not-served' })
}
