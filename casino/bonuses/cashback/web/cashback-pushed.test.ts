import { beforeEach, expect, test, vi } from 'vitest'
import { setNavigation } from '#kernel/web/page/navigation.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { handle } from './cashback-pushed.ts'

const revalidate = vi.fn(async () => undefined)
const on = (current: string) => setNavigation({ navigate: vi.fn(), current, revalidate })
const playerBalance = { balance: 100, currency: 'UAH' }
const paid = { amount: 0, status: 'paid' }

beforeEach(() => {
  vi.clearAllMocks()
  appState.set({ main: { playerInfo: { playerBalance } } } as unknown as AppState)
})

test('RTM-029: the message updates dashboard.cashback and leaves the balance alone; the page of cashback loads anew, another one does not', () => {
  on('/games/')
  handle({ data: { amount: 5_000, status: 'available' } })
  expect(appState.get().main.playerInfo).toEqual({
    playerBalance,
    playerDashboard: { cashback: { amount: 5_000, status: 'available' } },
  })
  expect(revalidate).not.toHaveBeenCalled()
  on('/cashback/')
  handle({ data: paid })
  expect(appState.get().main.playerInfo).toEqual({ playerBalance, playerDashboard: { cashback: paid } })
  expect(revalidate).toHaveBeenCalledOnce()
})

test('a page that holds no player any more keeps none of it', () => {
  on('/')
  appState.set({ main: {} } as unknown as AppState)
  handle({ data: paid })
  expect(appState.get().main.playerInfo).toBeUndefined()
})
