import type { WeightedResult } from '#engines/sport/sport-engine.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import { defineExtension } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Currency } from '#kernel/money/currency.ts'

/** Every possible remaining course of a match with its exact probability; `counts` names the scores that these results include. */
export interface JointResults {
  readonly counts: readonly string[]
  readonly results: Iterable<WeightedResult>
}

/** Provides the joint probabilities of a match's outcomes, from which bet builders are priced. */
export interface JointSource {
  /** The feed producer whose matches this provider covers. */
  readonly producer: string
  /** Joint probabilities for the current state of the match; null for a match that it does not cover or cannot compute exactly. */
  readonly resultsOf: (db: Executor, house: House, event_id: bigint) => Promise<JointResults | null>
}

export const jointSources = defineExtension<JointSource>('sportsbook/bets.joint-sources', { keyOf: ({ producer }) => producer })

/** A bet as providers of free bets see it. */
export interface CreditedBet {
  readonly bet_id: bigint
  readonly player_id: bigint
  readonly currency: Currency
  readonly stake_minor: bigint
  /** Of the whole bet. */
  readonly odds_thousandths: number
  readonly legs: number
  readonly language: Language
}

/** A free bet that a player may stake instead of cash. */
export interface OwnCredit {
  /** The id that a bet refers to it by. */
  readonly external_id: string
  readonly currency: Currency
  /** It can only be staked as a whole. */
  readonly amount_minor: bigint
  readonly least_odds_thousandths: number
  readonly least_legs: number
  readonly expires_at: Date
}

/** Provides free bets. */
export interface StakeCredit {
  readonly kind: string
  readonly creditsOf: (db: Executor, house: House, player_id: bigint) => Promise<readonly OwnCredit[]>
  /**
   * Called in the bet's transaction before the stake is debited. Reserves the free bet for this bet and returns its purse
   * (`freeBetPurse`). Throws refusals of its own when the terms do not allow the bet. The provider follows the bet's later facts to
   * learn the result.
   */
  readonly take: (tx: Tx, house: House, external_id: string, bet: CreditedBet) => Promise<string>
}

export const stakeCredits = defineExtension<StakeCredit>('sportsbook/bets.stake-credits', { keyOf: ({ kind }) => kind })

/** The leg of a single, at the price on offer, as whoever raises prices looks at it. */
export interface BoostedBet {
  readonly player_id: bigint
  readonly currency: Currency
  readonly stake_minor: bigint
  readonly language: Language
  readonly market_id: bigint
  readonly outcome: string
  readonly odds_thousandths: number
  readonly won_millionths: number
  readonly is_in_play: boolean
}

/** Who takes some singles at a better price than the one on offer. */
export interface PriceBoost {
  readonly kind: string
  /** In the bet's transaction, while its market is held: the price that it is taken at. Refuses in words of its own what is not raised. */
  readonly take: (tx: Tx, house: House, bet: BoostedBet) => Promise<number>
}

export const priceBoosts = defineExtension<PriceBoost>('sportsbook/bets.price-boosts', { keyOf: ({ kind }) => kind })
