import { expect, test } from 'vitest'
import type { PushApp } from '#kernel/web-slice.ts'
import { handle } from './topped-up.ts'

const known = { status: 'inactive', moneyBoxAmount: 0, minAmount: 5_000, maxAmount: 50_000, delayedAmount: 0, currency: 'UAH', exponent: 2 }

const after = (data: object): unknown => {
  let kept: unknown = known
  const queryClient = { setQueryData: (_key: unknown, update: (was: unknown) => unknown) => (kept = update(kept)) }
  handle({ data }, { queryClient } as unknown as PushApp)
  return kept
}

test('MB-008, MB-010, RTM-066: the message topUp changes amount and status of the piggy bank', () => {
  expect(after({ amount: 700, status: 'active', delayedAmount: 0, currency: 'UAH' })).toEqual({
    ...known,
    moneyBoxAmount: 700,
    status: 'active',
  })
  expect(after({ amount: 50_000, status: 'full', delayedAmount: 30, currency: 'UAH' })).toMatchObject({
    status: 'full',
    delayedAmount: 30,
  })
  expect(after({ amount: 700, status: 'active', delayedAmount: 0, currency: 'USD' })).toBe(known)
})
