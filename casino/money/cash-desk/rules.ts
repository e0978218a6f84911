import { currencies, wholeUnits, type Currency } from '#kernel/money/currency.ts'

/** CN-051, WA-002: the version of the cash desk's calls. */
export const cash_version = 'v3'

/** Where a payment by one press with a saved card was begun: not at the desk's own form. */
export const one_press = 'one-click'
/** WA-021, CN-028: after a payment by one press no other one begins for so long. */
export const suspension_ms = 60_000

/** Wallets of the browser that may pay. */
export const wallets = ['google-pay', 'apple-pay'] as const
export type Wallet = (typeof wallets)[number]
/** How money travels that is no card and no wallet: from a bank account, or over a chain. */
export const transferKinds = ['bank', 'chain'] as const
export type TransferKind = (typeof transferKinds)[number]

/** CN-050: what the address of a wallet's button says; its sheet shows the order's own. */
export const wallet_country = 'UA'

/**
 * States of a deposit, from weakest to strongest. A deposit only moves towards the end of this list, so the same messages lead to
 * the same state in any order and with any repetitions (reliability 21). Completion is the strongest: money that was taken is
 * credited, whatever was reported before.
 */
export const paymentStates = ['created', 'pending', 'expired', 'failed', 'completed'] as const
export type PaymentState = (typeof paymentStates)[number]

/** State of a dispute about a deposit: the payer's bank demands it back, and decides. */
export const disputeStates = ['opened', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

/** The states from which a deposit may move to `state`. */
export const statesBefore = (state: PaymentState): readonly PaymentState[] => paymentStates.slice(0, paymentStates.indexOf(state))

/** The state of a deposit after a message with the state `told`. */
export const stateAfter = (now: PaymentState, told: PaymentState): PaymentState => (statesBefore(told).includes(now) ? told : now)

/** Final states: a page need not poll any more. */
export const isFinal = (state: PaymentState): boolean => state === 'expired' || state === 'failed' || state === 'completed'

export const failureReasons = ['declined', 'not-authenticated', 'cancelled', 'expired', 'reorganised'] as const
export type FailureReason = (typeof failureReasons)[number]

/** Why a provider could not pay out. */
export const payoutFailures = ['declined', 'account-closed'] as const
export type PayoutFailure = (typeof payoutFailures)[number]

const minute_ms = 60_000

/**
 * Timeouts: for the player on the hosted page, where the provider's own does not ask for more (`page_open_ms`), and for a provider that is
 * processing the payment.
 */
export const waiting_times_ms = { created: 30 * minute_ms, pending: 72 * 60 * minute_ms } as const

export interface DepositLimits {
  readonly min: number
  readonly max: number
  readonly presets: readonly number[]
  /** Preselected before the player has chosen an amount. */
  readonly usual: number
}

/** In whole units of the currency. CN-052, WA-005: the smallest deposit is 50 UAH. */
const limitsInUnits: Record<Currency, DepositLimits> = {
  UAH: { min: 50, max: 50_000, presets: [100, 200, 500, 1000], usual: 200 },
  USD: { min: 2, max: 1_200, presets: [5, 10, 20, 50], usual: 10 },
  EUR: { min: 2, max: 1_200, presets: [5, 10, 20, 50], usual: 10 },
  USDT: { min: 2, max: 1_200, presets: [5, 10, 20, 50], usual: 10 },
}

/** Limits of one deposit, in minor units. */
export const depositLimits = (currency: Currency): DepositLimits => {
  const minor = (units: number): number => Number(wholeUnits(units, currency))
  const { min, max, presets, usual } = limitsInUnits[currency]
  return { min: minor(min), max: minor(max), presets: presets.map(minor), usual: minor(usual) }
}

export type AmountFault = 'deposit-below-minimum' | 'deposit-above-maximum'

/** WA-005: what is wrong with an amount in minor units, if anything. */
export const amountFault = (amount: number, { min, max }: Pick<DepositLimits, 'min' | 'max'>): AmountFault | null =>
  amount < min ? 'deposit-below-minimum' : amount > max ? 'deposit-above-maximum' : null

/** WA-027: a currency by the id that calls name it with. */
export const currencyById = (id: number): Currency | undefined =>
  (Object.keys(currencies) as Currency[]).find((code) => currencies[code].id === id)

/** look.md: the method that the player paid with last stands first. */
export const lastFirst = <M extends { readonly id: number }>(methods: readonly M[], last_id: number | null): readonly M[] => [
  ...methods.filter(({ id }) => id === last_id),
  ...methods.filter(({ id }) => id !== last_id),
]
