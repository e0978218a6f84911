import { Type } from 'typebox'
import { AmountMinor, CurrencyCode } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'

/** Stakes brought something into a player's piggy bank, or its player broke it (`amount_minor` below zero). */
export const PiggyBankMoved = defineFact('money/piggy-bank.moved', Type.Object({ amount_minor: AmountMinor, currency: CurrencyCode }))
