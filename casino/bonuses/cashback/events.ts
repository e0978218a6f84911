import { Type } from 'typebox'
import { CurrencyCode, PositiveAmountMinor } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'
import { cashbackStates } from './rules.ts'

/** A cashback is there for its player, was paid, or ran out. */
export const CashbackChanged = defineFact(
  'bonuses/cashback.changed',
  Type.Object({
    cashback_id: Type.Integer(),
    state: Type.Enum([...cashbackStates]),
    amount_minor: PositiveAmountMinor,
    currency: CurrencyCode,
  }),
)
