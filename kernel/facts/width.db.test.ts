import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import { statementsOf } from '#apps/testing/statements-of.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { identifyByHeader } from '#apps/testing/visiting.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { startDispatcher, type Dispatcher } from '#kernel/facts/dispatcher.ts'
import { announceWide, wideSlices } from '#kernel/facts/testing/wide-slices.ts'

/** A house as wide as it may become. */
const width = 400

let t: TestHouse
let dispatchers: Dispatcher[]
let broken: ReadonlySet<number>
let failures: number

const slices = [
  { name: 'testing/visitors', identify: identifyByHeader },
  ...wideSlices(width, (slice) => async (facts, tx) => {
    const amount = facts.reduce((sum, { data }) => sum + data.amount, 0)
    await sql`update public.counted set sum = sum + ${amount} where slice = ${slice}`.execute(tx)
    if (!broken.has(slice)) return
    failures += 1
    throw new Error('planned failure after the effect')
  }),
]

beforeEach(async () => {
  broken = new Set()
  failures = 0
  dispatchers = []
  t = await createTestHouse({ slices })
  await asOwner(t, (owner) =>
    owner.query(`create table public.counted (slice int primary key, sum int not null);
                 insert into public.counted select n, 0 from generate_series(0, ${width - 1}) n;
                 grant select, update on public.counted to public`),
  )
})
afterEach(async () => {
  for (const dispatcher of dispatchers) await dispatcher.stop()
  await t.close()
})

const start = async (): Promise<Dispatcher> => {
  const dispatcher = await startDispatcher(t.house)
  dispatchers.push(dispatcher)
  return dispatcher
}

const announceOne = async (kind: number, amount: number): Promise<void> => {
  await inTransaction(t.house.db, (tx) => announceWide(tx, t.house, kind, amount))
  t.house.facts.wake()
}

const sums = async (): Promise<number[]> => {
  const { rows } = await sql<{ sum: number }>`select sum from public.counted order by slice`.execute(t.house.db)
  return rows.map(({ sum }) => sum)
}

/** What each slice has to have counted of so much of each kind. */
const due = (ofKind: (kind: number) => number): number[] =>
  Array.from({ length: width }, (_, slice) => ofKind(slice % 40) + ofKind((slice + 7) % 40))

/** The statements that readers send while `work` lasts. */
const statementsOfReaders = (work: () => Promise<unknown>) => statementsOf(work, 'openhouse-readers')

test(
  '400 slices in which nothing happens ask the database five times a second at most, and write nothing',
  { timeout: 60_000 },
  async () => {
    await start()
    await announceOne(0, 1)
    await expect.poll(sums, { timeout: 20_000 }).toEqual(due((kind) => (kind === 0 ? 1 : 0)))
    const began_ms = performance.now()
    const said = await statementsOfReaders(() => new Promise((resolve) => setTimeout(resolve, 3_000)))
    expect(said.length).toBeGreaterThan(3)
    // A busy machine may come back later than it was asked to.
    expect(said.length).toBeLessThanOrEqual(Math.ceil((performance.now() - began_ms) / 200))
    expect(said.filter((text) => /insert|update|delete|begin/i.test(text))).toEqual([])
  },
)

test('of 400 slices only those that hear of a fact ask for anything when it happens', { timeout: 60_000 }, async () => {
  await start()
  await announceOne(0, 1)
  await expect.poll(sums, { timeout: 20_000 }).toEqual(due((kind) => (kind === 0 ? 1 : 0)))
  const said = await statementsOfReaders(async () => {
    await announceOne(0, 1)
    await expect.poll(sums, { timeout: 10_000 }).toEqual(due((kind) => (kind === 0 ? 2 : 0)))
  })
  const readers = 20
  // Begin, the checkpoint, the effect, the checkpoint again, commit.
  expect(said.filter((text) => /checkpoints/.test(text))).toHaveLength(readers * 2)
  expect(said.filter((text) => /kernel\.facts/.test(text)).length).toBeLessThan(readers)
})

test('a reader that fails holds nobody else up, and takes what it missed once it works again', { timeout: 60_000 }, async () => {
  await start()
  broken = new Set([0, 40, 80, 120, 160, 200])
  for (let amount = 1; amount <= 20; amount++) await announceOne(0, amount)
  const working = due((kind) => (kind === 0 ? 210 : 0)).map((sum, slice) => (broken.has(slice) ? 0 : sum))
  await expect.poll(sums, { timeout: 20_000 }).toEqual(working)
  await expect.poll(() => failures, { timeout: 10_000 }).toBeGreaterThan(broken.size)
  const began_ms = performance.now()
  await announceOne(1, 5)
  await expect.poll(async () => (await sums())[1], { interval: 5 }).toBe(5)
  expect(performance.now() - began_ms).toBeLessThan(2_000)
  broken = new Set()
  await expect.poll(sums, { timeout: 40_000 }).toEqual(due((kind) => [210, 5][kind] ?? 0))
})

test(
  '400 slices whose connections are cut and whose processes change lose nothing and take nothing twice',
  { timeout: 120_000 },
  async () => {
    await start()
    const sent = Array.from({ length: 40 }, () => 0)
    for (let turn = 0; turn < 120; turn++) {
      const kind = (turn * 13) % 40
      await announceOne(kind, turn)
      sent[kind] = (sent[kind] ?? 0) + turn
      if (turn % 10 === 5)
        await t.house.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'openhouse-readers' and datname = current_database()`,
        )
      if (turn % 40 === 20) await start()
      if (turn % 40 === 39) await dispatchers.shift()?.stop()
    }
    await expect.poll(sums, { timeout: 60_000 }).toEqual(due((kind) => sent[kind] ?? 0))
  },
)
