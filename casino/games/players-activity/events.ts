import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

/** Players did something that the feed may show. */
export const ActionsAdded = defineFact('games/players-activity.actions-added', Type.Object({ ids: Type.Array(Type.Integer()) }))
