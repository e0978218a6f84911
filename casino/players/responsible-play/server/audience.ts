import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { houseRestrictionKinds, restrictionKinds, type HouseRestrictionKind, type RestrictionKind } from '../rules.ts'
import { houseRestrictedAmong } from './house-restriction-store.ts'
import { restrictedAmong } from './store.ts'

/**
 * Why a player is addressed: a `reward` is something they have earned, or a message about it; an `invitation` asks them to play or
 * to take part.
 */
export type Purpose = 'reward' | 'invitation'

/** Restrictions that exclude a player, by purpose. */
const leftOut: Readonly<Record<Purpose, { readonly own: readonly RestrictionKind[]; readonly house: readonly HouseRestrictionKind[] }>> = {
  // Self-excluded and under-age players get no rewards and no messages (reliability 12).
  reward: { own: ['self-excluded'], house: ['youngster'] },
  // Players who may not play, by their own break or by the operator's decision, are not invited.
  invitation: { own: restrictionKinds, house: houseRestrictionKinds },
}

const leftOutAmong = async (db: Executor, purpose: Purpose, player_ids: readonly bigint[], at: Date): Promise<ReadonlySet<bigint>> => {
  if (player_ids.length === 0) return new Set()
  const { own, house } = leftOut[purpose]
  return new Set([...(await restrictedAmong(db, player_ids, own, at)), ...(await houseRestrictedAmong(db, player_ids, house))])
}

/**
 * The audience gate before grants, notices and promotions: of a list of items for players, returns those whose player may be
 * addressed for this purpose now, in order. Items without a player pass. Two statements for any number.
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

/** Whether a player may be addressed for this purpose now. */
export const isInAudience = async (db: Executor, house: House, purpose: Purpose, player_id: bigint): Promise<boolean> =>
  (await withinAudience(db, house, purpose, [player_id], (id) => id)).length > 0
