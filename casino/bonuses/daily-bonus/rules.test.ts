import { expect, test } from 'vitest'
import { amountOf, isFree, nextStep, steps } from './rules.ts'

test('steps rise to the whole amount, and begin anew after the last', () => {
  expect(steps.map((_, index) => amountOf(index + 1, 2_000n))).toEqual([200n, 300n, 400n, 500n, 600n, 800n, 2_000n])
  expect([0, 1, 6, 7, 15].map(nextStep)).toEqual([1, 2, 7, 1, 2])
})

test('one step a day, however long ago the last one was', () => {
  const day = new Date('2026-12-02T22:00:00Z')
  expect(
    [null, '2026-12-01T22:00:00Z', '2026-01-01T22:00:00Z', '2026-12-02T22:00:00Z'].map((last) =>
      isFree({ count: 1, last_from: last === null ? null : new Date(last) }, day),
    ),
  ).toEqual([true, true, true, false])
})
