import { renderToStaticMarkup as html } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import type { BetView } from '../contract.ts'
import { BetCard } from './bet-card.tsx'

const leg = { marketId: 1, type: 'result', specifiers: {}, outcome: 'home', odds: 2_000, isBanker: false, event: null }

const shown = (paid: number, kind: string, owed = 0): string => {
  const bet = {
    id: 1,
    betType: 'single',
    sizes: [1],
    state: 'settled',
    currency: 'UAH',
    exponent: 2,
    placed: 1_000,
    stake: 1_000,
    odds: 2_000,
    isFree: false,
    most: paid,
    paid,
    cashedOut: 0,
    owed,
    autoCashOut: null,
    cashedOutByItself: null,
    placedAt: '2026-12-01T12:00:00.000Z',
    decideAt: null,
    settledAt: '2026-12-01T14:00:00.000Z',
    legs: [{ ...leg, settlement: { kind } }],
    shared: null,
    cashOut: null,
  } as BetView
  return html(
    <MemoryRouter>
      <AppStateProvider value={{ main: { isGuest: false } } as AppState}>
        <BetCard bet={bet} />
      </AppStateProvider>
    </MemoryRouter>,
  )
}

test('a bet that brought a part of its stake is called partly returned; returned is one whose stake came back whole', () => {
  expect(shown(500, 'half-lost')).toContain('sport-bets.state.partly-returned')
  expect(shown(1_000, 'push')).toContain('sport-bets.state.returned')
  expect(shown(2_000, 'won')).toContain('sport-bets.state.won')
  expect(shown(0, 'lost')).toContain('sport-bets.state.lost')
})

test('a bet whose corrected result could not take back what was spent is called what it brings now, not what was paid for the result before', () => {
  expect(shown(2_000, 'lost', 2_000)).toContain('sport-bets.state.lost')
  expect(shown(400, 'lost', 400)).toContain('sport-bets.state.lost')
  expect(shown(2_000, 'void', 1_000)).toContain('sport-bets.state.returned')
  expect(shown(2_000, 'half-lost', 1_500)).toContain('sport-bets.state.partly-returned')
})
