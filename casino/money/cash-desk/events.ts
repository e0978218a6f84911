import { Type } from 'typebox'
import { AmountMinor, CurrencyCode } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'
import { disputeStates, failureReasons } from './rules.ts'

const PaymentId = Type.String({ pattern: '^[0-9]+$' })

/** The provider took the money and the player's main purse holds it: both in the transaction of this fact. */
export const DepositCompleted = defineFact(
  'money/cash-desk.deposit-completed',
  Type.Object({
    payment_id: PaymentId,
    amount_minor: AmountMinor,
    currency: CurrencyCode,
    method: Type.String(),
    /** True for the one deposit that is the player's first (RTM-026). */
    is_first: Type.Boolean(),
    /** The bonus and the sport bonus that the player chose with the deposit; 0 without one. */
    bonus_id: Type.Integer(),
    sport_betting_bonus_id: Type.Integer(),
  }),
)

/** The deposit came to nothing. `expired`: the provider never said anything, so this may still be followed by a completion. */
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

/** The payer's bank asks for a deposit back, or has decided. Of a lost one the money is gone from the balance with the same commit. */
export const DepositDisputed = defineFact(
  'money/cash-desk.deposit-disputed',
  Type.Object({ payment_id: PaymentId, amount_minor: AmountMinor, currency: CurrencyCode, state: Type.Enum([...disputeStates]) }),
)

/** The provider is working on it; the outcome comes later. */
export const DepositPending = defineFact('money/cash-desk.deposit-pending', Type.Object({ payment_id: PaymentId }))
