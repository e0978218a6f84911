import { renderToStaticMarkup as html } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scrollToCard } from '#casino/bonuses/bonuses/web/api.ts'
import { shownBonus } from '#casino/bonuses/bonuses/testing/shown-bonus.ts'
import { api } from '#kernel/web/browser.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { setNavigation } from '#kernel/web/page/navigation.ts'
import { runOpeners } from '#kernel/web/openers/run-openers.ts'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import type { OpenerContext } from '#kernel/web-slice.ts'
import { slice } from './index.ts'
import { NoOffer, Offer } from './partner-bonus-modal.tsx'
import { takePartner } from './take-partner-bonus.ts'

vi.mock('#casino/bonuses/bonuses/web/api.ts', async (original) => ({ ...(await original<object>()), scrollToCard: vi.fn() }))
vi.mock('#kernel/web/notices/notices.ts', () => ({ notify: vi.fn() }))
const call = vi.spyOn(api, 'call')
const navigate = vi.fn(async () => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.stubGlobal('window', { location: new URL('http://house/') })
  setNavigation({ navigate: navigate as never, current: '/games/', revalidate: vi.fn(async () => undefined) })
})
afterEach(() => void vi.useRealTimers())

const visit = (address: string, is_guest: boolean) => {
  const url = new URL(address, 'http://house')
  const [openModal, strip] = [vi.fn<OpenerContext['openModal']>(), vi.fn<OpenerContext['strip']>()]
  const context = { is_guest, query: url.searchParams, hash: url.hash, openModal, strip, navigate: vi.fn(), has: () => false }
  runOpeners({ openers: slice.openers ?? [], openByName: vi.fn() }, context, (error) => {
    throw error
  })
  return { opened: openModal.mock.calls, stripped: strip.mock.calls.flat() }
}

test('OP-016, RO-002, BO-009: show-partner-bonus opens the partner’s window, for guests too', () => {
  for (const is_guest of [true, false])
    expect(visit('/?show-partner-bonus', is_guest)).toEqual({ opened: [['PartnerBonusModal']], stripped: ['show-partner-bonus'] })
  const [modal] = slice.modals ?? []
  expect([modal?.name, modal?.who ?? 'anyone']).toEqual(['PartnerBonusModal', 'anyone'])
})

test('OP-017: get-partner-bonus sends a guest to registration, which leads back to it', () => {
  expect(visit('/games/?get-partner-bonus', true)).toEqual({
    opened: [['Register', { redirectUrl: '/?get-partner-bonus' }]],
    stripped: ['get-partner-bonus'],
  })
})

test('OP-017, BO-009, CN-025: a player is given the bonus, and its card is scrolled to half a second after the page of bonuses came', async () => {
  call.mockResolvedValueOnce({ success: true, data: { ...shownBonus, id: 33, status: 'assigned' } } as never)
  expect(await takePartner()).toBe(true)
  expect(call.mock.calls[0]?.[0]).toBe('POST /rest/bonuses/partner/get/')
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/bonuses/')
  vi.advanceTimersByTime(499)
  expect(scrollToCard).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(scrollToCard).toHaveBeenCalledExactlyOnceWith('card-bonus-33')
})

test('what is refused is said, and nobody is led anywhere', async () => {
  call.mockResolvedValueOnce({
    success: false,
    error: 'partner-bonus-taken',
    message: 'had it',
    errors: {},
    details: {},
    status: 200,
  } as never)
  expect(await takePartner()).toBe(false)
  vi.advanceTimersByTime(1_000)
  expect([vi.mocked(notify).mock.calls, navigate.mock.calls, vi.mocked(scrollToCard).mock.calls]).toEqual([
    [[{ tone: 'negative', title: 'had it' }]],
    [],
    [],
  ])
})

test('MD-013: the window has the bonus with its terms and a way to get it, for a guest by registration; or says that there is none', () => {
  const shown = (isGuest: boolean, part: React.ReactNode) =>
    html(<AppStateProvider value={{ main: { isGuest } } as AppState}>{part}</AppStateProvider>)
  const offer = <Offer offer={shownBonus} close={vi.fn()} />
  expect(shown(false, offer)).toMatch(/Welcome bonus.*100%.*Cash first\..*partner-bonus\.get</)
  expect(shown(true, offer)).toContain('partner-bonus.register')
  expect(shown(false, <NoOffer close={vi.fn()} />)).toMatch(/partner-bonus\.none.*partner-bonus\.to-bonuses/)
})
