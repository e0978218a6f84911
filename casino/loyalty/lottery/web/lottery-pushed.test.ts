import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queries } from '#kernel/web/state/queries.ts'
import { reload_after_ms } from '../rules.ts'
import { handle } from './lottery-pushed.ts'
import { lottery_key, tickets_key } from './lottery-query.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
})
afterEach(() => {
  queries().clear()
  vi.useRealTimers()
})

test('RTM-053, LO-010, CN-027: balances follow the message at once, and tickets are read anew a second after it, once however many came', () => {
  expect(reload_after_ms).toBe(1_000)
  const client = queries()
  const unused = { super: 0, gold: 0, regular: 0 }
  client.setQueryData(lottery_key, { title: 'kept', balanceStars: 1, unusedTickets: unused })
  client.setQueryData([tickets_key, 'used'], ['a page of tickets'])
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  const data = { balanceStars: 7, unusedTickets: { ...unused, gold: 2 } }
  handle({ data }, { queryClient: client })
  handle({ data }, { queryClient: client })
  expect(client.getQueryData(lottery_key)).toEqual({ title: 'kept', ...data })
  vi.advanceTimersByTime(reload_after_ms - 1)
  expect(invalidate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(invalidate.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([[...lottery_key], [tickets_key]])
  expect(client.getQueryState([tickets_key, 'used'])?.isInvalidated).toBe(true)
})
