import { confirmSequences, heard, sequencesOf, wantedSnapshots } from '#casino/sportsbook/feed/server/api.ts'
import { kyivClock_ms } from '#kernel/clock/kyiv-day.ts'
import { perHouse, type House } from '#kernel/house.ts'
import { plannedMatches, type PlannedMatch } from '../world/calendar.ts'
import { producer } from '../world/producer.ts'
import { knownRefs, openMatches, type MatchRow } from './match-store.ts'
import { beginMatches, tellMatches, type RunningMatch } from './play-matches.ts'
import { announceMatches, publishMatches } from './publish-matches.ts'
import { holdWorld, houseAt, releaseWorld, worldAt_ms, type WorldClock } from './world-store.ts'
import { worldSettings } from './settings.ts'

/** How long a process that died keeps others from going on. */
const held_ms = 8_000
const renew_ms = 2_000
const alive_ms = 5_000
const plan_every_ms = 60_000
/** Matches are published so long before they begin, in the time of people. */
const ahead_ms = 30 * 3_600_000
/** A world that has just begun has matches that run already: those of so long ago, in the world's time. */
const first_look_back_ms = 2.5 * 3_600_000
/** So many are published in one turn: a world that begins has some thousand, and the site has other things to do. */
const publish_at_once = 6

interface World {
  readonly holder: string
  clock: WorldClock | null
  renewed_at_ms: number
  alive_at_ms: number
  planned_at_ms: number
  /** What is to be published, the first to begin first. */
  unpublished: (PlannedMatch & { readonly starts_at: Date })[]
  /** What is published and has not begun, the first to begin first. */
  waiting: MatchRow[]
  running: RunningMatch[]
}

const empty = (house: House): World => ({
  holder: house.random.token(8),
  clock: null,
  renewed_at_ms: Number.NEGATIVE_INFINITY,
  alive_at_ms: Number.NEGATIVE_INFINITY,
  planned_at_ms: Number.NEGATIVE_INFINITY,
  unpublished: [],
  waiting: [],
  running: [],
})

const worlds = perHouse(empty)

/** What this process knew of the world is of no use any more: somebody else tells it, or it will be read anew. */
const forget = (house: House): void => {
  const world = worlds(house)
  Object.assign(world, { ...empty(house), holder: world.holder })
}

const byBeginning = (one: MatchRow, other: MatchRow): number => one.starts_at.getTime() - other.starts_at.getTime()

/** Takes the world up where it was left, by whomever: what was committed to and not published is published first. */
const takeUp = async (house: House, world: World): Promise<void> => {
  const open = await openMatches(house.db)
  const unannounced = open.filter(({ event_id }) => event_id === null)
  for (let from = 0; from < unannounced.length; from += publish_at_once) {
    await announceMatches(house, unannounced.slice(from, from + publish_at_once))
  }
  world.waiting = await openMatches(house.db)
  house.log.info({ matches: world.waiting.length }, 'this process tells of the simulated world of sport')
}

/** Is this process the one that tells of the world? Renewed well before it ends. */
const hold = async (house: House, world: World): Promise<boolean> => {
  const now = house.clock.now()
  if (world.clock && now.getTime() - world.renewed_at_ms < renew_ms) return true
  const until = new Date(now.getTime() + held_ms)
  const { speed } = house.config.of(worldSettings)
  const clock = await holdWorld(house.db, { holder: world.holder, now, until, speed, shown_ms: kyivClock_ms(now) })
  if (!clock) {
    if (world.clock) forget(house)
    return false
  }
  const is_new = world.clock === null
  world.clock = clock
  world.renewed_at_ms = now.getTime()
  if (is_new) await takeUp(house, world)
  return true
}

/** Says that the world is alive, and that nothing of what is wanted of it is missing: whatever it told was applied as it was told. */
const sayAlive = async (house: House, world: World): Promise<void> => {
  const now_ms = house.clock.now().getTime()
  if (now_ms - world.alive_at_ms < alive_ms) return
  world.alive_at_ms = now_ms
  await heard(house, producer.name)
  const wanted = await wantedSnapshots(house.db, producer.name)
  if (wanted.length === 0) return
  const sequences = await sequencesOf(house.db, producer.name, wanted)
  await confirmSequences(
    house,
    producer.name,
    [...sequences].map(([event, sequence]) => ({ event, sequence })),
  )
}

/** Reads the calendar on, up to so far ahead. */
const plan = async (house: House, world: World, clock: WorldClock): Promise<void> => {
  const now = house.clock.now()
  if (now.getTime() - world.planned_at_ms < plan_every_ms) return
  const is_first_ever = world.planned_at_ms === Number.NEGATIVE_INFINITY && world.waiting.length === 0
  world.planned_at_ms = now.getTime()
  const shown_ms = worldAt_ms(clock, now)
  const planned = plannedMatches(is_first_ever ? shown_ms - first_look_back_ms : shown_ms, shown_ms + ahead_ms)
  const known = await knownRefs(
    house.db,
    planned.map(({ ref }) => ref),
  )
  world.unpublished = planned.filter(({ ref }) => !known.has(ref)).map((match) => ({ ...match, starts_at: houseAt(clock, match.at_ms) }))
}

const publish = async (house: House, world: World): Promise<void> => {
  const next = world.unpublished.splice(0, publish_at_once)
  if (next.length === 0) return
  world.waiting = [...world.waiting, ...(await publishMatches(house, next))].toSorted(byBeginning)
}

const begin = async (house: House, world: World): Promise<void> => {
  const now = house.clock.now()
  const first_later = world.waiting.findIndex(({ starts_at }) => starts_at > now)
  const due = world.waiting.slice(0, first_later < 0 ? undefined : first_later)
  if (due.length === 0) return
  world.running.push(...(await beginMatches(house, due)))
  world.waiting = world.waiting.slice(due.length)
}

/**
 * One turn of the world: publishes what the calendar has next, begins what is due, tells what happened since the last turn. Any process may
 * take the next turn where another died: matches are the same for the same seeds, and the feed knows how far each was told.
 * Throws what the database throws; then everything is read anew with the next turn.
 */
export const turnWorld = async (house: House): Promise<void> => {
  const world = worlds(house)
  try {
    if (!(await hold(house, world)) || !world.clock) return
    await sayAlive(house, world)
    await plan(house, world, world.clock)
    await publish(house, world)
    await begin(house, world)
    const over = new Set(await tellMatches(house, world.running, world.clock.speed))
    world.running = world.running.filter((match) => !over.has(match))
  } catch (error) {
    forget(house)
    throw error
  }
}

/** Another process goes on at once. */
export const leaveWorld = async (house: House): Promise<void> => {
  const { holder, clock } = worlds(house)
  if (clock) await releaseWorld(house.db, holder)
  forget(house)
}
