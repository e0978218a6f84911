import { beforeEach, expect, test, vi } from 'vitest'
import type { PrizeView } from '../contract.ts'
import { prizes } from './prizes-store.ts'
import { handle } from './reward.ts'

const call = vi.fn<(route: string, options: object) => Promise<object>>()
vi.mock('#kernel/web/browser.ts', () => ({ api: { call: (route: string, options: object) => call(route, options) } }))

const prize = (id: number) => ({ id, type: 'money', amount: 300, title: 'Гонка № 4: 2 місце' }) as PrizeView

beforeEach(() => {
  prizes.set(undefined)
  call.mockReset()
})

test('RTM-023: a reward has the list in sight read anew, from its beginning', async () => {
  prizes.set({ list: [prize(1)], total: 1 })
  call.mockResolvedValue({ success: true, data: [prize(2), prize(1)], total: 2 })
  handle()
  expect(call).toHaveBeenCalledWith('GET /rest/player/prizes/', { query: { offset: 0 } })
  await vi.waitFor(() => expect(prizes.get()).toEqual({ list: [prize(2), prize(1)], total: 2 }))
})

test('RTM-023: where nobody looks at prizes nothing is asked', () => {
  handle()
  expect(call).not.toHaveBeenCalled()
})
