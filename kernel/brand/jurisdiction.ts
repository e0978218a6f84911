/** Kinds of limit that a player can set on their own play. */
export const limitKinds = ['deposit', 'loss', 'stake', 'session'] as const
export type LimitKind = (typeof limitKinds)[number]

export const jurisdictionNames = ['open', 'ua', 'gb'] as const
export type JurisdictionName = (typeof jurisdictionNames)[number]

/** What a licence requires. Slices read these rules and never compare the jurisdiction's name (reliability 12). */
export interface Jurisdiction {
  /** The supervising authority that handles complaints; null without a licence. */
  readonly regulator: { readonly name: string; readonly url: string } | null
  /** Minimum age in years to register and to play. */
  readonly minimum_age: number
  /** Kinds of limit that a player must have set, over any period, before their first stake. */
  readonly limits_before_first_stake: readonly LimitKind[]
  /** Whether a player must give their taxpayer number before playing for money, except in exempt currencies (GA-004). */
  readonly tax_number_before_play: boolean
  /** Minimum time from the start of one spin to its end; 0 lets the game decide. */
  readonly minimum_spin_ms: number
  /** Longest continuous play before a break is due; null if the licence asks for none. */
  readonly break_after_session_minutes: number | null
  /** Length of that break. */
  readonly break_minutes: number
  /** Whether a game may sell its bonus round (feature buy). */
  readonly buy_feature: boolean
  /** Highest wagering requirement, as a multiple of the bonus; null without a cap. */
  readonly max_wagering_multiple: number | null
  /** Whether a player may cancel a withdrawal that has not been paid out yet. */
  readonly withdrawal_cancel: boolean
  /** Whether a reward may depend on a player's losses (loss cashback). */
  readonly rewards_tied_to_losses: boolean
  /** Whether a rank or a prize may depend on total turnover. */
  readonly rewards_for_volume: boolean
  /** Whether one promotion may ask for play both in the casino and in the sportsbook. */
  readonly rewards_across_products: boolean
}

/** Everything in which licences differ. */
const table: Record<JurisdictionName, Jurisdiction> = {
  /** For evaluation: every feature is on and no legal requirement applies. The minimum age is the strictest in this table. */
  open: {
    regulator: null,
    minimum_age: 21,
    limits_before_first_stake: [],
    tax_number_before_play: false,
    minimum_spin_ms: 0,
    break_after_session_minutes: null,
    break_minutes: 15,
    buy_feature: true,
    max_wagering_multiple: null,
    withdrawal_cancel: true,
    rewards_tied_to_losses: true,
    rewards_for_volume: true,
    rewards_across_products: true,
  },
  ua: {
    regulator: { name: 'PlayCity', url: 'https://playcity.gov.ua/' },
    minimum_age: 21,
    limits_before_first_stake: ['deposit', 'session'],
    tax_number_before_play: true,
    minimum_spin_ms: 0,
    break_after_session_minutes: 180,
    break_minutes: 15,
    buy_feature: true,
    max_wagering_multiple: null,
    withdrawal_cancel: true,
    rewards_tied_to_losses: false,
    rewards_for_volume: false,
    rewards_across_products: true,
  },
  gb: {
    regulator: { name: 'Gambling Commission', url: 'https://www.gamblingcommission.gov.uk/' },
    minimum_age: 18,
    limits_before_first_stake: [],
    tax_number_before_play: false,
    minimum_spin_ms: 2_500,
    break_after_session_minutes: null,
    break_minutes: 15,
    buy_feature: false,
    max_wagering_multiple: 10,
    withdrawal_cancel: false,
    rewards_tied_to_losses: true,
    rewards_for_volume: false,
    rewards_across_products: false,
  },
}

export const jurisdictionOf = (name: JurisdictionName): Jurisdiction => table[name]
