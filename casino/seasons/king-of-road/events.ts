import { Type } from 'typebox'
import { defineFact } from '#kernel/facts/fact.ts'

/** A player chose or changed their car or companion, or poured a canister in. */
export const DriverChanged = defineFact('seasons/king-of-road.driver-changed', Type.Object({}))
