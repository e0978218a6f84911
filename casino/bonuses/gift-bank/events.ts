import { Type } from 'typebox'
import { AmountMinor, CurrencyCode } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'

/** A gift that came with a link could not be had. About whoever registered by it. */
export const GiftRefused = defineFact('bonuses/gift-bank.gift-refused', Type.Object({ reason: Type.String() }))

/** Somebody took the gift that a player made. About the giver. */
export const GiftTaken = defineFact(
  'bonuses/gift-bank.gift-taken',
  Type.Object({ code: Type.String(), nickname: Type.String(), amount_minor: AmountMinor, currency: CurrencyCode }),
)
