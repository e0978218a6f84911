import { Type } from 'typebox'
import { AmountMinor, InEveryLanguage, WordsToSay } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'

/** A player was given a prize, once and for all. The owner of its kind hands it over; about the player. */
export const PrizeGranted = defineFact(
  'bonuses/prizes.prize-granted',
  Type.Object({
    prize_id: Type.Integer(),
    kind: Type.String(),
    /** What it is worth is counted in: a currency, or points. */
    asset: Type.String(),
    /** Minor units of `asset`. */
    amount_minor: AmountMinor,
    /** The slice that gave it: `contests/races`. */
    source: Type.String(),
    /** What it was given for, as a key of the house's texts with its values. */
    title: WordsToSay,
    /** What the notification centre says of it; absent of prizes from before there were kinds, which were money. */
    told: Type.Optional(
      Type.Object({
        key: Type.String(),
        values: Type.Record(
          Type.String(),
          Type.Union([Type.String(), Type.Number(), InEveryLanguage, Type.Object({ minor: AmountMinor, currency: Type.String() })]),
        ),
      }),
    ),
  }),
)
