import { perHouse, type House } from '#kernel/house.ts'
import { tableSlugs, watched_for_ms } from '../tables.ts'
import { drawRound, openRound, settleRound } from './move-round.ts'
import { newestRounds, type RoundRow } from './round-store.ts'
import { liveTables } from './table-state.ts'
import { holdTables, releaseTables } from './table-store.ts'

/** How long a process that died keeps others from going on. */
const held_ms = 3_000
const renew_ms = 1_000
/** Where nobody looks at any table there is nothing to hold. */
const renew_at_rest_ms = 4_000

interface Floor {
  readonly holder: string
  renewed_at_ms: number
  is_busy: boolean
  /** Tables that this process runs, with how many look at each and their newest round. */
  tables: Map<string, { readonly watching: number; round: RoundRow | undefined }>
}

const floors = perHouse((house): Floor => ({
  holder: house.random.token(8),
  renewed_at_ms: Number.NEGATIVE_INFINITY,
  is_busy: false,
  tables: new Map(),
}))

/** Somebody has come: the next turn looks at once whether a table rests that should not. */
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
  // What another process runs may be left by it at any moment.
  floor.is_busy =
    held.length < tableSlugs.length || [...floor.tables.values()].some(({ watching, round }) => watching > 0 || isRunning(round))
}

/** Moves one table on if something is due. True where its round has to be read anew. */
const move = async (house: House, slug: string, round: RoundRow | undefined, watching: number): Promise<boolean> => {
  const now = house.clock.now()
  if (round?.state === 'betting') return now >= round.closes_at && (await drawRound(house, round.id), true)
  if (round?.state === 'drawn') return now >= (round.lands_at ?? now) && (await settleRound(house, round.id), true)
  if (watching === 0 || now < (round?.next_at ?? now)) return false
  await openRound(house, slug)
  return true
}

/**
 * One turn of the floor: what is due at the tables that this process runs. Where a process died, another takes its tables within three
 * seconds and goes on with their rounds; each step of a round is one transaction under its lock, so it is made once even where two
 * processes both think that the table is theirs.
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
      // The others go on; what happened to this one is read anew.
      floor.tables.delete(slug)
      floor.renewed_at_ms = Number.NEGATIVE_INFINITY
      house.log.warn({ err: error, slug }, 'a live table could not be moved on; it will be tried again')
    }
  }
}

/** Another process goes on at once. */
export const leaveFloor = async (house: House): Promise<void> => {
  const floor = floors(house)
  if (floor.tables.size > 0) await releaseTables(house.db, floor.holder)
  floor.tables = new Map()
  floor.renewed_at_ms = Number.NEGATIVE_INFINITY
}
