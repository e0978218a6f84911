import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#kernel/clock/clock.ts'
import { readConfig } from '#kernel/config/config.ts'
import { createHouse } from '#kernel/create-house.ts'
import { createPool, inTransaction } from '#kernel/database/database.ts'
import { startEmbedded, type EmbeddedDatabase } from '#kernel/database/embedded/embedded.ts'
import { migrate } from '#kernel/database/migrate.ts'
import { startDispatcher, type Dispatcher } from '#kernel/facts/dispatcher.ts'
import { readHorizon } from '#kernel/facts/fact-store.ts'
import { announceWide, wideSlices } from '#kernel/facts/testing/wide-slices.ts'
import type { House } from '#kernel/house.ts'
import { createManualJobs } from '#kernel/jobs/manual-jobs.ts'
import { systemRandom } from '#kernel/random/random.ts'
import { silentPublisher } from '#kernel/realtime/testing/silent-publisher.ts'

/* A server that crashes while the site goes on has a database and a life of its own. */

let folder: string
let database: EmbeddedDatabase
let house: House
let dispatcher: Dispatcher
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'openhouse-crash-'))
  await chmod(folder, 0o711)
  database = await startEmbedded({ data_folder: path.join(folder, 'postgres'), log: () => undefined })
  // What nobody waits for reaches the disk after ten seconds instead of a fifth of one: time enough for a crash before it.
  await asked(database.admin_url, "alter system set wal_writer_delay = '10s'", 'select pg_reload_conf()')
  const slices = wideSlices(1, () => async (facts, tx) => {
    for (const { data } of facts) await sql`insert into public.counted (amount) values (${data.amount})`.execute(tx)
  })
  await migrate(database.owner_url, slices, { app_role: new URL(database.app_url).username })
  await asked(database.owner_url, 'create table public.counted (amount int not null)', 'grant select, insert on public.counted to public')
  house = createHouse({
    config: readConfig({ WEB: 'none', BRAND: 'ua', DEMO: 'yes' }, { key_id: '1', hex: '00'.repeat(32) }),
    clock: systemClock,
    random: systemRandom,
    log: pino({ level: 'silent' }),
    pool: createPool(database.app_url, { max: 2, application_name: 'openhouse-test' }),
    jobs: createManualJobs([]),
    realtime: silentPublisher,
    slices,
  })
  dispatcher = await startDispatcher(house)
})
afterAll(async () => {
  await dispatcher.stop()
  await house.db.destroy()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

const asked = async (url: string, ...statements: readonly string[]): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    for (const statement of statements.slice(0, -1)) await client.query(statement)
    return await client.query(statements.at(-1) ?? '')
  } finally {
    await client.end()
  }
}

/** The server loses one of its processes and starts anew, as after a crash; it answers again when this returns. */
const crash = async (): Promise<void> => {
  const { rows } = await asked(database.admin_url, `select pid from pg_stat_activity where backend_type = 'walwriter'`)
  const before = await lifeNow()
  process.kill((rows[0] as { pid: number }).pid, 'SIGKILL')
  // Until the server has noticed, it answers as if nothing had been; then it does not for a while.
  await expect.poll(() => lifeNow().catch(() => before)).not.toBe(before)
}

const lifeNow = async (): Promise<string | undefined> =>
  (await sql<{ life: string }>`select kernel.life()::text as life`.execute(house.db)).rows[0]?.life

const counted = async (): Promise<number[]> => {
  const { rows } = await sql<{ amount: number }>`select amount from public.counted order by amount`.execute(house.db)
  return rows.map(({ amount }) => amount)
}

/** So many transactions that nobody waits for and the next one does not save: each has a number. */
const useNumbers = async (count: number): Promise<void> => {
  for (let number = 0; number < count; number += 1)
    await inTransaction(house.db, async (tx) => {
      await sql`select set_config('synchronous_commit', 'off', true), pg_current_xact_id()`.execute(tx)
    })
}

/** A fact that is committed and read, and that a crash will take. */
const announceUnsaved = (amount: number): Promise<void> =>
  inTransaction(house.db, async (tx) => {
    await sql`select set_config('synchronous_commit', 'off', true)`.execute(tx)
    await announceWide(tx, house, 0, amount)
  })

test('after a crash of the server the numbers of lost transactions are given out again, and a site that went on misses no fact that has one of them', async () => {
  const saved = [1]
  await inTransaction(house.db, (tx) => announceWide(tx, house, 0, 1))
  await expect.poll(counted).toEqual([1])
  await useNumbers(100)
  await announceUnsaved(1_000)
  // It was read, and with it the log up to its number.
  await expect.poll(counted).toContain(1_000)
  const before = BigInt(await readHorizon(house.db))
  await crash()
  // Otherwise the crash took nothing, and this test shows nothing.
  expect(BigInt(await readHorizon(house.db))).toBeLessThan(before - 50n)
  for (let amount = 2; amount <= 21; amount += 1) {
    await inTransaction(house.db, (tx) => announceWide(tx, house, 0, amount))
    saved.push(amount)
  }
  await expect.poll(counted).toEqual(saved)
})
