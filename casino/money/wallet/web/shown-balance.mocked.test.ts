import { beforeEach, expect, test, vi } from 'vitest'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import { beginShownRound, endShownRound, handle } from './shown-balance.ts'

vi.mock('#kernel/web/page/navigation.ts', () => ({ reloadPage: async () => undefined }))
vi.mock('#kernel/web/browser.ts', () => ({ api: { send: async () => answer() }, sessionApi: {} }))
const answer = vi.fn<() => object>()

const balance = { balance: 100, bonus: { balance: 0, fsRemain: 0, games: [] }, currency: 'UAH', exponent: 2 }
const invalidateQueries = vi.fn<(filter: { queryKey: readonly unknown[] }) => Promise<void>>(async () => undefined)

beforeEach(() => {
  invalidateQueries.mockClear()
  const main = {
    isGuest: false,
    isMobile: false,
    currency: 'UAH',
    header: { menu: [] },
    playerInfo: { playerBalance: balance, playerDashboard: { level: 3 } },
  }
  appState.set({ config: {}, main } as unknown as AppState)
})

test('RTM-017: a pushed balance replaces the one in the header and leaves the rest of the player alone', () => {
  handle({ data: { ...balance, balance: 250 } }, { queryClient: { invalidateQueries } })
  expect(appState.get().main.playerInfo).toEqual({ playerBalance: { ...balance, balance: 250 }, playerDashboard: { level: 3 } })
  expect(invalidateQueries).toHaveBeenCalledWith({ queryKey: ['transactions'] })
})

test('GN-003: a balance in another currency changes the currency of the page, and everything is asked for anew', () => {
  handle({ data: { ...balance, balance: 0, currency: 'USD' } }, { queryClient: { invalidateQueries } })
  const { currency, playerInfo } = appState.get().main
  expect([currency, playerInfo?.playerBalance?.currency]).toEqual(['USD', 'USD'])
  expect(invalidateQueries).toHaveBeenCalledWith({ queryKey: [] })
})

test('GN-003: a round that was shown when the currency was changed does not bring the balance of before back as it ends', () => {
  // The round that is shown is kept among the queries of a browser.
  vi.stubGlobal('window', {})
  beginShownRound(40)
  handle({ data: { ...balance, balance: 3, currency: 'EUR' } }, { queryClient: { invalidateQueries } })
  endShownRound(75)
  expect(appState.get().main.playerInfo?.playerBalance).toMatchObject({ balance: 3, currency: 'EUR' })
  vi.unstubAllGlobals()
})

test('GN-003: a round that was shown does not do so either where the page heard of the other currency by main data that it read anew', async () => {
  vi.stubGlobal('window', {})
  beginShownRound(40)
  answer.mockReturnValue({
    success: true,
    data: { isGuest: false, playerInfo: { playerBalance: { ...balance, balance: 3, currency: 'EUR' } } },
  })
  await reloadMain(['restrictions'])
  endShownRound(75)
  expect(appState.get().main.playerInfo?.playerBalance).toMatchObject({ balance: 3, currency: 'EUR' })
  vi.unstubAllGlobals()
})
