import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { PlayerBlocked, PlayerUnblocked } from '../events.ts'
import { endSessions } from './end-sessions.ts'
import { setBlocked } from './store.ts'

interface Decision {
  readonly player_id: bigint
  /** Who decided: an operator's name, or an automatic rule. */
  readonly actor: string
  readonly reason: string
}

/**
 * Blocks an account: its sessions end, sockets are closed, and nobody can sign in. False, without any change, if it was already
 * blocked.
 */
export const blockPlayer = async (tx: Tx, house: House, { player_id, actor, reason }: Decision): Promise<boolean> => {
  if (!(await setBlocked(tx, player_id, { at: house.clock.now(), reason }))) return false
  await announce(tx, house, [PlayerBlocked({ player_id: String(player_id), actor, reason }, player_id)])
  await endSessions(tx, house, player_id, 'blocked')
  return true
}

/** Unblocks an account; the player signs in again. False if it was not blocked. */
export const unblockPlayer = async (tx: Tx, house: House, { player_id, actor, reason }: Decision): Promise<boolean> => {
  if (!(await setBlocked(tx, player_id, null))) return false
  await announce(tx, house, [PlayerUnblocked({ player_id: String(player_id), actor, reason }, player_id)])
  return true
}
