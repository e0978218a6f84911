import { expect, test } from 'vitest'
import { changeStep, nextStep } from './confirmation-steps.ts'

test('AU-022: one contact is enough, and the second step is skipped', () => {
  expect(nextStep({ email: false, phone: false }, false, 'email')).toBe('email')
  expect(nextStep({ email: true, phone: false }, false, 'email')).toBe('done')
  expect(nextStep({ email: true, phone: false }, false, 'phone')).toBe('phone')
})

test('AU-022, EN-034: where all contacts are needed the other one follows, and then it is complete', () => {
  expect(nextStep({ email: true, phone: false }, true, 'email')).toBe('phone')
  expect(nextStep({ email: false, phone: true }, true, 'phone')).toBe('email')
  expect(nextStep({ email: true, phone: true }, true, 'email')).toBe('done')
})

test('a contact is changed once another one is there and confirmed, however confirmed the former one is', () => {
  expect(changeStep({ is_confirmed: true, is_other: false }, 'phone')).toBe('phone')
  expect(changeStep({ is_confirmed: false, is_other: true }, 'phone')).toBe('phone')
  expect(changeStep({ is_confirmed: true, is_other: true }, 'email')).toBe('done')
})
