import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { refuse } from '../contract.ts'
import { HouseRestrictionChanged } from '../events.ts'
import type { HouseRestrictionKind } from '../rules.ts'
import { endLease } from './beat-session.ts'
import { announceControls } from './controls.ts'
import { endHouseRestriction, insertHouseRestriction } from './house-restriction-store.ts'
import { originsOf } from './mark-keys.ts'
import { endMarks } from './mark-store.ts'
import { holdPlayer } from './store.ts'

export interface HouseDecision {
  readonly player_id: bigint
  readonly kind: HouseRestrictionKind
  readonly is_set: boolean
}

/**
 * The same inside the caller's transaction; false if nothing changed. Ledger and cash desk apply it with the commit. Sessions
 * continue, so that the player can withdraw their money.
 */
export const decideRestriction = async (tx: Tx, house: House, { player_id, kind, is_set }: HouseDecision): Promise<boolean> => {
  const now = house.clock.now()
  const held = await holdPlayer(tx, player_id)
  const is_new = await (is_set ? insertHouseRestriction : endHouseRestriction)(tx, player_id, kind, now)
  if (!is_new) return false
  // Else a number that the player gave up meanwhile would restrict them again when they come back to it. `unverified` leaves no marks.
  if (!is_set && kind !== 'unverified') await endMarks(tx, originsOf(house, player_id), kind)
  await announceControls(tx, house, player_id, is_set ? await endLease(tx, house, player_id, held) : held)
  await announce(tx, house, [HouseRestrictionChanged({ player_id: String(player_id), status: kind, is_set }, player_id)])
  return true
}

/**
 * RP-008: restricts an account by an operator's decision, or lifts it. When this returns, no stake and no deposit violating it is
 * accepted. `record` runs in the same transaction, so that every decision has its actor and reason in the audit log. Refusals:
 * `restriction-stands`, `restriction-absent`.
 */
export const restrictByHouse = async (house: House, decision: HouseDecision, record: (tx: Tx) => Promise<void>): Promise<void> => {
  await inTransaction(house.db, async (tx) => {
    const is_new = await decideRestriction(tx, house, decision)
    if (!is_new) return refuse(decision.is_set ? 'restriction-stands' : 'restriction-absent')
    await record(tx)
  })
  house.facts.wake()
}
