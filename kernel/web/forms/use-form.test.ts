import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Refused } from '#kernel/web/api/api.ts'
import { placeErrors } from './place-errors.ts'
import { useForm, type Form, type Once } from './use-form.ts'

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

test('a form whose outcome is unknown goes under its key until the house has answered', async () => {
  const refused = (status: number | null, is_unknown: boolean): Refused => ({
    success: false,
    status,
    is_unknown,
    error: 'no',
    message: 'Ні',
    errors: {},
    details: {},
  })
  const call = vi.fn<(values: object, once: Once) => Promise<{ success: true } | Refused>>()
  for (const status of [null, 502, 503, 409]) call.mockResolvedValueOnce(refused(status, true))
  call.mockResolvedValueOnce(refused(409, false)).mockResolvedValueOnce({ success: true })
  let form: Form<{ amount: number }> | undefined
  const Shown = () => {
    form = useForm({ fields: { defaultValues: { amount: 5 } }, call, onDone: () => undefined })
    return null
  }
  renderToStaticMarkup(createElement(Shown))
  for (let press = 1; press <= 6; press++) {
    form?.send()
    await expect.poll(() => call).toHaveBeenCalledTimes(press)
    await new Promise((resolve) => void setTimeout(resolve))
  }
  const keys = call.mock.calls.map(([, { key }]) => key)
  expect(keys[0]).toBeTypeOf('string')
  expect(keys.slice(0, 5)).toEqual(Array(5).fill(keys[0]))
  expect(keys[5]).not.toBe(keys[0])
})
