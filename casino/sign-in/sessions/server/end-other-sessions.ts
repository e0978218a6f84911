import { inTransaction } from '#kernel/database/database.ts'
import type { Call } from '#kernel/http/handle.ts'
import type { House } from '#kernel/house.ts'
import { type endOtherSessionsEndpoint, type endSessionEndpoint, refuse } from '../contract.ts'
import { sessionCache } from './session-cache.ts'
import { sessionIdOf } from './cookies.ts'
import { deleteOtherSessions, isSessionNamed } from './session-list-store.ts'

interface Asked {
  readonly player_id: bigint
  /** The session to keep. */
  readonly current: Buffer
  /** Null ends all others. */
  readonly name: string | null
}

/** Ends sessions and closes their sockets before responding; the current page keeps its own. */
const end = async (house: House, { player_id, current, name }: Asked): Promise<number> => {
  const ended = await inTransaction(house.db, (tx) => deleteOtherSessions(tx, player_id, current, name))
  sessionCache(house).forgetAll()
  if (ended.length > 0) await house.realtime.disconnect(player_id, 'signed-out-elsewhere', ended.map(sessionIdOf))
  return ended.length
}

/** Ends one other session of the player. Another player's session counts as unknown. */
export const endOneSession = async ({ house, player_id, params, visitor }: Call<typeof endSessionEndpoint>) => {
  const current = Buffer.from(visitor.session_id, 'hex')
  if (await isSessionNamed(house.db, current, params.id)) return refuse('session-current')
  if ((await end(house, { player_id, current, name: params.id })) === 0) return refuse('session-unknown', {}, 404)
  return {}
}

export const endOtherSessions = async ({ house, player_id, visitor }: Call<typeof endOtherSessionsEndpoint>) => ({
  data: { ended: await end(house, { player_id, current: Buffer.from(visitor.session_id, 'hex'), name: null }) },
})
