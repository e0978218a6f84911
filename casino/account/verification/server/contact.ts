import { emailErrorOf } from '#casino/account/registration/server/api.ts'
import { normalEmail } from '#casino/account/login/server/api.ts'
import { phoneOf } from '#kernel/contacts/phone-number.ts'
import type { House } from '#kernel/house.ts'
import { refuseFields } from '../contract.ts'
import type { Kind } from '../rules.ts'

export interface Contact {
  readonly kind: Kind
  readonly contact: string
}

/** What was typed into one field: an e-mail has an @, anything else is a phone. Refuses `contact-invalid`, whoever has it. */
export const contactFrom = ({ brand }: House, typed: string): Contact => {
  if (typed.includes('@')) {
    const email = normalEmail(typed)
    return emailErrorOf(email) ? refuseFields({ contact: 'contact-invalid' }) : { kind: 'email', contact: email }
  }
  const phone = phoneOf(typed, brand.country)
  return phone === undefined ? refuseFields({ contact: 'contact-invalid' }) : { kind: 'phone', contact: phone }
}
