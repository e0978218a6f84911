import { Type } from 'typebox'
import { AmountMinor, CurrencyCode } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'
import { payoutReasons, payoutStates } from './rules.ts'

/** A payout was asked for, or moved on. Its money moved in the ledger in the same transaction. */
export const PayoutMoved = defineFact(
  'money/payouts.payout-moved',
  Type.Object({
    payout_id: Type.String({ pattern: '^[0-9]+$' }),
    state: Type.Enum([...payoutStates]),
    reason: Type.Union([Type.Enum([...payoutReasons]), Type.Null()]),
    amount_minor: AmountMinor,
    currency: CurrencyCode,
    method: Type.String(),
  }),
)
