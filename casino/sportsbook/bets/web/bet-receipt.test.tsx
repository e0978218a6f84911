import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import type { BetView } from '../contract.ts'
import { BetReceipt } from './bet-receipt.tsx'

const leg = { type: 'result', specifiers: {}, outcome: 'home', isBanker: false, settlement: null, event: null }

const bet = (odds: number, changes: Partial<BetView> = {}): BetView =>
  ({
    id: 1,
    betType: 'multi',
    sizes: [2],
    state: 'accepted',
    currency: 'UAH',
    exponent: 2,
    placed: 1_000,
    stake: 1_000,
    odds,
    isFree: false,
    most: odds,
    legs: [
      { ...leg, marketId: 1, odds: 55_000 },
      { ...leg, marketId: 2, odds: 1_853 },
    ],
    ...changes,
  }) as BetView

const shown = (one: BetView): string =>
  html(
    <AppStateProvider value={{ main: { isGuest: true } } as AppState}>
      <BetReceipt bet={one} />
    </AppStateProvider>,
  )

test('the receipt of a combination of long prices says its odds, in groups of digits and without decimals', () => {
  expect(shown(bet(3_025_000))).toMatch(/>3[\u00a0,]025</)
  expect(shown(bet(1_000_000_000_000_000))).toMatch(/>1([\u00a0,]000){4}\+</)
  expect(shown(bet(101_915))).toContain('>101.91<')
  // Each leg at its own price.
  expect(shown(bet(3_025_000))).toContain('>1.853<')
})
