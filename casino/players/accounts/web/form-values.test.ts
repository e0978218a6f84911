import { expect, test } from 'vitest'
import { formOf, formVariants, type FormVariant } from '../forms.ts'
import { emptyForm, filledOf, type Form, type FormValues, orderOf, shownField, wrongFields } from './form-values.ts'

const viewOf = (variant: FormVariant): Form => ({
  ...formOf(variant),
  fields: formOf(variant).fields.map((field) => ({ ...field })),
  agreements: [],
  country: { id: 2, value: 'UA', hidden: true },
  currency: { value: 'UAH', hidden: true },
})

const confirmed = { isAgeConfirmed: true, isAgreementsConfirmed: true }
const values: FormValues = {
  ...emptyForm,
  ...confirmed,
  contact: '050 123 45 67',
  email: 'olena@example.com',
  password: 'correct horse battery',
}

test('AU-011: each form sends its own fields and no other', () => {
  const sent = formVariants.map((variant) => [
    variant,
    Object.keys(filledOf(viewOf(variant), { ...values, contact_kind: 'phone' })).toSorted(),
  ])
  const agreed = ['isAgeConfirmed', 'isAgreementsConfirmed']
  expect(Object.fromEntries(sent)).toEqual({
    default: ['email', ...agreed, 'password'],
    default_new: [...agreed, 'password', 'phone'],
    light_cash: ['email', ...agreed, 'password'],
    normal: ['email', ...agreed, 'password'],
    otp: [...agreed, 'phone'],
    oneContact: [...agreed, 'password', 'phone'],
    short: [...agreed, 'phone'],
  })
})

test('one field is read as what was typed, a chosen one as what was chosen', () => {
  const typed = { ...values, contact: 'olena@example.com' }
  expect(filledOf(viewOf('oneContact'), typed)).toMatchObject({ email: 'olena@example.com' })
  expect(filledOf(viewOf('default_new'), { ...typed, contact_kind: 'phone' })).toMatchObject({ phone: 'olena@example.com' })
  expect(wrongFields(viewOf('default_new'), { ...typed, contact_kind: 'phone' })).toEqual({ contact: 'phone-incomplete' })
})

test('a wrong contact is shown at the field that the form has for it', () => {
  expect(wrongFields(viewOf('oneContact'), { ...values, contact: '' })).toEqual({ contact: 'contact-needed' })
  const empty = { ...values, contact: '' }
  expect(wrongFields(viewOf('otp'), { ...empty, contact_kind: 'email' })).toEqual({ contact: 'email-invalid' })
  expect(wrongFields(viewOf('default_new'), { ...empty, contact_kind: 'phone' })).toEqual({ contact: 'phone-incomplete' })
  expect(wrongFields(viewOf('default'), { ...values, email: 'x' })).toEqual({ email: 'email-invalid' })
  expect([shownField(viewOf('short'), 'phone'), shownField(viewOf('short'), 'password'), shownField(viewOf('short'), 'currency')]).toEqual([
    'contact',
    undefined,
    undefined,
  ])
  expect(orderOf(viewOf('normal'))).toEqual(['email', 'phone', 'login', 'password', 'isAgeConfirmed', 'isAgreementsConfirmed'])
})
