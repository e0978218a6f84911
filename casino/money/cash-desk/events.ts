import { Type, type Static } from 'typebox'
import { AmountMinor, CurrencyCode } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'
import { disputeStates, failureReasons, paymentStates } from './rules.ts'

const PaymentId = Type.String({ pattern: '^[0-9]+$' })

/** A deposit was completed: the provider took the money and the main balance was credited, in the transaction of this fact. */
export const DepositCompleted = defineFact(
  'money/cash-desk.deposit-completed',
  Type.Object({
    payment_id: PaymentId,
    amount_minor: AmountMinor,
    currency: CurrencyCode,
    method: Type.String(),
    /** True for the one deposit that is the player's first (RTM-026). */
    is_first: Type.Boolean(),
    /** The casino bonus and the sport bonus chosen with the deposit; 0 for none. */
    bonus_id: Type.Integer(),
    sport_betting_bonus_id: Type.Integer(),
  }),
)

/** A deposit failed. `expired`: the provider never responded, so a completion may still follow. */
export const DepositFailed = defineFact(
  'money/cash-desk.deposit-failed',
  Type.Object({
    payment_id: PaymentId,
    amount_minor: AmountMinor,
    currency: CurrencyCode,
    method: Type.String(),
    reason: Type.Enum([...failureReasons]),
  }),
)

/**
 * The payer's bank disputes a deposit, or has decided the dispute. If it was lost, the money is deducted from the balance in the
 * same transaction.
 */
export const DepositDisputed = defineFact(
  'money/cash-desk.deposit-disputed',
  Type.Object({ payment_id: PaymentId, amount_minor: AmountMinor, currency: CurrencyCode, state: Type.Enum([...disputeStates]) }),
)

/**
 * An operator gives a deposit, or a part of it, back to whoever paid: it left the balance in the transaction of this fact, and is on its way.
 * Where the provider cannot make it, it is on the balance again (`RefundFailed`), and nothing else of this is undone.
 */
export const DepositRefunded = defineFact(
  'money/cash-desk.deposit-refunded',
  Type.Object({
    payment_id: PaymentId,
    amount_minor: AmountMinor,
    /** Absent where it was told before refunds were named. */
    refund_id: Type.Optional(Type.String()),
    /** What is left of the deposit: neither given back nor disputed. */
    left_minor: AmountMinor,
    currency: CurrencyCode,
  }),
)

/** What was to be given back of a deposit did not reach whoever paid, also long after its provider had called it done: it is on the balance again. */
export const RefundFailed = defineFact(
  'money/cash-desk.refund-failed',
  Type.Object({ payment_id: PaymentId, refund_id: Type.String(), amount_minor: AmountMinor, currency: CurrencyCode }),
)

/** The payments that the payer's bank took back for good. */
export const lostPayments = (facts: readonly { readonly data: Static<(typeof DepositDisputed)['schema']> }[]): string[] =>
  facts.filter(({ data }) => data.state === 'lost').map(({ data }) => data.payment_id)

/** The payments of which nothing is left: what was given for them has lost its reason. */
export const wholeRefunds = (facts: readonly { readonly data: Static<(typeof DepositRefunded)['schema']> }[]): string[] =>
  facts.filter(({ data }) => data.left_minor === 0).map(({ data }) => data.payment_id)

/** A chain confirmed a deposit once more, or took back what it had confirmed. The state is that of the payment at this moment. */
export const DepositConfirmed = defineFact(
  'money/cash-desk.deposit-confirmed',
  Type.Object({
    payment_id: PaymentId,
    confirmations: Type.Integer({ minimum: 0 }),
    state: Type.Enum([...paymentStates]),
    reason: Type.Union([Type.Enum([...failureReasons]), Type.Null()]),
  }),
)

/** The provider is processing the deposit; the outcome follows later. */
export const DepositPending = defineFact('money/cash-desk.deposit-pending', Type.Object({ payment_id: PaymentId }))
