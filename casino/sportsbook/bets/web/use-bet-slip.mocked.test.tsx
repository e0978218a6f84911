import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { BetView } from '../contract.ts'
import { useBetSlip } from './use-bet-slip.ts'

const bet = (id: number, state: BetView['state']) => ({ id, state, legs: [] }) as unknown as BetView
/** As the house knows them by now. */
const known = new Map<number, BetView>()
const followed = vi.fn((ids: readonly number[]) => ids.map((id) => known.get(id)))

vi.mock('./bet-queries.ts', () => ({
  usePendingBets: (ids: readonly number[]) => followed(ids),
  useQuote: () => ({ data: undefined }),
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
