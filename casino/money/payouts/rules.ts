import { wholeUnits, type Currency } from '#kernel/money/currency.ts'

/**
 * States of a withdrawal. `review`: a person checks it. `approved`: about to be sent. `processing`: with the provider. `paid`:
 * sent. `returned`: the bank sent it back later. `failed`, `rejected` and `cancelled`: the money is back on the balance.
 */
export const payoutStates = ['review', 'approved', 'processing', 'paid', 'returned', 'failed', 'rejected', 'cancelled'] as const
export type PayoutState = (typeof payoutStates)[number]

/** Allowed transitions; the database enforces the same. */
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

/** The states from which a withdrawal may move to `state`. */
export const mayComeFrom = (state: PayoutState): readonly PayoutState[] => statesBefore[state]

/** States in which its money is reserved. */
export const openStates = ['review', 'approved', 'processing'] as const satisfies readonly PayoutState[]
export const isOpen = (state: PayoutState): boolean => (openStates as readonly PayoutState[]).includes(state)

/** Who is working on it; nobody in final states. */
export const holderOf = (state: PayoutState): 'house' | 'provider' | null =>
  state === 'processing' ? 'provider' : state === 'review' || state === 'approved' ? 'house' : null

/** Why a withdrawal failed; `declined` and `account-closed` come from the bank, `house` is explained by the operator. */
export const payoutReasons = ['declined', 'account-closed', 'house', 'player'] as const
export type PayoutReason = (typeof payoutReasons)[number]

export interface PayoutLimits {
  readonly min: bigint
  /** Maximum of one withdrawal. */
  readonly max: bigint
  /** Maximum over 24 hours without review. */
  readonly automatic: bigint
  /** The same with turbo cashout. */
  readonly turbo: bigint
  /** From this amount on two people must approve. */
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

/**
 * What is wrong with an amount, if anything. The whole of a small balance may always be withdrawn, and so may exactly what the chosen
 * instrument is owed: other payouts wait until it has gone back.
 */
export const amountFault = (
  amount_minor: bigint,
  { balance_minor, owed_minor }: { readonly balance_minor: bigint; readonly owed_minor: bigint },
  { min, max }: Pick<PayoutLimits, 'min' | 'max'>,
): 'payout-below-minimum' | 'payout-above-maximum' | null => {
  if (amount_minor > max) return 'payout-above-maximum'
  return amount_minor < min && amount_minor !== balance_minor && amount_minor !== owed_minor ? 'payout-below-minimum' : null
}

/** Deposit instruments and amounts not yet returned to them. */
export interface Owed {
  readonly instrument_id: bigint
  readonly label: string
  readonly owed: bigint
}

/**
 * What is still to go back to an instrument. `tried_minor`: of the last payout to it, where that failed after its last deposit. It takes no
 * more then, unless so little was tried that a larger payout may well arrive: less than the minimum, than what is left, and than the balance
 * holds by now. Where the balance holds no more than was tried nothing larger can be: it must not wait for the instrument for ever.
 */
export const owedAfter = (
  {
    left_minor,
    tried_minor,
    balance_minor,
  }: { readonly left_minor: bigint; readonly tried_minor: bigint | null; readonly balance_minor: bigint },
  { min }: Pick<PayoutLimits, 'min'>,
): bigint => {
  if (left_minor <= 0n) return 0n
  return tried_minor !== null && [min, left_minor, balance_minor].some((enough) => tried_minor >= enough) ? 0n : left_minor
}

/** What is to go back to an instrument; nothing to a bank account. */
export const owedTo = (owed: readonly Owed[], chosen: bigint | null): bigint =>
  owed.find(({ instrument_id }) => instrument_id === chosen)?.owed ?? 0n

/**
 * Deposited money goes back to its source first: returns the instrument that has priority, and how much; null if the withdrawal may
 * proceed. `chosen` is the destination instrument, null for a bank account. An amount beyond what the chosen instrument is owed
 * waits for the others.
 */
export const goesFirst = (owed: readonly Owed[], chosen: bigint | null, amount_minor: bigint): Owed | null => {
  const own = owedTo(owed, chosen)
  const other = owed.find((one) => one.instrument_id !== chosen && one.owed > 0n)
  return other && amount_minor > own ? other : null
}

/** Data for the approval decision. Amounts in minor units of the withdrawal's currency. */
export interface Known {
  readonly amount_minor: bigint
  /** This withdrawal and all others of the last 24 hours that did not fail. */
  readonly within_day_minor: bigint
  /** Which automatic limit applies: `automatic`, or `turbo`. */
  readonly limit_minor: bigint
  /** All deposits minus all withdrawals: up to this amount the player withdraws their own deposits. */
  readonly net_deposit_minor: bigint
  /** Deposited and staked over the last 30 days. */
  readonly deposited_minor: bigint
  readonly staked_minor: bigint
  /** A deposit came from there, or the bank confirmed the account holder's name. */
  readonly is_own_method: boolean
  /** An earlier withdrawal arrived there. */
  readonly is_known_destination: boolean
  /** It returns to the source of deposits. */
  readonly goes_back: boolean
  /** What the player converted into this currency of late: it may have come by a card that the closed loop of this currency knows not. */
  readonly converted_minor: bigint
  readonly has_open_dispute: boolean
  /** The operator has restricted this player: under age, or unwanted. */
  readonly is_restricted: boolean
  /** Password or a confirmed contact changed, or the second factor turned off, in the last 24 hours. */
  readonly account_changed: boolean
}

/** Risk score of each reason. From 100 on a person decides. */
const weights = {
  'method-not-own': 100,
  'dispute-open': 100,
  'play-restricted': 100,
  'account-changed': 100,
  'above-automatic-limit': 100,
  'money-converted': 100,
  'deposit-not-played': 60,
  'new-destination': 30,
  'beyond-net-deposit': 20,
} as const
export type RiskReason = keyof typeof weights

export const person_decides_from = 100

/** All reasons for a review, by name. */
export const riskReasons = (known: Known): RiskReason[] => {
  const found: Record<RiskReason, boolean> = {
    'method-not-own': !known.is_own_method,
    'dispute-open': known.has_open_dispute,
    'play-restricted': known.is_restricted,
    'account-changed': known.account_changed,
    'above-automatic-limit': known.within_day_minor > known.limit_minor,
    'money-converted': known.converted_minor > 0n && !known.goes_back,
    'deposit-not-played': known.staked_minor < known.deposited_minor && !known.goes_back,
    'new-destination': !known.is_known_destination,
    'beyond-net-deposit': known.amount_minor > known.net_deposit_minor,
  }
  return (Object.keys(weights) as RiskReason[]).filter((reason) => found[reason])
}

export const riskScore = (reasons: readonly RiskReason[]): number => reasons.reduce((sum, reason) => sum + weights[reason], 0)

/**
 * What a withdrawal requires of its player, shown from the first deposit on. The taxpayer's number stands there only where the licence wants it.
 */
export const needKinds = ['contact', 'identity', 'tax-number'] as const
export type NeedKind = (typeof needKinds)[number]
/** `waiting`: the player has done their part, and we are checking it. */
export type NeedState = 'missing' | 'waiting' | 'done'
