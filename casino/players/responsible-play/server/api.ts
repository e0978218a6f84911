import type { Executor } from '#kernel/database/database.ts'
import { restrictionAt, type Restriction } from '../rules.ts'
import { readRestrictions } from './store.ts'

// Functions that other slices may call.
export { isInAudience, withinAudience } from './audience.ts'
export { carryLimitsOver, type CurrencyStep } from './carry-limits-over.ts'
export { decideRestriction, type HouseDecision, restrictByHouse } from './restrict-by-house.ts'
export type { Identity } from './mark-keys.ts'
/** Holds what a player decides about play until the transaction ends. Before their money: limits and breaks take both in this order. */
export { holdPlayer } from './store.ts'
export { applyMarks, markRestricted } from './restriction-marks.ts'
export { type HouseRestrictionKind, houseRestrictionKinds } from '../rules.ts'

/** A player's own restriction at a moment, and its end; null if there is none. RP-003. */
export const restrictionOf = async (db: Executor, player_id: bigint, at: Date): Promise<Restriction | null> =>
  restrictionAt(await readRestrictions(db, player_id), at)
