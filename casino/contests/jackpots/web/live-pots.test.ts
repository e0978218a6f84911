import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeSums } from './live-pots.ts'

beforeEach(() => vi.stubGlobal('window', {}))
afterEach(() => vi.unstubAllGlobals())

const sum = (currentSum: number, revision: number) => [{ id: '7-mini', currentSum, revision }]

test('a pot moves on with each newer sum, says when it fell, and an older answer takes nothing back', () => {
  expect(takeSums('UAH', sum(500, 1))).toBe(false)
  expect(takeSums('UAH', sum(900, 3))).toBe(false)
  // Older than what is known: were it taken, the pot would seem to have fallen.
  expect(takeSums('UAH', sum(700, 2))).toBe(false)
  expect(takeSums('USD', sum(10, 1))).toBe(false)
  expect(takeSums('UAH', sum(200, 4))).toBe(true)
})
