import { expect, test } from 'vitest'
import { isSigned, sign } from './signature.ts'

const now = new Date('2026-11-23T09:00:00Z')
const raw = Buffer.from('{"id":"evt_1"}')
const signed = sign('whsec_a', raw, now)

test('reliability 21: a signature is of these bytes, by this secret, within five minutes; one of several is enough', () => {
  expect(isSigned('whsec_a', signed, raw, now)).toBe(true)
  expect(isSigned('whsec_a', `${signed.replace('v1=', `v1=${'0'.repeat(64)},v1=`)},v0=nonsense`, raw, now)).toBe(true)
  expect(isSigned('whsec_b', signed, raw, now)).toBe(false)
  expect(isSigned('whsec_a', signed, Buffer.from('{"id":"evt_2"}'), now)).toBe(false)
  for (const off_ms of [-301_000, 301_000]) expect(isSigned('whsec_a', signed, raw, new Date(now.getTime() + off_ms))).toBe(false)
  for (const header of [undefined, '', 't=1', signed.replace('t=', 't=x'), signed.replace('v1=', 'v2='), [signed]])
    expect(isSigned('whsec_a', header, raw, now)).toBe(false)
})
