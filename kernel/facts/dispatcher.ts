import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase, createPool } from '#kernel/database/database.ts'
import { noticeFullDisk } from '#kernel/database/full-disk.ts'
import { hasHiddenFacts, moveCheckpoints, readEarliest, readHorizon, readLog, type Checkpoint } from '#kernel/facts/fact-store.ts'
import { endHistory, knownReaders, registerReaders } from '#kernel/facts/known-readers.ts'
import { createReadingDesk } from '#kernel/facts/reading-desk.ts'
import { readBatch, readersOf, type Reader } from '#kernel/facts/readers.ts'
import type { House } from '#kernel/house.ts'

/** How often a process looks for facts that another process committed. Its own commits wake it at once. */
const look_every_ms = 250
/** Between two looks, so that under load each takes what many commits brought and the commits have the database in between. */
const rest_ms = 40
/** So much of the log is read at a time. */
const page = 2_000
/** How often the checkpoints of readers that had nothing to read follow, where anything happened at all. */
const follow_every_ms = 60_000
/** So many facts that nobody has read yet are still read for all at the start. */
const most_left_behind = 8_000
/** Connections of readers, apart from those of requests. */
const connections = 4

export interface Dispatcher {
  stop(): Promise<void>
}

/**
 * Runs the readers of this process until stopped. The log is read once per look and handed to whoever it is for; a house in which
 * nothing happens costs one statement per look, however many readers it has. Several processes may run it: a checkpoint has one holder
 * at a time.
 */
export const startDispatcher = async (house: House): Promise<Dispatcher> => {
  const { connectionString } = house.pool.options
  const db = createDatabase(createPool(String(connectionString), { max: connections, application_name: 'openhouse-readers' }))
  await registerReaders(db, readersOf(house))
  const readers = await knownReaders(db, readersOf(house))
  const names = readers.filter(({ until }) => until === undefined).map(({ name }) => name)
  // Little that an earlier process left behind is read for all; of much each reader reads its own part, and the log is read for all from here on.
  const earliest = await readEarliest(db, names, most_left_behind)
  let reached: Checkpoint = earliest ?? { tx: await readHorizon(db), position: 0n }
  const desk = createReadingDesk(house, db, readers, { at_once: connections, is_behind: earliest === null })
  let followed_at_ms = performance.now()
  let has_news = false
  let stopped = false
  let nudged = false
  let nudge: () => void = () => undefined
  const off = house.facts.onWake(() => {
    nudged = true
    nudge()
  })
  const pause = (): Promise<void> =>
    new Promise((resolve) => {
      if (nudged || stopped) return resolve()
      const timer = setTimeout(resolve, look_every_ms)
      nudge = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  /** Readers that had nothing to read would begin far behind at the next start. */
  const follow = async (): Promise<void> => {
    followed_at_ms = performance.now()
    if (has_news) await moveCheckpoints(db, desk.upToDate(), reached)
    has_news = false
  }
  const look = async (): Promise<void> => {
    for (let more = true; more && !stopped;) {
      const part = await readLog(db, reached, page)
      desk.hand(part.facts)
      has_news ||= part.facts.length > 0
      ;({ reached, more } = part)
    }
    if (performance.now() - followed_at_ms > follow_every_ms) await follow()
  }
  const run = async (): Promise<void> => {
    while (!stopped) {
      nudged = false
      await look().catch((error: unknown) => {
        noticeFullDisk(house, error)
        house.log.error({ err: error }, 'the log of facts could not be read; trying again')
        nudged = false
      })
      await wait(rest_ms)
      await pause()
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopped = true
      nudge()
      off()
      await running
      await desk.stop()
      await follow().catch(() => undefined)
      await db.destroy()
    },
  }
}

const readAll = async (house: House, reader: Reader): Promise<number> => {
  let taken = 0
  for (;;) {
    const batch = await readBatch(house, reader)
    taken += batch.taken
    if (batch.more) continue
    if (reader.until !== undefined && !batch.held) await endHistory(house.db, reader.name)
    return taken
  }
}

/** For tests: lets every reader read until the log holds nothing unread, also what reactions announce themselves. */
export const drainFacts = async (house: House): Promise<void> => {
  await registerReaders(house.db, readersOf(house))
  for (;;) {
    // A transaction elsewhere on this server may hold the horizon back, and would split what is one batch; it ends by itself.
    while (await hasHiddenFacts(house.db)) await new Promise((resolve) => setImmediate(resolve))
    let taken = 0
    for (const reader of await knownReaders(house.db, readersOf(house))) taken += await readAll(house, reader)
    if (taken === 0) return
  }
}
