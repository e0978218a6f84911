import { Type } from 'typebox'
import { AmountMinor, InEveryLanguage, WordsToSay } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'

/** A player was given a prize. The slice that owns its kind delivers it. */
export const PrizeGranted = defineFact(
  'bonuses/prizes.prize-granted',
  Type.Object({
    prize_id: Type.Integer(),
    kind: Type.String(),
    /** Unit of its value: a currency, or points. */
    asset: Type.String(),
    /** Minor units of `asset`. */
    amount_minor: AmountMinor,
    /** The slice that gave it: `contests/races`. */
    source: Type.String(),
    /** The reason, as a text key with values. */
    title: WordsToSay,
    /** Text for the notification centre; missing for old prizes, which were money. */
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
