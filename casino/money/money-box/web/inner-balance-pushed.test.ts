import { expect, test } from 'vitest'
import type { PushApp } from '#kernel/web-slice.ts'
import { handle } from './inner-balance-pushed.ts'

const known = { balance: { playerId: 7, principal: 100, hold: 0, total: 100 }, holdAmounts: [], currency: 'UAH', exponent: 2 }

const after = (old: unknown, data: object) => {
  let kept = old
  const asked: unknown[] = []
  const queryClient = {
    setQueryData: (_key: unknown, update: (was: unknown) => unknown) => (kept = update(kept)),
    invalidateQueries: async (filter: object) => void asked.push(filter),
  }
  handle({ data }, { queryClient } as unknown as PushApp)
  return { kept, asked }
}

test('RTM-062, MB-008: the message innerBalance moves what the money box shows, and has its items read anew', () => {
  const { kept, asked } = after(known, { principal: 60, hold: 40, total: 100, currency: 'UAH' })
  expect(kept).toEqual({ ...known, balance: { playerId: 7, principal: 60, hold: 40, total: 100 } })
  expect(asked).toEqual([{ queryKey: ['money-box'] }])
})

test('a box that was not loaded, or is of another currency, is left to be read', () => {
  expect(after(undefined, { principal: 60, hold: 40, total: 100, currency: 'UAH' }).kept).toBeUndefined()
  expect(after(known, { principal: 60, hold: 40, total: 100, currency: 'USD' }).kept).toBe(known)
})
