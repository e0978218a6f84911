import { Type } from 'typebox'
import { AmountMinor, InEveryLanguage } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'
import { bonusEvents } from './rules.ts'

/** A player's bonus changed its state (BO-018). */
export const BonusChanged = defineFact(
  'bonuses/bonuses.bonus-changed',
  Type.Object({
    bonus_id: Type.Integer(),
    event: Type.Enum([...bonusEvents]),
    /** Slug of its terms. */
    terms: Type.String(),
    title: InEveryLanguage,
    /** Whether it was assigned to this player rather than offered to everybody. */
    is_gift: Type.Boolean(),
    /** The player asked for it and reads so where they did: nothing else tells them that it was assigned. */
    is_asked: Type.Optional(Type.Boolean()),
    currency: Type.Union([Type.String(), Type.Null()]),
    /** The amount converted to cash when it ended, minor units. */
    converted_minor: AmountMinor,
  }),
)
