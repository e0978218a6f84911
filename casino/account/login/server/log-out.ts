import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { Call } from '#kernel/http/handle.ts'
import { offerXsrfToken } from '#kernel/http/xsrf.ts'
import type { logOutEndpoint } from '../contract.ts'
import { PlayerSignedOut, SessionsEnded } from '../events.ts'
import { clearPrivate, clearReadable, readPrivate, setPrivate } from './cookies.ts'
import { sessionCache } from './session-cache.ts'
import { hashOf, sessionIdOf } from './session-ids.ts'
import { deleteSession } from './session-store.ts'

/** Sockets belong to a player and not to a session: they are cut with the last one. */
const endSession = async (tx: Tx, house: House, id_hash: Buffer): Promise<void> => {
  const ended = await deleteSession(tx, id_hash, house.clock.now())
  if (!ended) return
  const fact = { player_id: String(ended.player_id) }
  await announce(tx, house, [
    PlayerSignedOut(fact, ended.player_id),
    ...(ended.is_last ? [SessionsEnded({ ...fact, reason: 'logged-out' }, ended.player_id)] : []),
  ])
}

/** Ends this session and begins a new anonymous visit. A guest keeps theirs. */
export const logOut = async ({ house, request, reply }: Call<typeof logOutEndpoint>) => {
  const token = readPrivate(house, request, 'session')
  if (token === undefined) return {}
  const id_hash = hashOf('session', token)
  await inTransaction(house.db, (tx) => endSession(tx, house, id_hash))
  sessionCache(house).forget(id_hash)
  house.facts.wake()
  const visit = house.random.token()
  clearPrivate(house, reply, 'session')
  clearReadable(house, reply, 'token')
  setPrivate(house, reply, 'visit', visit)
  offerXsrfToken(house, { player_id: null, session_id: sessionIdOf(hashOf('visit', visit)) }, request, reply)
  return {}
}
