import { renderToStaticMarkup as html } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import { WordsProvider } from '#kernel/web/texts/use-text.tsx'
import type { CashDesk } from '../contract.ts'
import { DeskForm } from './desk-form.tsx'

vi.mock('#kernel/web/contributed-views.ts', () => ({ contributedViews: () => () => null }))

const words = { language: 'uk', text: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' | ') } as const
const desk: CashDesk = {
  version: 'v3',
  location: null,
  currency: { id: 2, iso: 'UAH', symbol: '₴', exponent: 2 },
  currencies: [
    { id: 2, iso: 'UAH', symbol: '₴', exponent: 2 },
    { id: 1, iso: 'USD', symbol: '$', exponent: 2 },
  ],
  methods: [{ id: 1, slug: 'card', title: 'Картка', isTest: false }],
  lastMethodId: 1,
  presets: [10_000, 20_000],
  defaultAmount: 20_000,
  limit: { min: 5_000, max: 5_000_000 },
  bonusId: 0,
  bonuses: [],
  cards: [
    { tokenId: '7', label: '•••• 4242', isSaved: true, isTest: false },
    { tokenId: '8', label: '•••• 0077', isSaved: false, isTest: false },
  ],
  waiting: null,
  suspendedUntil: null,
}

const shown = (isTokenizeCash: boolean, changes: Partial<CashDesk> = {}, redirectUrl?: string): string => {
  const state = { config: {}, main: { isTokenizeCash } } as unknown as AppState
  return html(
    <MemoryRouter>
      <WordsProvider value={words}>
        <AppStateProvider value={state}>
          <DeskForm desk={{ ...desk, ...changes }} redirectUrl={redirectUrl} placement="page" leave={() => undefined} />
        </AppStateProvider>
      </WordsProvider>
    </MemoryRouter>,
  )
}

test('WA-014: isTokenizeCash switches saved cards on, to pay with and to save, and off, as if there were none', () => {
  const [on, off] = [shown(true), shown(false)]
  expect(on).toMatch(/checked="".*cash-desk\.saved-card \| ••••\s4242/)
  expect(on).toContain('cash-desk.forget-card | •••• 4242')
  expect(on).toContain('cash-desk.save-card | •••• 0077')
  expect(on).toContain('cash-desk.charging | •••• 4242')
  expect(off).not.toContain('••••')
  expect(off).toMatch(/checked="".*Картка/)
  expect(off).toContain('cash-desk.leaving')
})

test('API-083: what may be paid in is chosen above the amount; where it is not what is played in, the desk says whose wallet it goes to', () => {
  const own = shown(true)
  expect(own).toMatch(/value="2"[^>]*\/>UAH.*value="1"[^>]*\/>USD.*cash-desk\.amount/)
  expect(own).not.toContain('cash-desk.other-wallet')
  const other = shown(true, { currency: { id: 1, iso: 'USD', symbol: '$', exponent: 2 } })
  expect(other).toContain('cash-desk.other-wallet | USD | UAH')
  // Where there is nothing to choose nobody is asked.
  expect(shown(true, { currencies: desk.currencies.slice(0, 1) })).not.toContain('cash-desk.currency')
})

test('API-083: a deposit that was left at its provider’s page is named in its own currency, with the way back to it', () => {
  const waiting = { id: '10001', amount: 5_000_000, currency: 'USDT', exponent: 6, createdAt: '2026-11-26T10:00:00Z' }
  const left = shown(true, { waiting }, '/sandbox-provider/pay/x/').replaceAll(/\u00a0/g, ' ')
  expect(left).toMatch(/cash-desk\.left-waiting \| 5 (USDT|₮)/)
  expect(left).toMatch(/href="\/sandbox-provider\/pay\/x\/"[^>]*>cash-desk\.left-continue/)
  expect(shown(true)).not.toContain('cash-desk.left-continue')
})
