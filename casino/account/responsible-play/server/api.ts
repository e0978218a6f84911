import type { Executor } from '#kernel/database/database.ts'
import { restrictionAt, restrictionKinds, type Restriction } from '../rules.ts'
import { readRestrictions, restrictedAmong } from './store.ts'

/** What keeps a player from playing at a moment, and until when; null when nothing does. RP-003. */
export const restrictionOf = async (db: Executor, player_id: bigint, at: Date): Promise<Restriction | null> =>
  restrictionAt(await readRestrictions(db, player_id), at)

/** Of many players, those who excluded themselves: they get neither rewards nor messages (reliability 12). One statement. */
export const selfExcludedAmong = (db: Executor, player_ids: readonly bigint[], at: Date): Promise<bigint[]> =>
  restrictedAmong(db, player_ids, ['self-excluded'], at)

/** The same with those who take a break of days or weeks: nobody invites them to play. */
export const restingAmong = (db: Executor, player_ids: readonly bigint[], at: Date): Promise<bigint[]> =>
  restrictedAmong(db, player_ids, restrictionKinds, at)
