import { Type } from 'typebox'
import { WordsToSay } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'
import { freeSpinsEvents } from './rules.ts'

/** A portion of free spins may be played, or is over. About the player. */
export const FreeSpinsChanged = defineFact(
  'bonuses/free-spins.changed',
  Type.Object({
    /** The gift that they belong to. */
    bonus_id: Type.Integer(),
    event: Type.Enum([...freeSpinsEvents]),
    /** What they were given for. */
    title: WordsToSay,
    /** Spins that the portion has now. */
    left: Type.Integer(),
    /** Which portion it is, from 1, and how many there are. */
    place: Type.Integer(),
    portions: Type.Integer(),
    /** Slug of the first game. */
    game: Type.String(),
  }),
)
