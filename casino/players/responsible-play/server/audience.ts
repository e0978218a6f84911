import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { houseRestrictionKinds, restrictionKinds, type HouseRestrictionKind, type RestrictionKind } from '../rules.ts'
import { houseRestrictedAmong } from './house-restriction-store.ts'
import { restrictedAmong } from './store.ts'

/**
 * Why somebody is turned to: a `reward` is something due, or a word about it; an `invitation` calls to play or to take part.
 */
export type Purpose = 'reward' | 'invitation'

/** Who is left out, for each purpose, by whoever restricted them. */
const leftOut: Readonly<Record<Purpose, { readonly own: readonly RestrictionKind[]; readonly house: readonly HouseRestrictionKind[] }>> = {
  // Nobody rewards or writes to who excluded themselves (reliability 12), nor to who is too young to play.
  reward: { own: ['self-excluded'], house: ['youngster'] },
  // Nobody invites to play for whom play is closed, by their own break or by the house.
  invitation: { own: restrictionKinds, house: houseRestrictionKinds },
}

const leftOutAmong = async (db: Executor, purpose: Purpose, player_ids: readonly bigint[], at: Date): Promise<ReadonlySet<bigint>> => {
  if (player_ids.length === 0) return new Set()
  const { own, house } = leftOut[purpose]
  return new Set([...(await restrictedAmong(db, player_ids, own, at)), ...(await houseRestrictedAmong(db, player_ids, house))])
}

/**
 * The one gate in front of grants, notices and promotions: of many things for players, those whose player may be turned to for this
 * purpose at this moment, in their order. Things for nobody pass. Two statements, however many.
 */
export const withinAudience = async <T>(
  db: Executor,
  house: House,
  purpose: Purpose,
  things: readonly T[],
  playerOf: (thing: T) => bigint | null,
): Promise<readonly T[]> => {
  const player_ids = [...new Set(things.flatMap((thing) => playerOf(thing) ?? []))]
  const left_out = await leftOutAmong(db, purpose, player_ids, house.clock.now())
  return things.filter((thing) => {
    const player_id = playerOf(thing)
    return player_id === null || !left_out.has(player_id)
  })
}

/** May this player be turned to for this purpose at this moment? */
export const isInAudience = async (db: Executor, house: House, purpose: Purpose, player_id: bigint): Promise<boolean> =>
  (await withinAudience(db, house, purpose, [player_id], (id) => id)).length > 0
