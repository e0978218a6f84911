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

const held = (contact: string, is_confirmed: boolean) => ({ contact, is_confirmed })

test('a contact is changed once another one is there and confirmed, however confirmed the former one is', () => {
  expect(changeStep(held('former', true), held('former', true), 'phone')).toBe('phone')
  expect(changeStep(held('former', true), held('other', false), 'phone')).toBe('phone')
  expect(changeStep(held('former', true), held('other', true), 'email')).toBe('done')
})

test('whoever presses “Change”, types the same contact once more and confirms it is told that it is done', () => {
  expect(changeStep(held('same', false), held('same', false), 'email')).toBe('email')
  expect(changeStep(held('same', false), held('same', true), 'email')).toBe('done')
})
