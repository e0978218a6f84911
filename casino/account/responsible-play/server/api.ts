import type { Executor } from '#kernel/database/database.ts'
import { houseRestrictionKinds, restrictionAt, restrictionKinds, type Restriction } from '../rules.ts'
import { houseRestrictedAmong } from './house-restriction-store.ts'
import { readRestrictions, restrictedAmong } from './store.ts'

// What other slices may call.
export { carryLimitsOver, type CurrencyStep } from './carry-limits-over.ts'
export { listHouseRestrictions } from './house-restriction-store.ts'
export { type HouseDecision, restrictByHouse } from './restrict-by-house.ts'
export { applyMarks, type Identity, markRestricted } from './restriction-marks.ts'
export { type HouseRestrictionKind, houseRestrictionKinds } from '../rules.ts'

/** What keeps a player from playing at a moment, and until when; null when nothing does. RP-003. */
export const restrictionOf = async (db: Executor, player_id: bigint, at: Date): Promise<Restriction | null> =>
  restrictionAt(await readRestrictions(db, player_id), at)

const together = (some: readonly bigint[], others: readonly bigint[]): bigint[] => [...new Set([...some, ...others])]

/**
 * Of many players, those whom nobody rewards or writes to: who excluded themselves (reliability 12), and who is too young to play.
 * Two statements, however many players.
 */
export const excludedAmong = async (db: Executor, player_ids: readonly bigint[], at: Date): Promise<bigint[]> =>
  together(await restrictedAmong(db, player_ids, ['self-excluded'], at), await houseRestrictedAmong(db, player_ids, ['youngster']))

/** The same with everybody for whom play is closed now, by their own break or by the house: nobody invites them to play. */
export const restingAmong = async (db: Executor, player_ids: readonly bigint[], at: Date): Promise<bigint[]> =>
  together(await restrictedAmong(db, player_ids, restrictionKinds, at), await houseRestrictedAmong(db, player_ids, houseRestrictionKinds))
