import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { BatchHandler } from '#kernel/facts/reactions.ts'
import type { House } from '#kernel/house.ts'
import { SessionsEnded } from '../events.ts'
import { sessionCache } from './session-cache.ts'
import { deleteSessionsOf } from './session-store.ts'
import { endTickets } from './ticket-store.ts'

/**
 * Ends every session of a player, and every second-factor ticket, inside the caller's transaction; their sockets are closed right
 * after the commit. `reason` is told to the client: `blocked`, `password-changed`, `self-excluded`.
 */
export const endSessions = async (tx: Tx, house: House, player_id: bigint, reason: string): Promise<void> => {
  await endTickets(tx, player_id, house.clock.now())
  await deleteSessionsOf(tx, player_id)
  await announce(tx, house, [SessionsEnded({ player_id: String(player_id), reason }, player_id)])
  sessionCache(house).forgetAll()
}

/** Runs after the commit, so that a concurrent request cannot leave the session in the cache. */
export const cutSockets: BatchHandler<typeof SessionsEnded.schema> = async (facts, _tx, house) => {
  sessionCache(house).forgetAll()
  await Promise.all(facts.map(({ data }) => house.realtime.disconnect(BigInt(data.player_id), data.reason)))
}
