import { normalEmail } from '#casino/sign-in/sessions/server/api.ts'
import { requireProofForWayIn } from '#casino/sign-in/second-factor/server/api.ts'
import { phoneOf } from '#kernel/contacts/phone-number.ts'
import type { BodyOf } from '#kernel/contract/endpoint.ts'
import type { House } from '#kernel/house.ts'
import type { Call } from '#kernel/http/handle.ts'
import { countTry } from '#kernel/http/rate-limit.ts'
import { type completeRegistration, refuseFields } from '../contract.ts'
import { checkConfirmations, type FormErrors } from '../forms.ts'
import { completionsByPlayer, emailErrorOf } from '../rules.ts'
import { contactsOf } from './contacts.ts'
import { type ContactGiven, fillIn } from './fill-in.ts'
import { phoneErrorOf } from './phone-error.ts'

type Body = BodyOf<typeof completeRegistration>

const contactIn = (house: House, { email = '', phone = '' }: Body): { contact: ContactGiven; errors: FormErrors } => {
  if (email.trim() !== '') {
    const wrong = emailErrorOf(email)
    return { contact: { email: normalEmail(email), phone: null }, errors: wrong ? { email: wrong } : {} }
  }
  const phone_error = phone.trim() === '' ? undefined : phoneErrorOf(house)(phone)
  const errors: FormErrors = phone.trim() === '' ? { email: 'contact-needed' } : phone_error ? { phone: phone_error } : {}
  return { contact: { email: null, phone: phoneOf(phone, house.brand.country) ?? null }, errors }
}

/**
 * Adds what is missing and keeps what is there: an existing contact is changed elsewhere, with more checks. A contact restores the
 * account once it is confirmed, so whoever gives one shows that they are the player.
 */
export const complete = async (call: Call<typeof completeRegistration>) => {
  const { house, player_id, body } = call
  const known = (await contactsOf(house.db, [player_id])).get(player_id)
  const has_contact = known !== undefined && (known.email !== null || known.phone !== null)
  const { contact, errors } = contactIn(house, body)
  const wrong = { ...(has_contact ? {} : errors), ...checkConfirmations(body) }
  if (Object.keys(wrong).length > 0) return refuseFields(wrong)
  if (!has_contact) await requireProofForWayIn(call)
  await countTry(house, completionsByPlayer, String(player_id))
  await fillIn(house.db, player_id, has_contact ? { email: null, phone: null } : contact, house.clock.now())
  return {}
}
