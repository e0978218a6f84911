import { expect, test } from 'vitest'
import { boxStepOf, isHoldDay } from './rules.ts'
import { texts } from './texts.ts'

const now = new Date('2026-12-01T12:00:00Z')

test.each([
  ['2026-12-01T12:59:59Z', false],
  ['2026-12-01T13:00:00Z', true],
  ['2027-12-02T12:00:00Z', true],
  ['2027-12-02T12:00:01Z', false],
  ['2026-11-30T12:00:00Z', false],
])('money may be held till %s: %s', (till, may) => expect(isHoldDay(new Date(till), now)).toBe(may))

test('OP-018: the address names the step of the window; without one, or with none that there is, it is the first', () => {
  expect(['1', '2', '3'].map(boxStepOf)).toEqual(['overview', 'put-aside', 'take-out'])
  expect(['', '0', '4', 'two', undefined].map(boxStepOf)).toEqual(Array.from({ length: 5 }, () => 'overview'))
})

test('CN-071a: the toast of a collected amount has the key that the specification names, in every language', () => {
  const { uk, ru, en } = texts['moneyBox.successCollect.toast.title']
  expect([uk, ru, en].every((text) => text.length > 0)).toBe(true)
})
