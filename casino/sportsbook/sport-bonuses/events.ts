import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'
import { sportBonusEvents, statuses } from './rules.ts'

/** A sport bonus of a player came a step further. About the player. */
export const SportBonusChanged = defineFact(
  'sportsbook/sport-bonuses.sport-bonus-changed',
  Type.Object({ external_id: Type.String(), event: Type.Enum([...sportBonusEvents]), status: Type.Enum([...statuses]) }),
)
