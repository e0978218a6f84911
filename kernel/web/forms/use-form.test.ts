import { expect, test } from 'vitest'
import { createAttempts } from './attempt.ts'
import { placeErrors } from './place-errors.ts'

const names = ['contact', 'password', 'isAgeConfirmed'] as const
const places = { names, fieldOf: undefined, only_field: undefined }

test('what the house says of fields goes to them, from the top down, so that the first has the focus', () => {
  const refused = { message: 'Перевірте форму', errors: { isAgeConfirmed: 'Підтвердьте вік', contact: 'Немає такої пошти' } }
  expect(placeErrors(refused, places)).toEqual({
    errors: [
      { name: 'contact', message: 'Немає такої пошти' },
      { name: 'isAgeConfirmed', message: 'Підтвердьте вік' },
    ],
    rest: undefined,
  })
})

test('fields that are called otherwise are found; what is about no field of the form is said above it', () => {
  const fieldOf = (name: string) => (name === 'email' || name === 'phone' ? 'contact' : undefined)
  const refused = { message: 'Перевірте форму', errors: { phone: 'Немає такого номера', email: 'Немає такої пошти' } }
  expect(placeErrors(refused, { ...places, fieldOf })).toEqual({
    errors: [{ name: 'contact', message: 'Немає такого номера' }],
    rest: undefined,
  })
  expect(placeErrors({ message: 'Перевірте форму', errors: { captcha: 'Пройдіть перевірку' } }, places)).toEqual({
    errors: [],
    rest: 'Пройдіть перевірку',
  })
  expect(placeErrors({ message: 'Забагато спроб', errors: {} }, places)).toEqual({ errors: [], rest: 'Забагато спроб' })
})

test('a form of one field has the mistake there, whatever the house calls it', () => {
  const only_field = 'password' as const
  expect(placeErrors({ message: 'Забагато спроб', errors: {} }, { ...places, only_field })).toEqual({
    errors: [{ name: 'password', message: 'Забагато спроб' }],
    rest: undefined,
  })
})

test('the same form sent again without an answer is the same command; a changed or answered one is another', () => {
  const attempts = createAttempts()
  const first = attempts.keyOf({ amount: 5 })
  expect(first).toBeTypeOf('string')
  expect(attempts.keyOf({ amount: 5 })).toBe(first)
  const changed = attempts.keyOf({ amount: 6 })
  expect(changed).not.toBe(first)
  attempts.end()
  expect(attempts.keyOf({ amount: 6 })).not.toBe(changed)
})
