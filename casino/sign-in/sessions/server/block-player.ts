import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { PlayerBlocked, PlayerUnblocked } from '../events.ts'
import { endSessions } from './end-sessions.ts'
import { setBlocked } from './store.ts'

interface Decision {
  readonly player_id: bigint
  /** Who decided: an operator's name, or the rule that did. */
  readonly actor: string
  readonly reason: string
}

/** Closes an account: its sessions end, its sockets are cut, nobody gets in. False when it was blocked already: nothing changes. */
export const blockPlayer = async (tx: Tx, house: House, { player_id, actor, reason }: Decision): Promise<boolean> => {
  if (!(await setBlocked(tx, player_id, { at: house.clock.now(), reason }))) return false
  await announce(tx, house, [PlayerBlocked({ player_id: String(player_id), actor, reason }, player_id)])
  await endSessions(tx, house, player_id, 'blocked')
  return true
}

/** Opens a blocked account again; the player logs in anew. False when it was not blocked. */
export const unblockPlayer = async (tx: Tx, house: House, { player_id, actor, reason }: Decision): Promise<boolean> => {
  if (!(await setBlocked(tx, player_id, null))) return false
  await announce(tx, house, [PlayerUnblocked({ player_id: String(player_id), actor, reason }, player_id)])
  return true
}
