import { expect, test } from 'vitest'
import { couldBePhone } from '#kernel/contacts/phone-shape.ts'
import {
  checkConfirmations,
  checkForm,
  contactFieldOf,
  type FilledForm,
  findForm,
  formOf,
  type FormVariant,
  formVariants,
} from './forms.ts'

const confirmed = { isAgeConfirmed: true, isAgreementsConfirmed: true }
const filled = { email: 'olena@example.com', password: 'correct horse battery', ...confirmed }

const wrong = (variant: FormVariant, form: FilledForm): object =>
  checkForm(formOf(variant), form, (typed) => (couldBePhone(typed) ? undefined : 'phone-incomplete'))

test.each(formVariants)('AU-008, AU-009: both confirmations are needed on %s, and each is named', (variant) => {
  expect(wrong(variant, filled)).toEqual({})
  expect(wrong(variant, { ...filled, isAgeConfirmed: false })).toEqual({ isAgeConfirmed: 'age-not-confirmed' })
  expect(wrong(variant, { ...filled, isAgreementsConfirmed: false })).toEqual({ isAgreementsConfirmed: 'agreements-not-confirmed' })
  expect(Object.keys(checkConfirmations({ isAgeConfirmed: false, isAgreementsConfirmed: false }))).toHaveLength(2)
})

test('every wrong field is named at once', () => {
  const errors = wrong('normal', {
    email: 'x',
    phone: '12',
    password: 'short',
    login: '1',
    isAgeConfirmed: false,
    isAgreementsConfirmed: false,
  })
  expect(Object.keys(errors).toSorted()).toEqual(['email', 'isAgeConfirmed', 'isAgreementsConfirmed', 'login', 'password', 'phone'])
})

test('EN-033: a form that has a field for an e-mail needs one; a form that takes any contact needs one of the two', () => {
  for (const variant of formVariants) {
    const with_phone = wrong(variant, { ...filled, email: undefined, phone: '050 123 45 67' })
    const with_nothing = wrong(variant, { ...filled, email: ' ' })
    const takes_any = !['default', 'light_cash', 'normal'].includes(variant)
    expect([variant, with_phone]).toEqual([variant, takes_any ? {} : { email: 'email-invalid' }])
    expect([variant, with_nothing]).toEqual([variant, { email: takes_any ? 'contact-needed' : 'email-invalid' }])
  }
  expect(wrong('oneContact', { ...filled, email: 'olena', phone: 'x' })).toEqual({ email: 'email-invalid', phone: 'phone-incomplete' })
})

test('a password is asked for where the person types one, and is none of their names', () => {
  const without = { ...filled, password: undefined }
  expect(formVariants.filter((variant) => Object.hasOwn(wrong(variant, without), 'password'))).toEqual([
    'default',
    'default_new',
    'light_cash',
    'normal',
    'oneContact',
  ])
  expect(wrong('oneContact', { ...confirmed, phone: '+380501234567', password: '+380501234567' })).toEqual({
    password: 'password-too-common',
  })
})

test.each([
  ['olena@example.com', { email: 'olena@example.com' }],
  ['050 123', { phone: '050 123' }],
  ['olena', { email: 'olena' }],
  ['', { email: '' }],
])('one field for either contact: %j is read as what it looks like', (typed, read) => expect(contactFieldOf(typed)).toEqual(read))

test('API-014: a form is found by its name or its number, and by nothing else', () => {
  expect(formVariants.map((variant) => findForm(variant)?.variant)).toEqual([...formVariants])
  expect(formVariants.map((variant) => findForm(String(formOf(variant).id))?.variant)).toEqual([...formVariants])
  for (const id of ['', '0', '8', '1.0', ' 1', 'DEFAULT', '__proto__', 'constructor']) expect(findForm(id)).toBeUndefined()
})
