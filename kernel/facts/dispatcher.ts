import { setTimeout as wait } from 'node:timers/promises'
import type { House } from '#kernel/house.ts'
import { createCheckpoints, hasHiddenFacts, kindsSince, readHorizon } from '#kernel/facts/fact-store.ts'
import { readBatch, readersOf, type Reader } from '#kernel/facts/readers.ts'

/** How often a process looks for facts that another process committed. Its own commits wake it at once. */
const look_every_ms = 100
/** Between two looks, so that under load each takes what many commits brought and the commits have the database in between. */
const rest_ms = 40
/** Every reader looks by itself this often, for what an earlier process left behind. */
const sweep_every_ms = 5_000

export interface Dispatcher {
  stop(): Promise<void>
}

const readAll = async (house: House, reader: Reader): Promise<number> => {
  let taken = 0
  for (;;) {
    const batch = await readBatch(house, reader)
    taken += batch.taken
    if (!batch.more) return taken
  }
}

/** One look: finds which kinds are new and lets only the readers of those kinds read. Returns the horizon it reached. */
const look = async (house: House, readers: readonly Reader[], since: string, everyone: boolean): Promise<string> => {
  const horizon = await readHorizon(house.db)
  if (horizon === since && !everyone) return since
  const fresh = everyone ? [] : await kindsSince(house.db, since, horizon)
  const due = everyone ? readers : readers.filter((reader) => reader.kinds.some((kind) => fresh.includes(kind)))
  const results = await Promise.allSettled(due.map((reader) => readAll(house, reader)))
  let failed = false
  results.forEach((result, index) => {
    if (result.status === 'fulfilled') return
    failed = true
    house.log.error({ reader: due[index]?.name, err: result.reason }, 'a reader of facts failed; its batch will be read again')
  })
  // A failed reader must see the same kinds again at the next look.
  return failed ? since : horizon
}

/** Runs the readers of this process until stopped. Several processes may run it: a checkpoint has one holder at a time. */
export const startDispatcher = async (house: House): Promise<Dispatcher> => {
  const readers = readersOf(house)
  await createCheckpoints(
    house.db,
    readers.map((reader) => reader.name),
  )
  let since = '0'
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
  const run = async (): Promise<void> => {
    let swept_at_ms = 0
    while (!stopped) {
      nudged = false
      const now_ms = performance.now()
      const everyone = swept_at_ms === 0 || now_ms - swept_at_ms > sweep_every_ms
      if (everyone) swept_at_ms = now_ms
      try {
        since = await look(house, readers, since, everyone)
      } catch (error) {
        house.log.error({ err: error }, 'the log of facts could not be read; trying again')
        nudged = false
      }
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
    },
  }
}

/** For tests: lets every reader read until the log holds nothing unread, also what reactions announce themselves. */
export const drainFacts = async (house: House): Promise<void> => {
  const readers = readersOf(house)
  await createCheckpoints(
    house.db,
    readers.map((reader) => reader.name),
  )
  for (;;) {
    // A transaction elsewhere on this server may hold the horizon back, and would split what is one batch; it ends by itself.
    while (await hasHiddenFacts(house.db)) await new Promise((resolve) => setImmediate(resolve))
    let taken = 0
    for (const reader of readers) taken += await readAll(house, reader)
    if (taken === 0) return
  }
}
