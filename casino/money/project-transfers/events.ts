import { Type } from 'typebox'
import { AmountMinor, CurrencyCode } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'
import { returnReasons, transferStates } from './rules.ts'

/** Money of a player left to another project, came from one, or came back. It moved in the ledger in the same transaction. */
export const TransferMoved = defineFact(
  'money/project-transfers.transfer-moved',
  Type.Object({
    /** As the player sees it: `out-10001`, `in-10001`. */
    transfer_id: Type.String(),
    project: Type.String(),
    direction: Type.Enum(['out', 'in']),
    state: Type.Enum([...transferStates]),
    reason: Type.Union([Type.Enum([...returnReasons]), Type.Null()]),
    amount_minor: AmountMinor,
    currency: CurrencyCode,
  }),
)
