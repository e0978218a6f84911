import { renderToStaticMarkup as html } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { QueryClient } from '@tanstack/react-query'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import { WordsProvider } from '#kernel/web/texts/use-text.tsx'
import type { CashWidget as Widget } from '../../one-click-contract.ts'
import { CashWidget } from './cash-widget.tsx'
import HomeWidget from './home-widget.tsx'
import { wayOf } from './use-widget.ts'
import { WidgetForm } from './widget-form.tsx'

const known = new QueryClient()
vi.mock('#kernel/web/state/queries.ts', () => ({ queries: () => known }))

const words = { language: 'uk', text: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' | ') } as const
const currency = { id: 2, iso: 'UAH', symbol: '₴', exponent: 2 }
const widget: Widget = {
  isEnabled: true,
  bonusDto: null,
  lastPayProvider: null,
  lastPayMethod: null,
  currencyPreset: [10_000, 20_000],
  defaultAmount: 33_300,
  currencyLimit: { min: 5_000, max: 5_000_000 },
  suspendedUntil: null,
}
const shown = (part: React.ReactNode, main: object = {}): string => {
  const currencies = [{ id: 2, code: 'UAH', exponent: 2, symbol: '₴' }]
  const state = { config: { currencies }, main: { isGuest: false, isTokenizeCash: true, currency: 'UAH', ...main } } as unknown as AppState
  return html(
    <MemoryRouter>
      <WordsProvider value={words}>
        <AppStateProvider value={state}>{part}</AppStateProvider>
      </WordsProvider>
    </MemoryRouter>,
  ).replaceAll(/\u00a0/g, ' ')
}
const form = (told: Partial<Widget> = {}) =>
  shown(<WidgetForm widget={{ ...widget, ...told }} currency={currency} leave={() => undefined} />)

test('WA-018: the widget starts with the default amount, its presets, its bounds and the way of the last time, and names the bonus without taking it', () => {
  const first = form()
  expect(first).toContain('value="333"')
  for (const said of ['100 ₴', '200 ₴', 'cash-desk.bounds | 50 ₴ | 50 000 ₴', 'cash-widget.pay | 333 ₴', 'cash-widget.by-choice'])
    expect(first).toContain(said)
  expect(first).not.toContain('cash-widget.bonus')

  const method = { id: 2, slug: 'iban', title: 'Рахунок', isTest: true }
  expect(form({ lastPayMethod: method })).toMatch(/cash-widget\.by-method \| Рахунок.*cash-widget\.test/)
  const card = { tokenId: '7', label: '•••• 4242', isSaved: true, isTest: false }
  expect(form({ lastPayMethod: method, lastPayProvider: card })).toContain('cash-widget.by-card | •••• 4242')
  const offered = form({ bonusDto: { id: 5, title: 'Вітальний', leastDeposit: 20_000, percent: 100, most: 500_000 } })
  expect(offered).toContain('cash-widget.bonus | Вітальний | 100 | 5 000 ₴ | 200 ₴')
  expect(offered).toContain('cash-widget.bonus-terms')
})

test('WA-018, EN-053: a widget that is not enabled has no form, whatever else it says', () => {
  const told = (isEnabled: boolean) => {
    known.setQueryData(['cash-widget', 'UAH'], { ...widget, isEnabled })
    return shown(<CashWidget leave={() => undefined} />)
  }
  expect(told(true)).toMatch(/<form.*value="333"/)
  expect(told(false)).not.toMatch(/<form|<input/)
  expect(told(false)).toContain('deposits-closed')
})

test('WA-014: where isTokenizeCash is off the widget pays by the method, also with a card that was saved', () => {
  const card = { tokenId: '7', label: '•••• 4242', isSaved: true, isTest: false }
  const method = { id: 2, slug: 'iban', title: 'Рахунок', isTest: false }
  const off = shown(
    <WidgetForm widget={{ ...widget, lastPayProvider: card, lastPayMethod: method }} currency={currency} leave={() => undefined} />,
    { isTokenizeCash: false },
  )
  expect(off).toContain('cash-widget.by-method | Рахунок')
  expect(off).not.toContain('••••')
})

test('WA-018: a saved card pays before the method of the last time; a wallet’s button needs the desk', () => {
  const wallet = { id: 4, slug: 'gp', title: 'Google Pay', isTest: false, wallet: 'google-pay' } as const
  expect(wayOf({ lastPayProvider: null, lastPayMethod: wallet }).kind).toBe('choice')
  const card = { tokenId: '7', label: '•••• 4242', isSaved: true, isTest: false }
  expect(wayOf({ lastPayProvider: card, lastPayMethod: wallet })).toMatchObject({ kind: 'card', by: { card: '7' } })
})

test('RO-005: a guest sees the widget locked, with amounts that lead to registration and no form', () => {
  const guest = shown(<CashWidget leave={() => undefined} />, { isGuest: true })
  expect(guest).toContain('cash-widget.guest')
  expect(guest).toContain('cash-widget.guest-go')
  expect(guest).toContain('500 ₴')
  expect(guest).not.toMatch(/<form|<input/)
})

test('WA-018, RP-008: whom play is closed for, and everybody while the desk is closed, has no widget on the home page; its window says why', () => {
  const closed = { finOperations: { isAvailable: false } }
  const excluded = { playRestriction: 'self-excluded', ludomanTill: '2027-06-01T12:00:00.000Z' }
  expect([shown(<HomeWidget />, closed), shown(<HomeWidget />, excluded)]).toEqual(['', ''])
  expect(shown(<CashWidget leave={() => undefined} />, closed)).toContain('deposits-closed')
  expect(shown(<CashWidget leave={() => undefined} />, { ...closed, isGuest: true })).toContain('cash-desk.closed.guest')
  expect(shown(<CashWidget leave={() => undefined} />, excluded)).toContain('cash-desk.restricted.self-excluded')
})
