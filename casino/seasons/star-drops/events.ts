import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

/** A player spent stars. Stars that they get are prizes: `bonuses/prizes.prize-granted`. */
export const StarsSpent = defineFact('seasons/star-drops.stars-spent', Type.Object({}))
