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
export const takesAnyContact = (form: RegistrationForm): boolean => form.fields.some(({ name }) => name === 'contact')
