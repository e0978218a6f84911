import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { Call } from '#kernel/http/handle.ts'
import { offerXsrfToken } from '#kernel/http/xsrf.ts'
import type { logOutEndpoint } from '../contract.ts'
import { PlayerSignedOut } from '../events.ts'
import { clearPrivate, clearReadable, readPrivate, setPrivate } from './cookies.ts'
import { sessionCache } from './session-cache.ts'
import { hashOf, sessionIdOf } from './session-ids.ts'
import { deleteSession } from './session-store.ts'

/** Ends this session and begins a new anonymous visit. A guest keeps theirs. */
export const logOut = async ({ house, request, reply }: Call<typeof logOutEndpoint>) => {
  const token = readPrivate(house, request, 'session')
  if (token === undefined) return {}
  const id_hash = hashOf('session', token)
  await inTransaction(house.db, async (tx) => {
    const player_id = await deleteSession(tx, id_hash)
    if (player_id !== undefined) await announce(tx, house, [PlayerSignedOut({ player_id: String(player_id) }, player_id)])
  })
  sessionCache(house).forget(id_hash)
  house.facts.wake()
  const visit = house.random.token()
  clearPrivate(house, reply, 'session')
  clearReadable(house, reply, 'token')
  setPrivate(house, reply, 'visit', visit)
  offerXsrfToken(house, { player_id: null, session_id: sessionIdOf(hashOf('visit', visit)) }, request, reply)
  return {}
}
