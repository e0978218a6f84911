import { sql } from 'kysely'
import type { House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'

export interface RateLimit {
  /** Name of the counter, e.g. `login-by-address`. */
  readonly name: string
  readonly count: number
  readonly window_s: number
}

/** The longest window of any limit; older windows can be deleted. */
export const longest_window_s = 24 * 60 * 60

/** A limit and whose tries it counts: an address, an account. */
export type TryWindow = readonly [limit: RateLimit, subject: string]

/** How long to wait: seconds for programs, and minutes for people (0 where seconds read better). */
const waitOf = (retry_after_s: number) => ({
  retry_after_s,
  retry_after_min: retry_after_s < 120 ? 0 : Math.ceil(retry_after_s / 60),
})

const keyOf = ([limit, subject]: TryWindow): string => `${limit.name}:${subject}`

/**
 * Counts one try in each window, in order, and refuses with 429 and Retry-After at the first one that is full; the windows after it
 * are not counted. Counters are in the database, so they hold across processes and restarts, and use the house's clock (decision
 * 0002). One round trip; never part of a transaction.
 */
export const countTries = async (house: House, windows: readonly TryWindow[]): Promise<void> => {
  if (windows.some(([{ window_s }]) => window_s > longest_window_s)) throw new RangeError('a window of tries is a day long at most')
  const now = house.clock.now()
  const { rows } = await sql<{ full_place: number; full_since: Date }>`
    select * from kernel.count_tries(${windows.map(keyOf)}, ${windows.map(([{ count }]) => count)},
      ${windows.map(([{ window_s }]) => window_s)}, ${now})`.execute(house.db)
  const [full] = rows
  if (!full) return
  const window_s = windows[full.full_place - 1]?.[0].window_s ?? 0
  const closes_at_ms = full.full_since.getTime() + window_s * 1000
  throw new Refusal('too-many-requests', waitOf(Math.max(1, Math.ceil((closes_at_ms - now.getTime()) / 1000))), 429)
}

/** Counts one try in one window. */
export const countTry = (house: House, limit: RateLimit, subject: string): Promise<void> => countTries(house, [[limit, subject]])

const giveBack = async (house: House, windows: readonly TryWindow[], all_of_them: boolean): Promise<void> => {
  await sql`select kernel.give_back_tries(${windows.map(keyOf)}, ${all_of_them})`.execute(house.db)
}

/** Resets a subject's windows, after a success. */
export const forgetTries = (house: House, windows: readonly TryWindow[]): Promise<void> => giveBack(house, windows, true)

/** Takes one try back after a success, so that successes never fill a window and failures do. */
export const giveBackTries = (house: House, windows: readonly TryWindow[]): Promise<void> => giveBack(house, windows, false)

export interface TriesLeft {
  readonly left: number
  /** Seconds until the current window closes; 0 if none is open. */
  readonly closes_in_s: number
}

/** The remaining tries of each window, in the given order. Counts nothing. */
export const triesLeft = async (house: House, windows: readonly TryWindow[]): Promise<readonly TriesLeft[]> => {
  const now_ms = house.clock.now().getTime()
  const { rows } = await sql<{ key: string; count: number; opened_at: Date }>`
    select key, count, opened_at from kernel.rate_windows where key = any(${windows.map(keyOf)}::text[])`.execute(house.db)
  return windows.map((window) => {
    const [limit] = window
    const open = rows.find(({ key }) => key === keyOf(window))
    const closes_at_ms = open ? open.opened_at.getTime() + limit.window_s * 1000 : now_ms
    if (!open || closes_at_ms <= now_ms) return { left: limit.count, closes_in_s: 0 }
    return { left: Math.max(0, limit.count - open.count), closes_in_s: Math.ceil((closes_at_ms - now_ms) / 1000) }
  })
}
