import { renderToStaticMarkup as html } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notices } from '#kernel/web/notices/notices.ts'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import { WordsProvider } from '#kernel/web/texts/use-text.tsx'
import type { MoneyBox } from '../contract.ts'
import { texts } from '../texts.ts'
import { BoxOverview } from './box-overview.tsx'
import { collect } from './collect.ts'
import { refusalOf } from './refusal.ts'

const call = vi.fn<(route: string, options: object) => Promise<object>>()
vi.mock('#kernel/web/browser.ts', () => ({
  api: { call: (route: string, options: object) => call(route, options) },
  newCommandKey: () => 'key',
}))
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  logged.mockClear()
  notices.set([])
})
afterEach(() => vi.useRealTimers())

const at = '2026-12-01T12:00:00.000Z'
const box: MoneyBox = {
  balance: { playerId: 7, principal: 18_000, hold: 5_000, total: 23_000 },
  holdAmounts: [{ transactionId: '41', amount: 5_000, holdTill: at, createdAt: at, isDue: false }],
  holdTransactionLimit: 10,
  currency: 'UAH',
  exponent: 2,
}
const words = { language: 'uk', text: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' | ') } as const

test('MB-001: the box shows what is free, what is held and both together, each held amount with its number, and how many there may be', () => {
  const state = { config: {}, main: {} } as unknown as AppState
  const shown = html(
    <MemoryRouter>
      <WordsProvider value={words}>
        <AppStateProvider value={state}>
          <BoxOverview box={box} putAside={() => undefined} />
        </AppStateProvider>
      </WordsProvider>
    </MemoryRouter>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
  expect(shown).toContain('money-box.total 230,00 ₴ money-box.principal 180,00 ₴ money-box.hold 50,00 ₴')
  expect(shown).toContain('money-box.items.count | 1 | 10')
  expect(shown).toContain('money-box.item.number | 41')
})

test('MB-003, MB-004: a collected amount is told for ten seconds under moneyBox.successCollect.toast.title', async () => {
  call.mockResolvedValueOnce({ success: true, data: box })
  expect(await collect('41', texts['moneyBox.successCollect.toast.title'].en, '₴50')).toBe(true)
  expect(call).toHaveBeenLastCalledWith('POST /rest/inner-balance/debit-hold/', { body: { transactionId: '41' } })
  const told = { tone: 'positive', title: 'Collected: the amount is free in your money box', text: '₴50' }
  vi.advanceTimersByTime(9_999)
  expect(notices.get()).toMatchObject([told])
  vi.advanceTimersByTime(1)
  expect(notices.get()).toEqual([])
})

test('MB-009: a call that fails is logged and told to nobody; what the house refuses is told at the field', async () => {
  call.mockResolvedValueOnce({ success: false, status: 500, error: 'broken', message: 'Request failed' })
  expect(await collect('41', 'title', '₴50')).toBe(false)
  const refused = { success: false, is_unknown: true, error: 'broken', message: 'words', errors: {}, details: {} } as const
  expect([null, 500, 503].map((status) => refusalOf({ ...refused, status }))).toEqual([null, null, null])
  expect(logged.mock.calls).toEqual(Array(4).fill(['money box:', 'broken']))
  expect(refusalOf({ ...refused, status: 200 })).toBe('words')
  expect([notices.get(), logged.mock.calls.length]).toEqual([[], 4])
})
