import { sql } from 'kysely'
import type { House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'

export interface RateLimit {
  /** Names what is counted, e.g. `login-by-address`. */
  readonly name: string
  readonly count: number
  readonly window_s: number
}

/**
 * Counts one try of `subject` (an address, an account) and refuses with 429 and Retry-After when the window is full.
 * The count lives in the database, so it holds across processes and restarts, and goes by the house's clock.
 */
export const countTry = async (house: House, limit: RateLimit, subject: string): Promise<void> => {
  const now = house.clock.now()
  const opened_after = new Date(now.getTime() - limit.window_s * 1000)
  const { rows } = await sql<{ count: number; opened_at: Date }>`
    insert into kernel.rate_windows as w (key, opened_at, count) values (${`${limit.name}:${subject}`}, ${now}, 1)
    on conflict (key) do update set
      count = case when w.opened_at <= ${opened_after} then 1 else w.count + 1 end,
      opened_at = case when w.opened_at <= ${opened_after} then ${now} else w.opened_at end
    returning count, opened_at`.execute(house.db)
  const window = rows[0]
  if (!window || window.count <= limit.count) return
  const closes_at_ms = window.opened_at.getTime() + limit.window_s * 1000
  throw new Refusal('too-many-requests', { retry_after_s: Math.max(1, Math.ceil((closes_at_ms - now.getTime()) / 1000)) }, 429)
}

/** Forgets the tries of a subject, after a success. */
export const forgetTries = async (house: House, limit: RateLimit, subject: string): Promise<void> => {
  await sql`delete from kernel.rate_windows where key = ${`${limit.name}:${subject}`}`.execute(house.db)
}

/** Takes back one try that turned out to be honest, so that successes never fill a window and failures still do. */
export const giveBackTry = async (house: House, limit: RateLimit, subject: string): Promise<void> => {
  await sql`update kernel.rate_windows set count = greatest(count - 1, 0) where key = ${`${limit.name}:${subject}`}`.execute(house.db)
}

/** How many tries of a subject the open window still has, and in how many seconds it closes (0 when none is open). Counts nothing. */
export const triesLeft = async (house: House, limit: RateLimit, subject: string): Promise<{ left: number; closes_in_s: number }> => {
  const now_ms = house.clock.now().getTime()
  const { rows } = await sql<{ count: number; opened_at: Date }>`
    select count, opened_at from kernel.rate_windows where key = ${`${limit.name}:${subject}`}`.execute(house.db)
  const closes_at_ms = rows[0] ? rows[0].opened_at.getTime() + limit.window_s * 1000 : now_ms
  if (!rows[0] || closes_at_ms <= now_ms) return { left: limit.count, closes_in_s: 0 }
  return { left: Math.max(0, limit.count - rows[0].count), closes_in_s: Math.ceil((closes_at_ms - now_ms) / 1000) }
}
