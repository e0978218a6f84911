import type { Static } from 'typebox'
import { couldBePhone } from '#kernel/contacts/phone-shape.ts'
import type { FormView } from '../contract.ts'
import { checkForm, contactFieldOf, type FilledForm, findForm } from '../forms.ts'
import type { FieldErrorCode } from '../rules.ts'

export type Form = Static<typeof FormView>

/** All fields of all forms; those that a form lacks stay empty. */
export interface FormValues {
  readonly email: string
  readonly phone: string
  readonly contact: string
  /** For a contact whose kind is chosen: email or phone. */
  readonly contact_kind: 'email' | 'phone'
  readonly password: string
  readonly login: string
  readonly isAgeConfirmed: boolean
  readonly isAgreementsConfirmed: boolean
}

export const emptyForm: FormValues = {
  email: '',
  phone: '',
  contact: '',
  contact_kind: 'email',
  password: '',
  login: '',
  isAgeConfirmed: false,
  isAgreementsConfirmed: false,
}

const contactField = (form: Form) => form.fields.find(({ name }) => name === 'contact')

const contactsOf = (form: Form, { email, phone, contact, contact_kind }: FormValues): Pick<FilledForm, 'email' | 'phone'> => {
  const field = contactField(form)
  if (field) return field.choice ? { [contact_kind]: contact } : contactFieldOf(contact)
  return { ...(email.trim() === '' ? {} : { email }), ...(phone.trim() === '' ? {} : { phone }) }
}

/** The fields to send: those of this form that were filled in. */
export const filledOf = (form: Form, values: FormValues): FilledForm => ({
  ...contactsOf(form, values),
  ...(form.password === 'typed' ? { password: values.password } : {}),
  ...(values.login.trim() === '' ? {} : { login: values.login }),
  isAgeConfirmed: values.isAgeConfirmed,
  isAgreementsConfirmed: values.isAgreementsConfirmed,
})

export type ShownField = Exclude<keyof FormValues, 'contact_kind'>

/** The field that shows an error: both contacts share one field on some forms. */
export const shownField = (form: Form, name: string): ShownField | undefined => {
  if ((name === 'email' || name === 'phone') && contactField(form)) return 'contact'
  const is_shown = name === 'isAgeConfirmed' || name === 'isAgreementsConfirmed' || form.fields.some((field) => field.name === name)
  return is_shown ? (name as ShownField) : undefined
}

/** The fields from top to bottom, so that the first invalid one gets the focus. */
export const orderOf = (form: Form): readonly ShownField[] => [
  ...form.fields.map(({ name }) => name),
  'isAgeConfirmed',
  'isAgreementsConfirmed',
]

const phoneErrorOf = (typed: string): FieldErrorCode | undefined => (couldBePhone(typed) ? undefined : 'phone-incomplete')

/** Client-side validation with the server's rules, for visible fields; a phone is checked by its shape. */
export const wrongFields = (form: Form, values: FormValues): Partial<Record<ShownField, FieldErrorCode>> => {
  const known = findForm(form.variant)
  if (!known) return {}
  const errors = Object.entries(checkForm(known, filledOf(form, values), phoneErrorOf))
  // If one kind of contact was chosen, the other one is not required.
  const of_chosen = values.contact_kind === 'phone' ? 'phone-incomplete' : 'email-invalid'
  const said = (code: FieldErrorCode) => (code === 'contact-needed' && contactField(form)?.choice ? of_chosen : code)
  return Object.fromEntries(errors.flatMap(([name, code]) => [[shownField(form, name), said(code)]]))
}
