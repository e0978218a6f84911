import { expect, test } from 'vitest'
import { contactHintOf } from './contact-hint.ts'

const player = { isGuest: false, isMobile: false, login: 'olena', header: { menu: [] } }

test('whoever has a password hears that it goes with the handle; whoever has none, that the first one will open the account', () => {
  expect(contactHintOf({ ...player, hasAutoPassword: false })).toBe('registration.complete.hint')
  expect(contactHintOf({ ...player, hasAutoPassword: true })).toBe('registration.complete.hint-first')
})
