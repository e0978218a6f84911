import { kyivDay } from '#kernel/clock/kyiv-day.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { DayBegun } from '../events.ts'
import { session_idle_ms, session_touch_ms } from '../rules.ts'
import { touchOnNewDay, touchSession, type SessionRow } from './session-store.ts'

/**
 * Extends a session in use, now and then and not with every call. Its first use on a new day of Kyiv's calendar is a fact, once for each
 * session. False if there was nothing to extend yet.
 */
export const touch = async (house: House, id_hash: Buffer, session: SessionRow): Promise<boolean> => {
  const now = house.clock.now()
  const idle_until = new Date(now.getTime() + session_idle_ms)
  if (session.seen_at < kyivDay(now, 0).from) {
    await inTransaction(house.db, async (tx) => {
      if (!(await touchOnNewDay(tx, id_hash, session, now, idle_until))) return
      await announce(tx, house, [DayBegun({ player_id: String(session.player_id) }, session.player_id)])
    })
    house.facts.wake()
    return true
  }
  if (now.getTime() - session.seen_at.getTime() < session_touch_ms) return false
  await touchSession(house.db, id_hash, now, idle_until)
  return true
}
