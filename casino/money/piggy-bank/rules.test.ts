import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOf, contentOf, isReady, rate_per_10000, statusOf, topUpOf } from './rules.ts'

const bounds = boundsOf('UAH')

test('MB-012: ready to break is what is full, or holds the least amount', () => {
  expect(isReady({ status: 'full', amount: 10, min: 50 })).toBe(true)
  expect(isReady({ status: 'active', amount: 50, min: 50 })).toBe(true)
  expect(isReady({ status: 'active', amount: 49, min: 50 })).toBe(false)
  expect(isReady({ status: 'inactive', amount: 0, min: 0 })).toBe(false)
  expect(isReady({ status: 'broken', amount: 0, min: 50 })).toBe(false)
})

test('A-081: the status follows what is in the bank', () => {
  expect(statusOf(0n, 100n, false)).toBe('inactive')
  expect(statusOf(0n, 100n, true)).toBe('broken')
  expect(statusOf(1n, 100n, true)).toBe('active')
  expect(statusOf(100n, 100n, false)).toBe('full')
})

test('however stakes are cut, together they bring the rate to the unit, and never more than the bank and its waiting room hold', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 1n, max: 5_000_000n }), { maxLength: 40 }), (stakes) => {
      let [stands, carried] = [0n, 0n]
      for (const staked of stakes) {
        const topped = topUpOf(stands, carried, staked, bounds)
        stands += topped.amount
        carried = topped.carried
      }
      const due = (stakes.reduce((sum, staked) => sum + staked, 0n) * rate_per_10000) / 10_000n
      const most = bounds.max * 2n
      expect(stands).toBe(due > most ? most : due)
    }),
    { numRuns: 100 },
  )
})

test('MB-014: what is beyond the size of the bank waits', () => {
  expect(contentOf(bounds.max - 1n, bounds)).toEqual({ amount: bounds.max - 1n, delayed: 0n })
  expect(contentOf(bounds.max + 7n, bounds)).toEqual({ amount: bounds.max, delayed: 7n })
})
