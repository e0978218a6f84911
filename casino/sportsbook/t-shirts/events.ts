import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

/** The T-shirt that a player chose is on its way. About the player; where to is not in it. */
export const TShirtSent = defineFact('sportsbook/t-shirts.t-shirt-sent', Type.Object({ choice_id: Type.Integer({ minimum: 1 }) }))
