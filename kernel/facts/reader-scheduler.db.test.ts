import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { identifyByHeader } from '#apps/testing/visiting.ts'
import { inTransaction } from '#kernel/database/database.ts'
import {
  hasHiddenFacts,
  moveCheckpoints,
  readCommonStart,
  readHorizon,
  readLog,
  type Checkpoint,
  type Moved,
} from '#kernel/facts/fact-store.ts'
import { knownReaders } from '#kernel/facts/known-readers.ts'
import { createReaderScheduler } from '#kernel/facts/reader-scheduler.ts'
import { readersOf } from '#kernel/facts/readers.ts'
import { announceWide, wideSlices } from '#kernel/facts/testing/wide-slices.ts'

let t: TestHouse
let is_broken: boolean
let failures: number
/** How many facts came in each batch of the slice that gathers. */
let gathered: number[]

beforeEach(async () => {
  is_broken = true
  failures = 0
  gathered = []
  // Both hear of the same kind; the first of them fails.
  const [broken, gathering, , well] = wideSlices(41, (slice) => async (facts, tx) => {
    if (slice === 0 && is_broken) {
      failures += 1
      throw new Error('planned failure')
    }
    if (slice === 1) gathered.push(facts.length)
    await sql`update public.counted set sum = sum + ${facts.length} where slice = ${slice}`.execute(tx)
  }).filter((_, index) => [0, 1, 2, 40].includes(index))
  if (!broken || !gathering || !well) throw new RangeError('there is no such slice')
  t = await createTestHouse({
    slices: [{ name: 'testing/visitors', identify: identifyByHeader }, broken, { ...gathering, gather_ms: 1_000 }, well],
  })
  await asOwner(t, (owner) =>
    owner.query(`create table public.counted (slice int primary key, sum int not null);
                 insert into public.counted values (0, 0), (40, 0);
                 grant select, update on public.counted to public`),
  )
})
afterEach(async () => {
  vi.useRealTimers()
  await t.close()
})

const counted = async (slice: number): Promise<number> => {
  const { rows } = await sql<{ sum: number }>`select sum from public.counted where slice = ${slice}`.execute(t.house.db)
  return rows[0]?.sum ?? 0
}

/** Of the real clock: somebody else's transaction on this server may hold the horizon back for so long. */
const patience_ns = 60_000_000_000n

/** Waits for the database without a timer: the time of this test is held. */
const until = async (is_true: () => Promise<boolean>): Promise<void> => {
  for (const begun = process.hrtime.bigint(); process.hrtime.bigint() - begun < patience_ns;) {
    if (await is_true()) return
    await new Promise((resolve) => setImmediate(resolve))
  }
  throw new Error('it never came true')
}

/** A scheduler under held time, and what announces a fact of a kind and hands it over. */
const openScheduler = async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const readers = await knownReaders(t.house.db, readersOf(t.house))
  const { life } = await readCommonStart(t.house.db, [], 0)
  const scheduler = createReaderScheduler(t.house, t.house.db, readers, { at_once: 2, behind: new Set(), life })
  let reached: Checkpoint = { tx: '0', position: 0n }
  const announceAndHand = async (kind: number): Promise<void> => {
    await inTransaction(t.house.db, (tx) => announceWide(tx, t.house, kind, 1))
    // A transaction elsewhere on this server may hold the horizon back.
    await until(async () => {
      const part = await readLog(t.house.db, reached, 100)
      reached = part.reached
      scheduler.hand(part)
      return part.facts.length > 0
    })
  }
  return { scheduler, announceAndHand }
}

test('a reader that fails for an hour is tried twice a minute, holds nobody else up, and takes everything once it works again', async () => {
  const { scheduler, announceAndHand } = await openScheduler()
  const [facts, half_minutes] = [12, 120]
  for (let half_minute = 0; half_minute < half_minutes; half_minute++) {
    if (half_minute % (half_minutes / facts) === 0) {
      const fact = 1 + half_minute / (half_minutes / facts)
      await announceAndHand(0)
      // The other one has taken it at once, without a moment going by.
      await until(async () => (await counted(40)) === fact)
    }
    const tried = failures
    vi.advanceTimersByTime(30_000)
    // A try takes a few statements of the same server, and pauses after one more; a busy machine may still be at the one before.
    for (let look = 0; look < 200 && failures === tried; look++) await counted(0)
    for (let look = 0; look < 6; look++) await counted(0)
  }
  expect(await counted(0)).toBe(0)
  // A hundred milliseconds at first, twice as long each time, half a minute from then on.
  expect(failures).toBeGreaterThan(half_minutes / 2)
  expect(failures).toBeLessThanOrEqual(half_minutes + 10)
  is_broken = false
  // Its last try may still be failing when it is mended, and pauses once more.
  await until(async () => {
    vi.advanceTimersByTime(30_000)
    return (await counted(0)) === facts
  })
  expect(await counted(40)).toBe(facts)
  await scheduler.stop()
}, 180_000)

test('a slice that gathers takes its first fact at once, and those that come within its time together', async () => {
  const { scheduler, announceAndHand } = await openScheduler()
  const isDone = async (): Promise<boolean> => scheduler.upToDate().some(({ name }) => name === 'testing/wide-1')
  await announceAndHand(1)
  await until(isDone)
  expect(gathered).toEqual([1])
  vi.advanceTimersByTime(400)
  for (let fact = 0; fact < 3; fact += 1) await announceAndHand(1)
  expect(await isDone()).toBe(false)
  expect(gathered).toEqual([1])
  vi.advanceTimersByTime(700)
  await until(isDone)
  expect(gathered).toEqual([1, 3])
  await scheduler.stop()
})

test('the log is read on for all from the earliest checkpoint that is near; who is further behind is named', async () => {
  const names = ['testing/wide-0', 'testing/wide-40']
  const announceFacts = async (count: number): Promise<void> => {
    for (let fact = 0; fact < count; fact++) await inTransaction(t.house.db, (tx) => announceWide(tx, t.house, 0, 1))
  }
  const here = async (): Promise<Checkpoint> => {
    await until(async () => !(await hasHiddenFacts(t.house.db)))
    return { tx: await readHorizon(t.house.db), position: 0n }
  }
  const [far = '', near = ''] = names
  const moved = (name: string): Moved => ({ name, kinds: [], notes_gaps: false })
  const { life } = await readCommonStart(t.house.db, names, 0)
  await moveCheckpoints(t.house.db, [moved(far)], await here(), life)
  await announceFacts(10)
  const near_place = await here()
  await moveCheckpoints(t.house.db, [moved(near)], near_place, life)
  await announceFacts(5)
  // Where one was in another life of the server is nowhere in this one.
  await moveCheckpoints(t.house.db, [moved(near)], await here(), `${life}1`)
  expect(await readCommonStart(t.house.db, names, 8)).toEqual({ from: near_place, behind: [far], life })
  expect((await readCommonStart(t.house.db, names, 100)).behind).toEqual([])
  // Nobody is near: reading together begins with what comes.
  expect((await readCommonStart(t.house.db, names, 2)).behind).toEqual(names)
  // A reader of which the database knows nothing is behind.
  expect((await readCommonStart(t.house.db, [...names, 'testing/new'], 100)).behind).toEqual(['testing/new'])
})
