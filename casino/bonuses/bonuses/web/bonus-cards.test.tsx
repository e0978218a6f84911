import { renderToStaticMarkup as html } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import type { BonusView } from '../contract.ts'
import { shownBonus } from '../testing/shown-bonus.ts'
import { Waits } from './bonus-popup.tsx'
import { CodedOffers } from './coded-offers.tsx'
import { FinishedBonuses } from './finished-bonuses.tsx'
import { OfferCard } from './offer-card.tsx'
import { OwnOffers } from './own-offers.tsx'
import { ShownPanel } from './bonus-up-panel.tsx'

// Without texts of a language a page shows their keys.
const shown = (part: React.ReactNode): string =>
  html(
    <MemoryRouter>
      <AppStateProvider value={{ main: { isGuest: false } } as AppState}>{part}</AppStateProvider>
    </MemoryRouter>,
  )
test('BO-013: a bonus that has children shows each with what it gives; one without shows none', () => {
  const children = [{ terms: 'second', title: 'Second deposit', gives: '75% of it' }]
  const card = shown(<OfferCard offer={{ ...shownBonus, hasChildrens: true, children }} actions={null} />)
  expect(card).toMatch(/bonuses\.children.*Second deposit.*75% of it/)
  expect(shown(<OfferCard offer={shownBonus} actions={null} />)).not.toContain('bonuses.children')
})

test('BO-015: a bonus with a promo code shows it, and its button is the way into the window of codes', () => {
  const coded = shown(<CodedOffers offers={[{ ...shownBonus, promoCode: 'OPEN-UA' }]} />)
  expect(coded).toMatch(/OPEN-UA<\/code>.*<button.*bonuses\.code\.use/)
  expect(shown(<CodedOffers offers={[]} />)).toBe('')
})

test('the card of a custom cashback says that it is for this player alone, and others do not', () => {
  const card = (cardType: 'customCashback' | null) =>
    shown(<OwnOffers id="available" heading="bonuses.available" bonuses={[{ ...shownBonus, status: 'assigned', params: { cardType } }]} />)
  expect(card('customCashback')).toContain('bonuses.card.custom-cashback')
  expect(card(null)).not.toContain('bonuses.card.custom-cashback')
})

test('BO-012: the panel says how far the bonus is, in sight from the start, with a way to hide it and none to bring it back', () => {
  const panel = shown(<ShownPanel bonus={shownBonus} hide={vi.fn()} />)
  expect(panel).toMatch(/<aside[^>]*aria-label="bonuses\.up"/)
  expect(panel).toMatch(/aria-valuenow="10000"/)
  expect(panel.match(/<button/g)).toHaveLength(1)
  expect(panel).toContain('bonuses.up.hide')
})

test('the window of a gift that waits says all of its terms and until when, and lets it be taken or left', () => {
  const waits = shown(<Waits bonus={{ ...shownBonus, status: 'assigned' }} close={vi.fn()} />)
  expect(waits).toMatch(/With the first deposit.*100%.*bonuses\.way-out.*Cash first\..*bonuses\.take-by.*bonuses\.take<.*bonuses\.not-now/)
})

test('a bonus that is over says how much it was and what came of it, also where nothing did', () => {
  const over = (change: Partial<BonusView>) =>
    shown(<FinishedBonuses bonuses={[{ ...shownBonus, progress: null, endedAt: '2026-11-26T10:00:00.000Z', ...change }]} />)
  expect(over({ status: 'complete', converted: 4_000 })).toMatch(/bonuses\.gave · bonuses\.converted</)
  expect(over({ status: 'complete', converted: 0 })).toMatch(/bonuses\.gave · bonuses\.nothing-left</)
  expect(over({ status: 'expired', amount: null, converted: 0 })).not.toMatch(/bonuses\.(gave|converted|nothing-left)/)
})
