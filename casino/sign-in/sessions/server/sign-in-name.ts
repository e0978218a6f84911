import { phoneOf } from '#kernel/contacts/phone-number.ts'
import { normalEmail, normalHandle, type SignInName } from '../rules.ts'

/** What was typed into the one field of the log-in form: an e-mail has an @, a handle begins with a letter, a phone has digits alone. */
export const signInNameOf = (typed: string, country: string): SignInName => {
  if (typed.includes('@')) return { kind: 'email', name: normalEmail(typed) }
  const phone = phoneOf(typed, country)
  return phone === undefined ? { kind: 'handle', name: normalHandle(typed) } : { kind: 'phone', name: phone }
}
