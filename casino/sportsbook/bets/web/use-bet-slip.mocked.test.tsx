import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { BetView } from '../contract.ts'
import { useBetSlip } from './use-bet-slip.ts'

const bet = (id: number, state: BetView['state']) => ({ id, state, legs: [] }) as unknown as BetView
/** As the house knows them by now. */
const known = new Map<number, BetView>()
const followed = vi.fn((ids: readonly number[]) => ids.map((id) => known.get(id)))

/** What is known of the slip's worth. */
const quote = vi.hoisted((): { current: { data: object | undefined; isPlaceholderData: boolean } } => ({
  current: { data: undefined, isPlaceholderData: false },
}))
const chosen = vi.hoisted(() => ({ selections: [] as { eventId: number; marketId: number; outcome: string; odds: number }[] }))

vi.mock('#casino/sportsbook/lobby/extensions.ts', () => ({
  useSlip: () => ({ ...chosen, remove: () => undefined, clear: () => undefined }),
}))
vi.mock('./bet-queries.ts', () => ({
  usePendingBets: (ids: readonly number[]) => followed(ids),
  useQuote: () => quote.current,
  askBetsAnew: () => undefined,
}))
vi.mock('./slip-state.ts', () => ({
  usePlaced: () => ({ bets: [bet(1, 'pending'), bet(2, 'accepted'), bet(3, 'pending')], markets: [] }),
  useSlipState: () => ({ typed: '', chosen: '', wanted: null, bankers: [], system_id: '', sending: false, refused: null }),
}))
vi.mock('./place-order.ts', () => ({}))

const Shown = () => {
  const { placed, outcome } = useBetSlip()
  return [...placed.map(({ state }) => state), outcome].join(' ')
}

test('SP-010: each of several bets in play is followed to its own outcome', () => {
  expect(html(<Shown />)).toBe('pending accepted pending waiting')
  expect(followed).toHaveBeenLastCalledWith([1, 3])
  known.set(1, bet(1, 'rejected'))
  expect(html(<Shown />)).toBe('rejected accepted pending waiting')
  known.set(3, bet(3, 'accepted'))
  expect(html(<Shown />)).toBe('rejected accepted accepted rejected')
})

const Chosen = () => {
  const { selections, isClosed, odds, is_unpriced } = useBetSlip()
  return [
    ...selections.map(({ marketId, outcome }) => (isClosed(marketId, outcome) ? 'closed' : 'open')),
    odds === null ? 'no odds' : odds,
    is_unpriced ? 'unpriced' : 'priced',
  ].join(' ')
}

test('SP-010: what has just been chosen is not called closed, and nothing is said of the whole, before this slip is answered', () => {
  const one = (eventId: number, marketId: number) => ({ eventId, marketId, outcome: 'home', odds: 2_000 })
  const open = { marketId: 1, outcome: 'home', odds: 2_000, isOpen: true }
  const before = { selections: [open], fault: null, odds: 2_000, credits: [] }
  chosen.selections = [one(1, 1), one(2, 2)]
  quote.current = { data: before, isPlaceholderData: true }
  expect(html(<Chosen />)).toBe('open open no odds priced')
  quote.current = { data: { ...before, fault: 'sport-market-unknown', odds: null }, isPlaceholderData: false }
  expect(html(<Chosen />)).toBe('open closed no odds priced')
  quote.current = { data: { ...before, selections: [open, { ...open, marketId: 2 }], odds: 4_000 }, isPlaceholderData: false }
  expect(html(<Chosen />)).toBe('open open 4000 priced')
  // Of a builder only the house knows what the whole pays.
  chosen.selections = [one(1, 1), one(1, 2)]
  quote.current = { data: before, isPlaceholderData: true }
  expect(html(<Chosen />)).toBe('open open no odds unpriced')
})
