import { beforeEach, expect, test, vi } from 'vitest'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { reloadMain } from '#kernel/web/state/reload-main.ts'
import type { PlayerBalance } from '../contract.ts'
import { arriveBalance, beginShownRound, endShownRound } from './shown-balance.ts'

const send = vi.hoisted(() => vi.fn<(method: string, url: string) => Promise<unknown>>())
vi.mock('#kernel/web/browser.ts', () => ({ api: { send }, sessionApi: { send } }))
vi.mock('#kernel/web/page/navigation.ts', () => ({ reloadPage: async () => undefined }))
vi.mock('#kernel/web/page/restore-focus.ts', () => ({ restoreFocus: () => undefined }))

const bonus = { balance: 0, fsRemain: 0, games: [] }
const balanceOf = (balance: number): PlayerBalance => ({ balance, bonus, currency: 'UAH', exponent: 2 })
const mainOf = (balance: number, login = 'olena') => ({ isGuest: false, login, playerInfo: { playerBalance: balanceOf(balance) } })
const shown = () => appState.get().main.playerInfo?.playerBalance?.balance

beforeEach(() => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { cookie: '' })
  endShownRound(null)
  appState.set({ config: {}, main: mainOf(10_000) } as unknown as AppState)
})

/** The main data, asked for now. Gives how their answer comes. */
const asked = (parts?: readonly ['balance']) => {
  const answer = Promise.withResolvers<unknown>()
  send.mockReturnValueOnce(answer.promise)
  const reloaded = reloadMain(parts)
  return async (main: object) => {
    answer.resolve({ success: true, data: main })
    await reloaded
  }
}

test.each([[undefined], [['balance'] as const]])(
  'RTM-015: main data (parts: %s) that are read anew while the reels turn show nothing before they stop, and a deposit that they bring stands then',
  async (parts) => {
    beginShownRound(1_000)
    await asked(parts)(mainOf(64_000))
    expect(shown()).toBe(9_000)
    endShownRound(14_000)
    expect(shown()).toBe(64_000)
  },
)

test('RTM-015: main data that were asked for before a newer balance arrived do not take it back', async () => {
  const comes = asked()
  arriveBalance(balanceOf(25_000))
  await comes({ ...mainOf(10_000), notifications: { unread: 2 } })
  expect([shown(), appState.get().main]).toMatchObject([25_000, { notifications: { unread: 2 } }])
  await asked()(mainOf(30_000))
  expect(shown()).toBe(30_000)
})

test('main data that were asked for before the stake was taken do not stand after its round', async () => {
  const comes = asked(['balance'])
  beginShownRound(1_000)
  await comes(mainOf(10_000))
  expect(shown()).toBe(9_000)
  endShownRound(14_000)
  expect(shown()).toBe(14_000)
})

test('nothing of one player’s balance is kept for the next', async () => {
  const comes = asked()
  arriveBalance(balanceOf(25_000))
  await comes(mainOf(300, 'taras'))
  expect(shown()).toBe(300)
})
