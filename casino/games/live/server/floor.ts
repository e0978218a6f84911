import { perHouse, type House } from '#kernel/house.ts'
import { tableSlugs, watched_for_ms } from '../tables.ts'
import { drawRound, openRound, settleRound } from './move-round.ts'
import { newestRounds, type RoundRow } from './round-store.ts'
import { liveTables } from './table-state.ts'
import { holdTables, releaseTables } from './table-store.ts'

/** Lease of a table: how long other processes wait after the process that runs it has died. */
const held_ms = 3_000
const renew_ms = 1_000
/** How often to check for viewers while nobody watches any table and no lease is held. */
const renew_at_rest_ms = 4_000

interface Floor {
  readonly holder: string
  renewed_at_ms: number
  is_busy: boolean
  /** Tables that this process runs, each with its number of viewers and its current round. */
  tables: Map<string, { readonly watching: number; round: RoundRow | undefined }>
}

const floors = perHouse((house): Floor => ({
  holder: house.random.token(8),
  renewed_at_ms: Number.NEGATIVE_INFINITY,
  is_busy: false,
  tables: new Map(),
}))

/** A viewer has arrived: the next step checks at once whether an idle table must start. */
export const lookSoon = (house: House): void => {
  floors(house).renewed_at_ms = Number.NEGATIVE_INFINITY
}

const isRunning = (round: RoundRow | undefined): boolean => round?.state === 'betting' || round?.state === 'drawn'

const hold = async (house: House, floor: Floor): Promise<void> => {
  const now = house.clock.now()
  if (now.getTime() - floor.renewed_at_ms < (floor.is_busy ? renew_ms : renew_at_rest_ms)) return
  const held = await holdTables(house.db, {
    slugs: tableSlugs,
    holder: floor.holder,
    now,
    until: new Date(now.getTime() + held_ms),
    seen_since: new Date(now.getTime() - watched_for_ms),
  })
  const unknown = held.filter(({ slug }) => !floor.tables.has(slug)).map(({ slug }) => slug)
  const rounds = unknown.length === 0 ? [] : await newestRounds(house.db, unknown)
  floor.tables = new Map(
    held.map(({ slug, watching }) => {
      const round = floor.tables.get(slug)?.round ?? rounds.find(({ table_slug }) => table_slug === slug)
      return [slug, { watching, round }]
    }),
  )
  floor.renewed_at_ms = now.getTime()
  // Another process may release its tables at any moment.
  floor.is_busy =
    held.length < tableSlugs.length || [...floor.tables.values()].some(({ watching, round }) => watching > 0 || isRunning(round))
}

/** Advances one table if a step is due. True when its round must be read again. */
const move = async (house: House, slug: string, round: RoundRow | undefined, watching: number): Promise<boolean> => {
  const now = house.clock.now()
  if (round?.state === 'betting') return now >= round.closes_at && (await drawRound(house, round.id), true)
  if (round?.state === 'drawn') return now >= (round.lands_at ?? now) && (await settleRound(house, round.id), true)
  if (watching === 0 || now < (round?.next_at ?? now)) return false
  await openRound(house, slug)
  return true
}

/**
 * One step of all tables that this process runs. When a process dies, another takes its tables over within three seconds and
 * continues their rounds. Each step of a round is one transaction with the round locked, so it happens once even if two processes
 * both believe that they run the table.
 */
export const turnFloor = async (house: House): Promise<void> => {
  const floor = floors(house)
  await hold(house, floor)
  for (const [slug, table] of floor.tables) {
    try {
      if (!(await move(house, slug, table.round, table.watching))) continue
      table.round = (await newestRounds(house.db, [slug]))[0]
      floor.is_busy = true
      liveTables.mark(house, slug)
      house.facts.wake()
    } catch (error) {
      // The other tables continue; this one is read again.
      floor.tables.delete(slug)
      floor.renewed_at_ms = Number.NEGATIVE_INFINITY
      house.log.warn({ err: error, slug }, 'a live table could not be moved on; it will be tried again')
    }
  }
}

/** Releases the tables so that another process can continue at once. */
export const leaveFloor = async (house: House): Promise<void> => {
  const floor = floors(house)
  if (floor.tables.size > 0) await releaseTables(house.db, floor.holder)
  floor.tables = new Map()
  floor.renewed_at_ms = Number.NEGATIVE_INFINITY
}
