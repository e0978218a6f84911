import { phoneOf } from '#kernel/contacts/phone-number.ts'
import { normalEmail, normalHandle, type SignInName } from '../rules.ts'

/** Recognises what was typed into the log-in field: an email contains an @, a handle begins with a letter, a phone has only digits. */
export const signInNameOf = (typed: string, country: string): SignInName => {
  if (typed.includes('@')) return { kind: 'email', name: normalEmail(typed) }
  const phone = phoneOf(typed, country)
  return phone === undefined ? { kind: 'handle', name: normalHandle(typed) } : { kind: 'phone', name: phone }
}
