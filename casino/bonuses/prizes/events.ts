import { Type } from 'typebox'
import { PositiveAmountMinor, WordsToSay } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'
import { prizeKinds } from './rules.ts'

/** A player was given a prize, once and for all. The owner of its kind hands it over; about the player. */
export const PrizeGranted = defineFact(
  'bonuses/prizes.prize-granted',
  Type.Object({
    prize_id: Type.Integer(),
    kind: Type.Enum(prizeKinds),
    /** Currency of money, or what another kind counts. */
    asset: Type.String(),
    /** Minor units of `asset`. */
    amount_minor: PositiveAmountMinor,
    /** The slice that gave it: `contests/races`. */
    source: Type.String(),
    /** What it was given for, as a key of the house's texts with its values. */
    title: WordsToSay,
  }),
)
