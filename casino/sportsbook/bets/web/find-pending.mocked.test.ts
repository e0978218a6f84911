import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#kernel/web/browser.ts'
import { queries } from '#kernel/web/state/queries.ts'
import { findPending } from './find-pending.ts'
import { placedNow, setPlaced, setSlip } from './slip-state.ts'

vi.stubGlobal('window', {})
const call = vi.spyOn(api, 'call')
const bet = (id: number, state: string, ...markets: number[]) => ({ id, state, legs: markets.map((marketId) => ({ marketId })) })
const answering = (...data: object[]) => call.mockResolvedValueOnce({ success: true, data } as never)

beforeEach(() => {
  call.mockReset()
  setSlip({ sending: false })
  queries().clear()
})

test('a slip that is loaded anew while its bet waits to be decided says so, instead of offering to place it again', async () => {
  answering(bet(9, 'pending', 5, 6), bet(8, 'accepted', 7), bet(4, 'pending', 11))
  await findPending([5, 6, 7])
  expect(placedNow()).toMatchObject({ bets: [{ id: 9 }], markets: [5, 6] })
})

test('a slip of which nothing waits is offered, and is not asked about again', async () => {
  answering(bet(8, 'accepted', 5), bet(4, 'pending', 11))
  await findPending([5])
  await findPending([5, 6])
  expect(placedNow()).toBeNull()
  expect(call).toHaveBeenCalledOnce()
})

test('what is placed while that is asked stands, and what could not be asked is asked again', async () => {
  const newer = { bets: [bet(12, 'pending', 5)], markets: [5] } as never
  call.mockImplementationOnce(async () => {
    setPlaced(newer)
    return { success: true, data: [bet(9, 'pending', 5)] } as never
  })
  await findPending([5])
  expect(placedNow()).toBe(newer)
  queries().clear()
  call.mockResolvedValueOnce({ success: false } as never)
  await findPending([5])
  answering(bet(9, 'pending', 5))
  await findPending([5])
  expect(placedNow()).toMatchObject({ bets: [{ id: 9 }] })
})

test('while a bet is on its way to the house nothing older takes its place', async () => {
  call.mockImplementationOnce(async () => {
    setSlip({ sending: true })
    return { success: true, data: [bet(9, 'pending', 5)] } as never
  })
  await findPending([5])
  expect(placedNow()).toBeNull()
})
