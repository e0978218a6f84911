import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase, createPool, type Database } from '#kernel/database/database.ts'
import { noticeFullDisk } from '#kernel/database/full-disk.ts'
import { hasHiddenFacts, moveCheckpoints, readCommonStart, readLog, type Checkpoint, type CommonStart } from '#kernel/facts/fact-store.ts'
import { closeGaps, createGapCloser } from '#kernel/facts/gaps.ts'
import { endHistory, knownReaders, registerReaders } from '#kernel/facts/known-readers.ts'
import { createReaderScheduler, type ReaderScheduler } from '#kernel/facts/reader-scheduler.ts'
import { movedOf, readBatch, readersOf, type Reader } from '#kernel/facts/readers.ts'
import type { House } from '#kernel/house.ts'

/** How often a process polls for facts committed by other processes. Its own commits wake it at once. */
const look_every_ms = 250
/** Pause between two polls, so that under load each poll takes the facts of many commits and leaves the database free in between. */
const rest_ms = 20
/** Maximum number of facts read per poll. */
const page = 2_000
/** How often the checkpoints of readers without new facts are advanced, if there were any facts at all. */
const follow_every_ms = 60_000
/**
 * At start, up to this many facts are read once for all readers; who is further behind reads by itself. After a crash all readers
 * without news are a minute behind, and each of them reading that minute by itself would take seconds from the rounds.
 */
const most_read_together = 200_000
/** How many readers with reactions work at once, and how many that tell browsers. Their connections are separate from those for requests. */
const reacting_at_once = 4
const telling_at_once = 4

export interface Dispatcher {
  stop(): Promise<void>
}

/** The pause between two looks, which a commit of this process ends; one that came since `begin` leaves none. After `end` there is none. */
const createRest = (house: House) => {
  let is_over = false
  let nudged = false
  let nudge: () => void = () => undefined
  const off = house.facts.onWake(() => {
    nudged = true
    nudge()
  })
  return {
    begin: (): void => void (nudged = false),
    take: (): Promise<void> =>
      new Promise((resolve) => {
        if (nudged || is_over) return resolve()
        const timer = setTimeout(resolve, look_every_ms)
        nudge = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    end: (): void => {
      is_over = true
      nudge()
      off()
    },
  }
}

/**
 * Readers that tell browsers have places of their own: a Centrifugo or a hub that does not answer holds all of these, and no reaction waits
 * for it.
 */
const createSchedulers = (house: House, db: Database, readers: readonly Reader[], start: CommonStart): ReaderScheduler => {
  const behind = new Set(start.behind)
  const { life } = start
  const telling = readers.filter(({ tells }) => tells)
  const reacting = readers.filter(({ tells }) => !tells)
  const schedulers = [
    createReaderScheduler(house, db, reacting, { at_once: reacting_at_once, behind, life }),
    createReaderScheduler(house, db, telling, { at_once: telling_at_once, behind, life }),
  ]
  return {
    hand: (part) => schedulers.forEach((scheduler) => scheduler.hand(part)),
    upToDate: () => schedulers.flatMap((scheduler) => scheduler.upToDate()),
    stop: async () => void (await Promise.all(schedulers.map((scheduler) => scheduler.stop()))),
  }
}

/**
 * Runs the readers of this process until stopped. The log is read once per poll and handed to the readers concerned; an idle site
 * costs one statement per poll, however many readers it has. Several processes may run it: each checkpoint is held by one process
 * at a time.
 */
export const startDispatcher = async (house: House): Promise<Dispatcher> => {
  const { connectionString } = house.pool.options
  const max = reacting_at_once + telling_at_once
  const db = createDatabase(createPool(String(connectionString), { max, application_name: 'openhouse-readers' }))
  await registerReaders(db, readersOf(house))
  const readers = await knownReaders(db, readersOf(house))
  const names = readers.filter(({ until }) => until === undefined).map(({ name }) => name)
  const start = await readCommonStart(db, names, most_read_together)
  let reached: Checkpoint = start.from
  let { life } = start
  const scheduler = createSchedulers(house, db, readers, start)
  let followed_at_ms = performance.now()
  let has_news = false
  let stopped = false
  const rest = createRest(house)
  /** Without this, readers that had no facts would start far behind next time. */
  const follow = async (): Promise<void> => {
    followed_at_ms = performance.now()
    if (has_news) await moveCheckpoints(db, scheduler.upToDate().map(movedOf), reached, life)
    has_news = false
  }
  const gaps = createGapCloser(house, readers, db)
  /** The server has crashed since: up to where the log was read is only known from what it kept, and so are the facts that were read. */
  const startOver = async (): Promise<void> => {
    const again = await readCommonStart(db, names, most_read_together)
    ;({ from: reached, life } = again)
    scheduler.hand({ facts: [], life })
    house.log.warn('the database has crashed; the log of facts is read from where its readers stand')
  }
  const look = async (): Promise<void> => {
    for (let more = true; more && !stopped;) {
      const part = await readLog(db, reached, page)
      if (part.life !== life) {
        await startOver()
        continue
      }
      scheduler.hand(part)
      has_news ||= part.facts.length > 0
      ;({ reached, more } = part)
    }
    if (performance.now() - followed_at_ms <= follow_every_ms) return
    gaps.close()
    await follow()
  }
  const run = async (): Promise<void> => {
    while (!stopped) {
      rest.begin()
      await look().catch((error: unknown) => {
        noticeFullDisk(house, error)
        house.log.error({ err: error }, 'the log of facts could not be read; trying again')
        rest.begin()
      })
      await wait(rest_ms)
      await rest.take()
    }
  }
  gaps.close()
  const running = run()
  return {
    stop: async () => {
      stopped = true
      rest.end()
      await Promise.all([running, gaps.stop()])
      await scheduler.stop()
      await follow().catch(() => undefined)
      await db.destroy()
    },
  }
}

const soon = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))

const readAll = async (house: House, reader: Reader): Promise<number> => {
  let taken = 0
  for (;;) {
    const batch = await readBatch(house, reader)
    taken += batch.taken
    if (batch.more) continue
    if (reader.until !== undefined && batch.held) {
      await soon()
      continue
    }
    if (reader.until !== undefined) await endHistory(house.db, reader.name)
    return taken
  }
}

/** For tests: runs every reader until no unread fact is left, including facts announced by reactions. */
export const drainFacts = async (house: House): Promise<void> => {
  await registerReaders(house.db, readersOf(house))
  for (;;) {
    // A transaction elsewhere on this server may hold the horizon back and split a batch; it will end by itself.
    while (await hasHiddenFacts(house.db)) await soon()
    const readers = await knownReaders(house.db, readersOf(house))
    let taken = 0
    for (const reader of readers) taken += await readAll(house, reader)
    taken += await closeGaps(house, readers, house.db)
    if (taken === 0) return
  }
}
