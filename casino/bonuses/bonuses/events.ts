import { Type } from 'typebox'
import { AmountMinor, InEveryLanguage } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'
import { bonusEvents } from './rules.ts'

/** A bonus of a player came a step further (BO-018). About the player. */
export const BonusChanged = defineFact(
  'bonuses/bonuses.bonus-changed',
  Type.Object({
    bonus_id: Type.Integer(),
    event: Type.Enum([...bonusEvents]),
    /** Slug of its terms. */
    terms: Type.String(),
    title: InEveryLanguage,
    /** Was it given to this player, rather than offered to everybody? */
    is_gift: Type.Boolean(),
    currency: Type.Union([Type.String(), Type.Null()]),
    /** What became cash when it ended, minor units. */
    converted_minor: AmountMinor,
  }),
)
