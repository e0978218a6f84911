import { onLadder, type QuotedMarket } from '#casino/sportsbook/catalogue/server/api.ts'
import { chancesOfSets, isJoinable, oddsOfSets, type BuilderPart } from '#engines/sport/bets/bet-builder.ts'
import type { Executor } from '#kernel/database/database.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { perHouse, type House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { jointSources } from '../extensions.ts'
import { builder_margin_ten_thousandths, isAgreed, type OddsChange } from '../rules.ts'
import type { LegRow } from './bet-store.ts'

type Fault = 'sport-builder-not-offered' | 'sport-builder-selection' | 'sport-builder-impossible'
type Priced = { readonly odds_of_sets: readonly number[] } | { readonly fault: Fault }

/** Cache of quotes: slips ask for the same odds every few seconds; a change of the match changes the key. */
const most_kept = 1_000
const kept = perHouse(() => new Map<string, Priced>())

const partOf = ({ market_type, specifiers, outcome }: LegRow): BuilderPart => ({ type: market_type, specifiers, outcome })

const price = async (db: Executor, house: House, market: QuotedMarket, legs: readonly LegRow[]): Promise<Priced> => {
  const source = contributionsTo(house.slices, jointSources).find(({ producer }) => producer === market.event.producer)
  const joint = await source?.resultsOf(db, house, market.event_id)
  if (!joint) return { fault: 'sport-builder-not-offered' }
  const parts = legs.map(partOf)
  if (!parts.every((part) => isJoinable(part, joint.counts))) return { fault: 'sport-builder-selection' }
  const own_odds = legs.map(({ odds_thousandths }) => odds_thousandths)
  const exact = oddsOfSets(chancesOfSets(parts, joint.results), own_odds, builder_margin_ten_thousandths, 'power')
  // A subset of one leg has the odds of its market, and the empty subset returns the stake.
  const odds_of_sets = exact?.map((odds, set) => (set === 0 ? odds : onLadder(odds)))
  return odds_of_sets ? { odds_of_sets } : { fault: 'sport-builder-impossible' }
}

/**
 * Odds of every subset of legs of one match, from the joint probabilities for the current state of the match. `market` is one of
 * the markets, as read together with the legs. When placing a bet the match must be locked (`lockMarkets`) and `db` be that
 * transaction. Refusals: `sport-builder-not-offered` (no provider of joint probabilities for this match), `sport-builder-selection`
 * (a selection is not covered by the model or can end in a push), `sport-builder-impossible`.
 */
export const builderPrices = async (
  db: Executor,
  house: House,
  market: QuotedMarket,
  legs: readonly LegRow[],
): Promise<readonly number[]> => {
  const known = kept(house)
  const chosen = legs.map(({ market_id, outcome, odds_thousandths }) => `${market_id}:${outcome}:${odds_thousandths}`)
  const key = `${market.event_id} ${market.event.version} ${chosen.join(' ')}`
  let priced = known.get(key)
  if (!priced) {
    priced = await price(db, house, market, legs)
    const [oldest] = known.keys()
    if (known.size >= most_kept && oldest !== undefined) known.delete(oldest)
    known.set(key, priced)
  }
  return 'fault' in priced ? refuse(priced.fault) : priced.odds_of_sets
}

/** The same when placing a bet: also refuses `sport-odds-changed` when the player does not accept the odds of the whole. */
export const agreedBuilder = async (
  db: Executor,
  house: House,
  market: QuotedMarket,
  legs: readonly LegRow[],
  agreed: { readonly seen: number | null; readonly change: OddsChange },
): Promise<readonly number[]> => {
  const odds_of_sets = await builderPrices(db, house, market, legs)
  return isAgreed(agreed.seen, odds_of_sets.at(-1) ?? 0, agreed.change) ? odds_of_sets : refuse('sport-odds-changed')
}
