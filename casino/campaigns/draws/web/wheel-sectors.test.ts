import { expect, test } from 'vitest'
import type { Odds } from '../contract.ts'
import { sectorsOf, turnTo } from './wheel-sectors.ts'

const odds = (weights: readonly number[], nothingWeight: number) =>
  ({
    outcomes: weights.map((weight) => ({ weight })),
    nothingWeight,
    total: weights.reduce((sum, weight) => sum + weight, nothingWeight),
  }) as unknown as Odds

test('LO-006: sectors are as wide as their chances, that of nothing is the last, and the wheel stops with the drawn one at the top', () => {
  const sectors = sectorsOf(odds([1, 2], 1))
  expect(sectors.map(({ share }) => share)).toEqual([0.25, 0.5, 0.25])
  expect(sectors.map(({ middle_deg }) => middle_deg)).toEqual([45, 180, 315])
  expect(sectorsOf(odds([1], 0))).toHaveLength(1)
  for (const { middle_deg } of sectors) {
    const first = turnTo(middle_deg, 0)
    expect((first + middle_deg) % 360).toBe(0)
    const second = turnTo(middle_deg, first)
    // It never turns back, and never stands still.
    expect(second - first).toBeGreaterThanOrEqual(3 * 360)
    expect((second + middle_deg) % 360).toBe(0)
  }
})
