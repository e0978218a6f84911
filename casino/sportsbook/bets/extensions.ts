import type { WeightedResult } from '#engines/sport/sport-engine.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import { defineExtension } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { Currency } from '#kernel/money/currency.ts'

/** Everything that a match can still come to, exactly, each with its chance; `counts` says which scores these results have. */
export interface JointResults {
  readonly counts: readonly string[]
  readonly results: Iterable<WeightedResult>
}

/** Who knows how the outcomes of a match hang together: what a bet builder is priced from. */
export interface JointSource {
  /** The producer whose matches it knows. */
  readonly producer: string
  /** As the match stands for bets now; null for what it does not know, and where the model has no exact answer. */
  readonly resultsOf: (db: Executor, house: House, event_id: bigint) => Promise<JointResults | null>
}

export const jointSources = defineExtension<JointSource>('sportsbook/bets.joint-sources', { keyOf: ({ producer }) => producer })

/** A bet as whoever gives credit for stakes looks at it. */
export interface CreditedBet {
  readonly player_id: bigint
  readonly currency: Currency
  readonly stake_minor: bigint
  /** Of the whole bet. */
  readonly odds_thousandths: number
  readonly legs: number
  readonly language: Language
}

/** Credit that a player may stake instead of cash. */
export interface OwnCredit {
  /** By which it is named in a bet. */
  readonly external_id: string
  readonly currency: Currency
  /** It is staked as a whole. */
  readonly amount_minor: bigint
  readonly least_odds_thousandths: number
  readonly least_legs: number
  readonly expires_at: Date
}

/** Who gives credit for stakes. */
export interface StakeCredit {
  readonly kind: string
  readonly creditsOf: (db: Executor, house: House, player_id: bigint) => Promise<readonly OwnCredit[]>
  /**
   * In the bet's transaction, before its stake leaves: the purse of the credit (`freeBetPurse`), which is this bet's from then on. Refuses in
   * words of its own what its terms do not allow. What becomes of it is heard from the bet's facts.
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
