import { expect, test } from 'vitest'
import { askAgainIn_ms } from './ask-again.ts'

test('WA-004: without a message the page asks by itself, less and less often', () => {
  expect([0, 1, 2, 3, 20, 1000].map((asked) => askAgainIn_ms('created', asked))).toEqual([2_000, 3_000, 4_500, 6_750, 30_000, 30_000])
  expect(askAgainIn_ms('pending', 0)).toBe(2_000)
})

test('WA-004: it stops once the outcome is known', () => {
  for (const status of ['completed', 'failed', 'expired'] as const) expect(askAgainIn_ms(status, 0)).toBe(false)
})
