import { expect, test, vi } from 'vitest'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { handle } from './set-balance.ts'

test('RTM-017: a pushed balance replaces the one in the header and leaves the rest of the player alone', () => {
  const balance = { balance: 100, bonus: { balance: 0, fsRemain: 0, games: [] }, currency: 'UAH', exponent: 2 }
  const main = {
    isGuest: false,
    isMobile: false,
    header: { menu: [] },
    playerInfo: { playerBalance: balance, playerDashboard: { level: 3 } },
  }
  appState.set({ config: {}, main } as unknown as AppState)
  const invalidateQueries = vi.fn<(filter: { queryKey: readonly unknown[] }) => Promise<void>>(async () => undefined)
  handle({ data: { ...balance, balance: 250 } }, { queryClient: { invalidateQueries } })
  expect(appState.get().main.playerInfo).toEqual({ playerBalance: { ...balance, balance: 250 }, playerDashboard: { level: 3 } })
  expect(invalidateQueries).toHaveBeenCalledWith({ queryKey: ['transactions'] })
})
