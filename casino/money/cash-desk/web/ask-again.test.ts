import { expect, test } from 'vitest'
import { askAgainIn_ms } from './ask-again.ts'

const created = { status: 'created', reason: null, confirmations: null } as const

test('WA-004: without a message the page asks by itself, less and less often', () => {
  expect([0, 1, 2, 3, 20, 1000].map((asked) => askAgainIn_ms(created, asked))).toEqual([2_000, 3_000, 4_500, 6_750, 30_000, 30_000])
  expect(askAgainIn_ms({ status: 'pending', reason: null, confirmations: null }, 0)).toBe(2_000)
})

test('WA-004: it stops once the outcome is known; a transfer whose block fell out of its chain, or that the chain shows late, is still waited for', () => {
  expect(askAgainIn_ms({ status: 'completed', reason: null, confirmations: null }, 0)).toBe(false)
  for (const reason of ['declined', 'expired'] as const)
    expect(askAgainIn_ms({ status: 'failed', reason, confirmations: null }, 0)).toBe(false)
  expect(askAgainIn_ms({ status: 'expired', reason: 'expired', confirmations: null }, 0)).toBe(false)
  expect(askAgainIn_ms({ status: 'failed', reason: 'reorganised', confirmations: 0 }, 0)).toBe(2_000)
  expect(askAgainIn_ms({ status: 'expired', reason: 'expired', confirmations: 1 }, 0)).toBe(2_000)
})
