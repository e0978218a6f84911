import { type RegistrationForm, takesAnyContact } from './forms.ts'
import { emailErrorOf, type FieldErrorCode, handleErrorOf, passwordErrorOf } from './rules.ts'

/** What the person fills in; the rest of the call comes from the page. */
export interface FilledForm {
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly password?: string | undefined
  readonly login?: string | undefined
  readonly isAgeConfirmed: boolean
  readonly isAgreementsConfirmed: boolean
}

export type FormField = keyof FilledForm
export type FormErrors = Partial<Record<FormField, FieldErrorCode>>

const given = (typed: string | undefined): string => typed?.trim() ?? ''

/** Validates a typed phone number. The server knows every country's numbers, a page only their shape. */
export type PhoneCheck = (typed: string) => FieldErrorCode | undefined

const checkContacts = (form: RegistrationForm, { email, phone }: FilledForm, phoneErrorOf: PhoneCheck): FormErrors => {
  const is_empty = given(email) === '' && given(phone) === ''
  if (is_empty && takesAnyContact(form)) return { email: 'contact-needed' }
  const email_is_needed = !takesAnyContact(form) || given(phone) === ''
  const email_error = email_is_needed || given(email) !== '' ? emailErrorOf(given(email)) : undefined
  const phone_error = given(phone) === '' ? undefined : phoneErrorOf(given(phone))
  return { ...(email_error && { email: email_error }), ...(phone_error && { phone: phone_error }) }
}

const checkNames = (form: RegistrationForm, { email, phone, password = '', login }: FilledForm): FormErrors => {
  const handle = given(login)
  const handle_error = handle === '' ? undefined : handleErrorOf(handle)
  const names = [given(email), given(email).split('@')[0] ?? '', given(phone), handle]
  const password_error = form.password === 'typed' ? passwordErrorOf(password, names) : undefined
  return { ...(password_error && { password: password_error }), ...(handle_error && { login: handle_error }) }
}

/** AU-008: both are required, on every form and when a registration is completed (AU-009). */
export const checkConfirmations = ({
  isAgeConfirmed,
  isAgreementsConfirmed,
}: Pick<FilledForm, 'isAgeConfirmed' | 'isAgreementsConfirmed'>): FormErrors => ({
  ...(isAgeConfirmed ? {} : { isAgeConfirmed: 'age-not-confirmed' }),
  ...(isAgreementsConfirmed ? {} : { isAgreementsConfirmed: 'agreements-not-confirmed' }),
})

/** Validation errors of a form of this kind, by field; empty if it is valid. */
export const checkForm = (form: RegistrationForm, filled: FilledForm, phoneErrorOf: PhoneCheck): FormErrors => ({
  ...checkContacts(form, filled, phoneErrorOf),
  ...checkNames(form, filled),
  ...checkConfirmations(filled),
})

/** Recognises a contact typed into a combined field: an email contains an @, anything else is a phone. */
export const contactFieldOf = (typed: string): Pick<FilledForm, 'email' | 'phone'> =>
  typed.includes('@') || !/\d/.test(typed) ? { email: typed } : { phone: typed }
