import { expect, test } from 'vitest'
import type { MainData } from '#kernel/contract/main-data.ts'
import { lackOf } from './start-check.ts'

const mainOf = (complete: boolean, hasAutoPassword: boolean, isGuest = false): MainData =>
  ({ isGuest, hasAutoPassword, Registration: { complete } }) as unknown as MainData

const nothing = { is_disabled: false, is_password_not_asked: false }

test('AU-015, ST-011: an incomplete registration is completed, a password of the house replaced', () => {
  expect(lackOf({ ...nothing, main: mainOf(false, false) })).toBe('RegisterComplete')
  expect(lackOf({ ...nothing, main: mainOf(true, true) })).toBe('PasswordChange')
  expect(lackOf({ ...nothing, main: mainOf(true, false) })).toBeNull()
  expect(lackOf({ ...nothing, main: mainOf(false, true, true) })).toBeNull()
})

test('A-085: where both are wanted the registration comes first', () =>
  expect(lackOf({ ...nothing, main: mainOf(false, true) })).toBe('RegisterComplete'))

test('AU-016, AU-017, OP-027: the cookie and the flag keep both away', () => {
  expect(lackOf({ ...nothing, main: mainOf(false, true), is_disabled: true })).toBeNull()
  expect(lackOf({ ...nothing, main: mainOf(true, true), is_disabled: true })).toBeNull()
})

test('a player who asked not to be reminded of the password is reminded of the registration alone', () => {
  expect(lackOf({ ...nothing, main: mainOf(true, true), is_password_not_asked: true })).toBeNull()
  expect(lackOf({ ...nothing, main: mainOf(false, true), is_password_not_asked: true })).toBe('RegisterComplete')
})
