import type { Tx } from '#kernel/database/database.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { refuse } from '../contract.ts'
import { priceBoosts } from '../extensions.ts'
import { isAgreed, type OddsChange } from '../rules.ts'
import type { LegRow } from './bet-store.ts'
import type { Quotes } from './choose-legs.ts'

export interface BoostOrder {
  readonly player_id: bigint
  readonly currency: Currency
  readonly stake_minor: bigint
  readonly language: Language
  readonly change: OddsChange
  /** The raised price that the player saw; null for a bet at the prices on offer. */
  readonly boost: number | null
}

/**
 * The legs of a bet, at a raised price where the player asked for one: of a single with cash, by whoever raises it. Refusals: `sport-boost-single`,
 * `sport-odds-changed`, and those of the giver.
 */
export const boostedLegs = async (
  tx: Tx,
  house: House,
  quotes: Quotes,
  legs: readonly LegRow[],
  { boost, change, ...order }: BoostOrder,
): Promise<readonly LegRow[]> => {
  if (boost === null) return legs
  const [giver] = contributionsTo(house.slices, priceBoosts)
  const [leg, ...more] = legs
  const market = leg && quotes.get(leg.market_id)
  if (!giver || !market || more.length > 0) return refuse('sport-boost-single')
  const { market_id, outcome, odds_thousandths } = leg
  const won_millionths = market.outcomes.find((one) => one.outcome === outcome)?.won_millionths ?? 0
  const raised = await giver.take(tx, house, {
    ...order,
    market_id,
    outcome,
    odds_thousandths,
    won_millionths,
    is_in_play: market.event.state === 'live',
  })
  return isAgreed(boost, raised, change) ? [{ ...leg, odds_thousandths: raised }] : refuse('sport-odds-changed')
}
