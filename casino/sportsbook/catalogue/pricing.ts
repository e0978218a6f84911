import type { MarketChances, OutcomeChances } from '#engines/sport/chances/market-chances.ts'
import { pricedMarket } from '#engines/sport/chances/market-chances.ts'
import type { MarketTypeId } from '#engines/sport/markets/market-types.ts'
import type { MarginMethod } from '#engines/sport/odds/margin.ts'
import { leastOdds_thousandths } from '#engines/sport/odds/odds.ts'

export interface Margin {
  readonly margin_ten_thousandths: number
  readonly method: MarginMethod
}

const of = (margin_ten_thousandths: number, method: MarginMethod): Margin => ({ margin_ten_thousandths, method })

/** Two outcomes of like size: the least margin. Many outcomes: Shin and power put it where outsiders are. */
const margins: Readonly<Record<MarketTypeId, Margin>> = {
  result: of(500, 'shin'),
  'double-chance': of(500, 'proportional'),
  'draw-no-bet': of(450, 'proportional'),
  total: of(450, 'proportional'),
  'home-total': of(600, 'proportional'),
  'away-total': of(600, 'proportional'),
  handicap: of(450, 'proportional'),
  'both-score': of(500, 'proportional'),
  'correct-score': of(1200, 'power'),
  'set-score': of(900, 'power'),
  'odd-even': of(500, 'proportional'),
  'exact-total': of(900, 'power'),
  'part-winner': of(550, 'proportional'),
  'half-and-full-time': of(1000, 'power'),
  'next-goal': of(700, 'shin'),
  'race-to': of(700, 'shin'),
  winner: of(450, 'shin'),
  outright: of(1500, 'power'),
  method: of(1000, 'power'),
  distance: of(600, 'proportional'),
}

/** Every type of market has a margin; operators change them by sport, or for every sport (`*`). */
export type ChangedMargins = ReadonlyMap<string, Margin>

export const marginKey = (sport: string, type: string): string => `${sport} ${type}`

export const marginOf = (changed: ChangedMargins, sport: string, type: MarketTypeId): Margin =>
  changed.get(marginKey(sport, type)) ?? changed.get(marginKey('*', type)) ?? margins[type]

/** Prices people read: hundredths from 1.10, tenths from 10, whole numbers from 100. Rounded down, which only adds to the margin. */
export const onLadder = (odds_thousandths: number): number => {
  const step = ladderStep(odds_thousandths)
  return Math.max(leastOdds_thousandths, Math.floor(odds_thousandths / step) * step)
}

const ladderStep = (odds_thousandths: number): number => {
  if (odds_thousandths < 1100) return 1
  if (odds_thousandths < 10_000) return 10
  return odds_thousandths < 100_000 ? 100 : 1000
}

/** The prices of a market by its chances, in the order of its outcomes. null: not offered. */
export const pricesOf = (changed: ChangedMargins, sport: string, market: MarketChances): (number | null)[] => {
  const { margin_ten_thousandths, method } = marginOf(changed, sport, market.type)
  return pricedMarket(market, margin_ten_thousandths, method).map(({ odds_thousandths }) =>
    odds_thousandths === null ? null : onLadder(odds_thousandths),
  )
}

/** Chances as they are kept: whole millionths that add up to no more than one. */
export const inMillionths = ({ won, returned }: OutcomeChances): { readonly won: number; readonly returned: number } => {
  const kept = Math.min(1_000_000, Math.max(0, Math.round(returned * 1e6)))
  return { won: Math.min(1_000_000 - kept, Math.max(0, Math.round(won * 1e6))), returned: kept }
}
