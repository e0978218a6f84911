import { expect, test } from 'vitest'
import { isSigned, sign, tolerance_ms } from './signature.ts'

const key = { key_id: '2', secret: Buffer.alloc(32, 7) }
const older = { key_id: '1', secret: Buffer.alloc(32, 8) }
const raw = Buffer.from('{"amount":"5000"}')
const now = new Date('2026-12-01T12:00:00Z')
const moved = (by_ms: number): Date => new Date(now.getTime() + by_ms)

test('reliability 21: a signature holds for its bytes, its key and five minutes around its time', () => {
  const header = sign(key, raw, now)
  expect(isSigned([key], header, raw, now)).toBe(true)
  expect(isSigned([key], header, raw, moved(tolerance_ms))).toBe(true)
  expect(isSigned([key], header, raw, moved(-tolerance_ms))).toBe(true)
  expect(isSigned([key], header, raw, moved(tolerance_ms + 1))).toBe(false)
  expect(isSigned([key], header, raw, moved(-tolerance_ms - 1))).toBe(false)
})

test('reliability 21: another byte, another time, another key: no signature', () => {
  const header = sign(key, raw, now)
  expect(isSigned([key], header, Buffer.from('{"amount":"5001"}'), now)).toBe(false)
  expect(isSigned([key], header.replace(/t=\d+/, `t=${now.getTime() / 1000 + 1}`), raw, now)).toBe(false)
  expect(isSigned([{ key_id: '2', secret: older.secret }], header, raw, now)).toBe(false)
  expect(isSigned([key], header.replace('kid=2', 'kid=1'), raw, now)).toBe(false)
  expect(isSigned([], header, raw, now)).toBe(false)
})

test('reliability 23: while keys change, the older key still counts under its own id', () => {
  expect(isSigned([key, older], sign(older, raw, now), raw, now)).toBe(true)
})

test.each([
  undefined,
  '',
  'v1=00',
  ['a', 'b'],
  't=1,kid=2,v1=',
  `t=x,kid=2,v1=${'0'.repeat(64)}`,
  `t=1764590400,kid=2,v1=${'g'.repeat(64)}`,
])('a header like %j is no signature', (header) => expect(isSigned([key], header, raw, now)).toBe(false))
