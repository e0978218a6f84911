import { Type } from 'typebox'
import { InEveryLanguage } from '#kernel/contract/schemas.ts'
import { defineFact } from '#kernel/facts/fact.ts'

/** Points of a player's status were counted. About the player. */
export const StatusChanged = defineFact(
  'loyalty/classification.status-changed',
  Type.Object({
    total_cp: Type.Integer(),
    /** The highest of the levels that they reached with these points for the first time; null where they reached none. */
    reached: Type.Union([Type.Object({ id: Type.String(), name: InEveryLanguage }), Type.Null()]),
  }),
)
