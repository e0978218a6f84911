import { wholeUnits, type Currency } from '#kernel/money/currency.ts'

/**
 * Where a payout stands. `review`: a person of the house looks at it. `approved`: decided, about to leave. `processing`: with the
 * provider. `paid`: the provider sent it. `returned`: the bank sent it back later. `failed`, `rejected` and `cancelled`: it came to
 * nothing, and the money is back on the balance.
 */
export const payoutStates = ['review', 'approved', 'processing', 'paid', 'returned', 'failed', 'rejected', 'cancelled'] as const
export type PayoutState = (typeof payoutStates)[number]

/** The one table of what may follow what; the database holds the same. */
const statesBefore: Record<PayoutState, readonly PayoutState[]> = {
  review: [],
  approved: ['review'],
  processing: ['approved'],
  paid: ['processing'],
  returned: ['paid'],
  failed: ['processing'],
  rejected: ['review'],
  cancelled: ['review', 'approved'],
}

/** The states that a payout may leave for `state`. */
export const mayComeFrom = (state: PayoutState): readonly PayoutState[] => statesBefore[state]

/** Its money is set aside. */
export const openStates = ['review', 'approved', 'processing'] as const satisfies readonly PayoutState[]
export const isOpen = (state: PayoutState): boolean => (openStates as readonly PayoutState[]).includes(state)

/** Who has it now: nobody any more once it is over. */
export const holderOf = (state: PayoutState): 'house' | 'provider' | null =>
  state === 'processing' ? 'provider' : state === 'review' || state === 'approved' ? 'house' : null

/** Why a payout came to nothing; `declined` and `account-closed` are the bank's, `house` is told in the operator's own words. */
export const payoutReasons = ['declined', 'account-closed', 'house', 'player'] as const
export type PayoutReason = (typeof payoutReasons)[number]

export interface PayoutLimits {
  readonly min: bigint
  /** Of one payout. */
  readonly max: bigint
  /** Over 24 hours, decided without a person. */
  readonly automatic: bigint
  /** The same with turbo cashout. */
  readonly turbo: bigint
  /** From here on two people decide. */
  readonly four_eyes: bigint
}

/** In whole units of the currency. */
const limitsInUnits = {
  UAH: { min: 50, max: 1_000_000, automatic: 50_000, turbo: 200_000, four_eyes: 200_000 },
  USD: { min: 2, max: 25_000, automatic: 1_200, turbo: 5_000, four_eyes: 5_000 },
  EUR: { min: 2, max: 25_000, automatic: 1_200, turbo: 5_000, four_eyes: 5_000 },
  USDT: { min: 2, max: 25_000, automatic: 1_200, turbo: 5_000, four_eyes: 5_000 },
} as const satisfies Record<Currency, Record<keyof PayoutLimits, number>>

/** In minor units. */
export const payoutLimits = (currency: Currency): PayoutLimits => {
  const { min, max, automatic, turbo, four_eyes } = limitsInUnits[currency]
  const minor = (units: number): bigint => wholeUnits(units, currency)
  return { min: minor(min), max: minor(max), automatic: minor(automatic), turbo: minor(turbo), four_eyes: minor(four_eyes) }
}

/** What is wrong with an amount, if anything. The whole of a small balance may always leave: nobody's last coin is kept. */
export const amountFault = (
  amount_minor: bigint,
  balance_minor: bigint,
  { min, max }: Pick<PayoutLimits, 'min' | 'max'>,
): 'payout-below-minimum' | 'payout-above-maximum' | null => {
  if (amount_minor > max) return 'payout-above-maximum'
  return amount_minor < min && amount_minor !== balance_minor ? 'payout-below-minimum' : null
}

/** What a player's deposits came from, and what of them has not gone back yet. */
export interface Owed {
  readonly instrument_id: bigint
  readonly label: string
  readonly owed: bigint
}

/**
 * What came by a method goes back by it first: gives the instrument that comes first, and how much; null where the payout may go.
 * `chosen` is the instrument that it goes to, null for an account. An amount beyond what a chosen instrument is owed waits for the others.
 */
export const goesFirst = (owed: readonly Owed[], chosen: bigint | null, amount_minor: bigint): Owed | null => {
  const own = owed.find(({ instrument_id }) => instrument_id === chosen)?.owed ?? 0n
  const other = owed.find((one) => one.instrument_id !== chosen && one.owed > 0n)
  return other && amount_minor > own ? other : null
}

/** What the house knows when it decides. Amounts in minor units of the payout's currency. */
export interface Known {
  readonly amount_minor: bigint
  /** This payout and every other of the last 24 hours that did not come to nothing. */
  readonly within_day_minor: bigint
  /** What a player's rules let go without a person: `automatic`, or `turbo`. */
  readonly limit_minor: bigint
  /** Deposits less payouts, ever: what leaves within it is the player's own deposit. */
  readonly net_deposit_minor: bigint
  /** Deposited and staked over the last 30 days. */
  readonly deposited_minor: bigint
  readonly staked_minor: bigint
  /** A deposit came from there, or the bank says that it is in the player's name. */
  readonly is_own_method: boolean
  /** A payout arrived there before. */
  readonly is_known_destination: boolean
  /** It goes back to what deposits came from. */
  readonly goes_back: boolean
  readonly has_open_dispute: boolean
  /** The house keeps this player from playing: too young, or for its own reasons. */
  readonly is_restricted: boolean
  /** Password or contact changed in the last 24 hours. */
  readonly account_changed: boolean
}

/** What each reason weighs. From 100 on a person decides. */
const weights = {
  'method-not-own': 100,
  'dispute-open': 100,
  'play-restricted': 100,
  'account-changed': 100,
  'above-automatic-limit': 100,
  'deposit-not-played': 60,
  'new-destination': 30,
  'beyond-net-deposit': 20,
} as const
export type RiskReason = keyof typeof weights

export const person_decides_from = 100

/** Everything that speaks for a person to look, by name. */
export const riskReasons = (known: Known): RiskReason[] => {
  const found: Record<RiskReason, boolean> = {
    'method-not-own': !known.is_own_method,
    'dispute-open': known.has_open_dispute,
    'play-restricted': known.is_restricted,
    'account-changed': known.account_changed,
    'above-automatic-limit': known.within_day_minor > known.limit_minor,
    'deposit-not-played': known.staked_minor < known.deposited_minor && !known.goes_back,
    'new-destination': !known.is_known_destination,
    'beyond-net-deposit': known.amount_minor > known.net_deposit_minor,
  }
  return (Object.keys(weights) as RiskReason[]).filter((reason) => found[reason])
}

export const riskScore = (reasons: readonly RiskReason[]): number => reasons.reduce((sum, reason) => sum + weights[reason], 0)

/** What a payout will need of its player, told from the first deposit on and never asked for later. */
export const needKinds = ['contact', 'identity'] as const
export type NeedKind = (typeof needKinds)[number]
/** `waiting`: the player did their part, and the house looks at it. */
export type NeedState = 'missing' | 'waiting' | 'done'
