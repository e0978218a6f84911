import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { type Identity, marksOf, newMarks } from './mark-keys.ts'
import { type Mark, readMarks, takeOverMarks, writeMark } from './mark-store.ts'
import { holdHouseRestrictions } from './house-restriction-store.ts'
import { decideRestriction } from './restrict-by-house.ts'
import { restrictInside } from './restrict.ts'
import { readRestrictions } from './store.ts'

const holding = async (tx: Tx, player_id: bigint, is_blocked: boolean, now: Date): Promise<Mark[]> => {
  const own = (await readRestrictions(tx, player_id)).filter(({ till }) => till > now)
  // An unverified player starts as unverified again anyway, so no mark is needed.
  const by_house = (await holdHouseRestrictions(tx, player_id)).filter((kind) => kind !== 'unverified')
  const kinds = is_blocked ? [...by_house, 'undesirable' as const] : by_house
  return [...own, ...kinds.map((kind) => ({ kind, till: null }))]
}

/**
 * Stores a player's restrictions beyond the erasure of their data (decision 0029), and beyond giving up an identifier: only keyed
 * hashes of the identifiers are kept. Nothing is stored about unrestricted players. `is_blocked`: the operator closed the account,
 * so its player is unwanted in another one too.
 */
export const markRestricted = async (
  tx: Tx,
  house: House,
  player_id: bigint,
  identities: readonly Identity[],
  is_blocked: boolean,
): Promise<void> => {
  const { key_id, origin, markOf } = newMarks(house, player_id)
  for (const held of await holding(tx, player_id, is_blocked, house.clock.now()))
    for (const identity of identities) await writeMark(tx, { ...held, mark: markOf(identity), key_id, origin })
}

const apply = async (tx: Tx, house: House, player_id: bigint, { kind, till }: Mark): Promise<void> => {
  if (kind === 'youngster' || kind === 'undesirable') await decideRestriction(tx, house, { player_id, kind, is_set: true })
  else if (till !== null) await restrictInside(tx, house, player_id, { kind, till })
}

/**
 * Applies restrictions from before the erasure of their data to an account whose player has just confirmed an identifier. Call it
 * in the transaction that stores or confirms the identifier. The marks are this account's from now on: what the house lifts here,
 * the same identifier does not bring back.
 */
export const applyMarks = async (tx: Tx, house: House, player_id: bigint, identities: readonly Identity[]): Promise<void> => {
  const marks = identities.flatMap((identity) => marksOf(house, identity))
  if (marks.length === 0) return
  const held = await readMarks(tx, marks, house.clock.now())
  for (const mark of held) await apply(tx, house, player_id, mark)
  if (held.length > 0) await takeOverMarks(tx, marks, newMarks(house, player_id).origin)
}
