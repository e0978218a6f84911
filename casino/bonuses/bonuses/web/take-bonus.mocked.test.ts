import { beforeEach, expect, test, vi } from 'vitest'
import { brandNames, brandOf, capabilities } from '#kernel/brand/brand.ts'
import { api } from '#kernel/web/browser.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { forgetPlayer } from '#kernel/web/state/visitor.ts'
import { shownBonus } from '../testing/shown-bonus.ts'
import { take } from './take-bonus.ts'

vi.mock('#kernel/web/modals/modals.ts', () => ({ openModal: vi.fn() }))
vi.mock('#kernel/web/notices/notices.ts', () => ({ notify: vi.fn() }))
const call = vi.spyOn(api, 'call')

const offered = { ...shownBonus, status: 'assigned' } as const
const here = (name: (typeof brandNames)[number]) => {
  const brand = brandOf(name)
  const config = { brand: { name, title: name, capabilities: capabilities.filter((capability) => brand.has(capability)) } }
  appState.set({ config, main: { isGuest: false, activeBonusId: null } } as unknown as AppState)
}
const refused = (error: string, details: object) =>
  call.mockResolvedValueOnce({ success: false, error, details, message: `refused ${error}`, errors: {}, status: 200 } as never)

beforeEach(() => {
  vi.mocked(openModal).mockClear()
  vi.mocked(notify).mockClear()
})

test('BO-004, MD-025, RO-008b: a bonus for who deposited lately opens its window with the number of days in king and vlk only; elsewhere a notice says it', async () => {
  const opened: Record<string, unknown[]> = {}
  for (const name of brandNames) {
    here(name)
    refused('days_since_last_deposit', { days: 90 })
    await take(offered)
    opened[name] = [vi.mocked(openModal).mock.calls, vi.mocked(notify).mock.calls]
    vi.mocked(openModal).mockReset()
    vi.mocked(notify).mockReset()
  }
  const in_a_window = [[['BonusRequiresDepositPopup', { days: 90 }]], []]
  const in_a_notice = [[], [[{ tone: 'negative', title: 'refused days_since_last_deposit' }]]]
  expect(opened).toEqual({ ua: in_a_notice, vlk: in_a_window, vegas: in_a_notice, king: in_a_window })
})

test('BO-003: a bonus for smaller balances opens its window with the balance that it is for, in every brand', async () => {
  for (const name of brandNames) {
    here(name)
    refused('max_balance_for_activation', { minBalance: 100_000, currency: 'UAH' })
    await take(offered)
    expect(openModal).toHaveBeenLastCalledWith('BonusAccessBalanceLimitModal', { bonus: offered, minBalance: 100_000, currency: 'UAH' })
  }
})

test('BO-019: when a player leaves, the page knows of no active bonus any more', async () => {
  vi.stubGlobal('document', { cookie: '' })
  here('ua')
  appState.set((state) => ({ ...state, nobody: { ...state.main, isGuest: true } }))
  call.mockResolvedValueOnce({ success: true, data: { ...offered, status: 'applied' } } as never)
  await take(offered)
  expect(appState.get().main.activeBonusId).toBe(7)
  forgetPlayer()
  expect(appState.get().main).toMatchObject({ isGuest: true, activeBonusId: null })
})
