import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { Call } from '#kernel/http/handle.ts'
import type { logOutEndpoint } from '../contract.ts'
import { PlayerSignedOut } from '../events.ts'
import { hashOf, readPrivate, sessionIdOf } from './cookies.ts'
import { sessionCache } from './session-cache.ts'
import { deleteSession } from './session-store.ts'
import { beginVisit } from './tickets.ts'

const endSession = async (tx: Tx, house: House, id_hash: Buffer): Promise<bigint | undefined> => {
  const player_id = await deleteSession(tx, id_hash)
  if (player_id !== undefined) await announce(tx, house, [PlayerSignedOut({ player_id: String(player_id) }, player_id)])
  return player_id
}

/**
 * Ends this session and starts a new anonymous visit. A guest keeps theirs. Other tabs of this browser are notified at once,
 * because their sockets belong to this session; other devices stay signed in.
 */
export const logOut = async ({ house, request, reply }: Call<typeof logOutEndpoint>) => {
  const token = readPrivate(house, request, 'session')
  if (token === undefined) return {}
  const id_hash = hashOf('session', token)
  const player_id = await inTransaction(house.db, (tx) => endSession(tx, house, id_hash))
  sessionCache(house).forget(id_hash)
  if (player_id !== undefined) await house.realtime.disconnect(player_id, 'logged-out', [sessionIdOf(id_hash)])
  house.facts.wake()
  beginVisit(house, request, reply)
  return {}
}
