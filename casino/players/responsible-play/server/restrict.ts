import { endSessions } from '#casino/sign-in/sessions/server/api.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { PlayerSelfExcluded, PlayerTookBreak } from '../events.ts'
import { restrictionAt, type Restriction } from '../rules.ts'
import { endLease } from './beat-session.ts'
import { announceControls } from './controls.ts'
import { messageOf } from './pushes.ts'
import { holdPlayer, insertRestriction, readRestrictions } from './store.ts'

/** The same as `restrict`, inside the caller's transaction. */
export const restrictInside = async (tx: Tx, house: House, player_id: bigint, { kind, till }: Restriction): Promise<Restriction> => {
  const now = house.clock.now()
  const row = await endLease(tx, house, player_id, await holdPlayer(tx, player_id))
  await insertRestriction(tx, player_id, kind, now, till)
  const holding = restrictionAt(await readRestrictions(tx, player_id), now) ?? { kind, till }
  await announceControls(tx, house, player_id, row)
  const Fact = kind === 'self-excluded' ? PlayerSelfExcluded : PlayerTookBreak
  await announce(tx, house, [Fact({ player_id: String(player_id), till: till.toISOString() }, player_id)])
  await endSessions(tx, house, player_id, kind)
  return holding
}

/**
 * Prevents a player from playing until a moment (RP-003). When this returns, no stake and no deposit is accepted, and every session
 * has ended; sockets are closed right after. The player may sign in again to withdraw their money. Returns the restriction in
 * force, which may be longer than the requested one. It cannot be undone.
 */
export const restrict = async (house: House, player_id: bigint, restriction: Restriction): Promise<Restriction> => {
  const holds = await inTransaction(house.db, (tx) => restrictInside(tx, house, player_id, restriction))
  // Pages are told the reason before the fact log closes their sockets; the log repeats it if this process dies here.
  void house.realtime.publish([messageOf(String(player_id), restriction.kind, restriction.till.toISOString())])
  house.facts.wake()
  return holds
}
