import { emailErrorOf, type FieldErrorCode, handleErrorOf, passwordErrorOf } from './rules.ts'

export const formVariants = ['default', 'default_new', 'light_cash', 'normal', 'otp', 'oneContact', 'short'] as const
export type FormVariant = (typeof formVariants)[number]

/** `contact` is one field for both: with `choice` the person first picks email or phone, otherwise the input is recognised. */
export type FieldName = 'email' | 'phone' | 'contact' | 'password' | 'login'

export interface FormField {
  readonly name: FieldName
  readonly required: boolean
  /** Hidden until the person expands it. */
  readonly folded?: true
  readonly choice?: true
}

export interface RegistrationForm {
  /** The variant's number, which also identifies it (API-014). */
  readonly id: number
  readonly variant: FormVariant
  /** `typed` by the person; `made`: generated, and replaced later; `code`: generated, and the contact is confirmed first. */
  readonly password: 'typed' | 'made' | 'code'
  readonly fields: readonly FormField[]
}

const password: FormField = { name: 'password', required: true }
const login: FormField = { name: 'login', required: false }
const folded_login: FormField = { ...login, folded: true }
const email: FormField = { name: 'email', required: true }
const contact: FormField = { name: 'contact', required: true }
const chosen_contact: FormField = { ...contact, choice: true }

/** EN-033, AU-011: the fields of each variant, in order. All ask for age and agreements (AU-008). */
const forms: Readonly<Record<FormVariant, Omit<RegistrationForm, 'variant'>>> = {
  default: { id: 1, password: 'typed', fields: [email, password, folded_login] },
  default_new: { id: 2, password: 'typed', fields: [chosen_contact, password, folded_login] },
  // The player is about to deposit, so nothing that can wait is asked here.
  light_cash: { id: 3, password: 'typed', fields: [email, password] },
  normal: { id: 4, password: 'typed', fields: [email, { name: 'phone', required: false }, login, password] },
  otp: { id: 5, password: 'code', fields: [chosen_contact] },
  oneContact: { id: 6, password: 'typed', fields: [contact, password] },
  short: { id: 7, password: 'made', fields: [contact] },
}

export const formOf = (variant: FormVariant): RegistrationForm => ({ variant, ...forms[variant] })

/** A form by its variant's name or number; undefined if there is none. */
export const findForm = (id: string): RegistrationForm | undefined => {
  const variant = formVariants.find((name) => name === id || String(forms[name].id) === id)
  return variant && formOf(variant)
}

/** Whether the form accepts an email or a phone; otherwise it must be an email. */
const takesAnyContact = (form: RegistrationForm): boolean => form.fields.some(({ name }) => name === 'contact')

/** What the person fills in; the rest of the call comes from the page. */
export interface FilledForm {
  readonly email?: string | undefined
  readonly phone?: string | undefined
  readonly password?: string | undefined
  readonly login?: string | undefined
  readonly isAgeConfirmed: boolean
  readonly isAgreementsConfirmed: boolean
}

export type FormErrors = Partial<Record<keyof FilledForm, FieldErrorCode>>

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
