/** Kinds of limit that a player can set on their own play. */
export const limitKinds = ['deposit', 'loss', 'stake', 'session'] as const
export type LimitKind = (typeof limitKinds)[number]

export const jurisdictionNames = ['open', 'ua', 'gb'] as const
export type JurisdictionName = (typeof jurisdictionNames)[number]

/** What a licence demands. Slices ask these rules; they never compare the profile's name (reliability 12). */
export interface Jurisdiction {
  /** Who supervises the house and hears complaints about it; null where there is no licence. */
  readonly regulator: { readonly name: string; readonly url: string } | null
  /** Years; nobody younger may register or play. */
  readonly minimum_age: number
  /** Kinds of limit that a player must have set, over any period, before the first stake is taken. */
  readonly limits_before_first_stake: readonly LimitKind[]
  /** Must a player have given their taxpayer's number before they play for money, in currencies that are not exempt (GA-004)? */
  readonly tax_number_before_play: boolean
  /** The least time from the start of one spin to its end; 0 leaves the game its own tempo. */
  readonly minimum_spin_ms: number
  /** So long may somebody play on end before a break is due; null where nothing is demanded. */
  readonly break_after_session_minutes: number | null
  /** How long that break is. */
  readonly break_minutes: number
  /** May a game sell its bonus round? */
  readonly buy_feature: boolean
  /** The most that a bonus may ask to be staked, in multiples of the bonus; null without a bound. */
  readonly max_wagering_multiple: number | null
  /** May a player call a withdrawal back that the house has not paid yet? */
  readonly withdrawal_cancel: boolean
  /** May a reward depend on what a player lost (cashback of losses)? */
  readonly rewards_tied_to_losses: boolean
  /** May a place or a prize depend on how much was staked in all? */
  readonly rewards_for_volume: boolean
}

/** One table: everything in which licences differ for the house. */
const table: Record<JurisdictionName, Jurisdiction> = {
  /** For trying the house out: every feature is on, and nothing is demanded by law. The age is the strictest of the table. */
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
  },
}

export const jurisdictionOf = (name: JurisdictionName): Jurisdiction => table[name]
