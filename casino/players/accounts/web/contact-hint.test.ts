import { expect, test } from 'vitest'
import { contactHintOf } from './contact-hint.ts'

test('whoever has a password hears that it goes with the handle; whoever has none, that the first one will open the account', () => {
  expect(contactHintOf({ hasAutoPassword: false })).toBe('registration.complete.hint')
  expect(contactHintOf({ hasAutoPassword: true })).toBe('registration.complete.hint-first')
})
