import { renderToStaticMarkup as html } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { shownBonus } from '#casino/bonuses/bonuses/testing/shown-bonus.ts'
import { api } from '#kernel/web/browser.ts'
import { openModal } from '#kernel/web/modals/modals.ts'
import { notify } from '#kernel/web/notices/notices.ts'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import { queries } from '#kernel/web/state/queries.ts'
import type { RiskBonus } from '../contract.ts'
import { openRiskBonus } from './open-risk-bonus.ts'
import { Cover } from './risk-bonus-popup.tsx'
import RiskCard from './risk-card.tsx'
import { riskKey } from './risk-key.ts'

vi.mock('#kernel/web/modals/modals.ts', () => ({ openModal: vi.fn() }))
vi.mock('#kernel/web/notices/notices.ts', () => ({ notify: vi.fn() }))
vi.mock('#kernel/web/state/reload-main.ts', () => ({ onVisitorChange: vi.fn() }))
const call = vi.spyOn(api, 'call')

const risk: RiskBonus = {
  status: 'open',
  percent: 100,
  hours: 24,
  most: 50_000,
  currency: 'UAH',
  exponent: 2,
  countedAfter: 52,
  depositDays: 30,
  depositBy: null,
  covered: null,
  countedAt: null,
  offer: shownBonus,
}
const shown = (part: React.ReactNode): string => html(<AppStateProvider value={{ main: {} } as AppState}>{part}</AppStateProvider>)
const card = () => shown(<RiskCard data={risk} settings={{}} />)

beforeEach(() => {
  vi.stubGlobal('window', {})
  queries().clear()
  vi.clearAllMocks()
})

test('BO-006, MD-010: the card asks for the info; it comes, is kept, and its window opens with it', async () => {
  expect(card()).toMatch(/risk-bonus\.title.*<button.*risk-bonus\.open/)
  call.mockResolvedValueOnce({ success: true, data: risk } as never)
  await openRiskBonus()
  expect(call.mock.calls[0]?.[0]).toBe('GET /rest/bonuses/risk/info/')
  expect(queries().getQueryData(riskKey)).toEqual(risk)
  expect(openModal).toHaveBeenCalledExactlyOnceWith('RiskBonusPopup')
  expect(card()).toContain('risk-bonus.title')
})

test('BO-007: where the info fails, the offer is hidden, it is said why, and no window opens', async () => {
  call.mockResolvedValueOnce({ success: false, error: 'risk-bonus-closed', message: 'none now', errors: {}, details: {} } as never)
  await openRiskBonus()
  expect(card()).toBe('')
  expect(openModal).not.toHaveBeenCalled()
  expect(notify).toHaveBeenCalledExactlyOnceWith({ tone: 'negative', title: 'none now' })
})

test('the window says how it works on which terms before it is asked for, leads to the limits, and has no way to a game in it', () => {
  const open = shown(<Cover risk={risk} close={vi.fn()} />)
  expect(open).toMatch(/how\.1.*how\.2.*how\.3.*risk-bonus\.honest.*Cash first\..*risk-bonus\.join.*risk-bonus\.leave.*risk-bonus\.limits/)
  expect(open).not.toMatch(/games\/|<a /)
})

test('who takes part reads until when to deposit, and then when it is counted: neither asks for anything more', () => {
  const joined = shown(<Cover risk={{ ...risk, status: 'joined', depositBy: '2026-12-30T12:00:00.000Z' }} close={vi.fn()} />)
  expect(joined).toMatch(/risk-bonus\.joined.*risk-bonus\.close/)
  const counting = shown(
    <Cover risk={{ ...risk, status: 'counting', covered: 20_000, countedAt: '2026-12-03T16:00:00.000Z' }} close={vi.fn()} />,
  )
  expect(counting).toMatch(/risk-bonus\.counting.*risk-bonus\.close/)
  expect(joined + counting).not.toContain('risk-bonus.join<')
})
