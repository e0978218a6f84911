import { expect, test } from 'vitest'
import { wayTextOf } from './way-text.ts'

test.each([
  ['password', 'login.way.password'],
  ['password+code', 'login.way.code'],
  ['registration+code', 'login.way.second-step'],
  ['password+recovery-code', 'login.way.recovery-code'],
  ['password-restored', 'login.way.new-password'],
  ['social-google', 'login.way.social'],
  ['passkey', 'login.way.passkey'],
  ['code', 'login.way.one-time-code'],
  ['test', undefined],
])('a session that began by %s is listed as %s', (way, text) => expect(wayTextOf(way)).toBe(text))
