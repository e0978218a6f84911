import type { Call } from '#kernel/http/handle.ts'
import type { listSessionsEndpoint, SessionLine } from '../contract.ts'
import { sessionIdOf } from './cookies.ts'
import { readSessionsOf } from './session-list-store.ts'

/** The player's sessions, the current one first; without anything that gives access. */
export const listSessions = async ({ house, player_id, visitor }: Call<typeof listSessionsEndpoint>) => {
  const rows = await readSessionsOf(house.db, player_id, house.clock.now())
  const lines = rows.map((row): SessionLine => ({
    id: row.name,
    device: row.device_label,
    network: row.address_prefix,
    way: row.way,
    started_at: row.created_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
    isCurrent: sessionIdOf(row.id_hash) === visitor.session_id,
  }))
  return { data: lines.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) }
}
