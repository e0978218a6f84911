import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passkeyNameOf, proofWaysOf, recoveryCodeOf, typedCode, typedRecoveryCode } from './rules.ts'

const player = { asks_second_factor: false, has_auto_password: false, has_passkey: false }

test.each([
  [{}, ['password']],
  [{ has_passkey: true }, ['password', 'passkey']],
  [{ asks_second_factor: true }, ['code']],
  [{ asks_second_factor: true, has_passkey: true }, ['code', 'passkey']],
  [{ has_auto_password: true }, []],
  [{ has_auto_password: true, has_passkey: true }, ['passkey']],
])('with %j a player shows who they are by %j', (changes, ways) => {
  expect(proofWaysOf({ ...player, ...changes })).toEqual(ways)
})

test('every recovery code is read back as it was shown, in capitals, without dashes, with o for 0 and l for 1', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      const code = recoveryCodeOf(bytes)
      expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
      const misread = code.replaceAll('0', 'O').replaceAll('1', 'l').toUpperCase().replaceAll('-', ' ')
      expect([typedRecoveryCode(code), typedRecoveryCode(misread)]).toEqual([code, code])
    }),
  )
})

test('80 bits: each of the 16 signs takes all of its 32 values', () => {
  const signs = Array.from({ length: 256 }, (_, byte) => recoveryCodeOf(new Uint8Array(16).fill(byte))[0])
  expect(new Set(signs).size).toBe(32)
})

test('six digits are a code of the app however they are spaced, and nothing else is', () => {
  expect([typedCode('123 456'), typedCode(' 012345 ')]).toEqual(['123456', '012345'])
  expect(['12345', '1234567', 'abcdef', '', '１２３４５６'].map(typedCode)).toEqual(Array.from({ length: 5 }, () => undefined))
  expect([typedRecoveryCode('abcd-efgh'), typedRecoveryCode('uuuu-uuuu-uuuu-uuuu')]).toEqual([undefined, undefined])
})

test('a passkey is named by one line of up to 60 characters', () => {
  expect([passkeyNameOf('  My\n phone '), passkeyNameOf('x'.repeat(60))]).toEqual(['My phone', 'x'.repeat(60)])
  expect([passkeyNameOf(' '), passkeyNameOf('\u0000'), passkeyNameOf('x'.repeat(61))]).toEqual([undefined, undefined, undefined])
})
