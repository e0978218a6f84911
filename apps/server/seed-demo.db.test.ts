import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { registerPlayer } from '#casino/players/accounts/testing/register-player.ts'
import { contributionsTo } from '#kernel/extensions.ts'
import { operatorCommands } from '#kernel/operator/commands.ts'
import { readCommand } from '#kernel/operator/read-command.ts'
import { slices } from './slices.ts'
import { demoJob, seedDemo } from './seed-demo.ts'

let t: TestHouse
afterEach(() => t.close())

/** How many rows stand in the whole database, table by table; of marks and of content alike. */
const contents = async (): Promise<Record<string, number>> => {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
     where has_table_privilege(relid, 'select') order by 1`.execute(t.house.db)
  const counted = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(name)}`.execute(t.house.db)
      return [name, rows[0]?.n ?? 0] as const
    }),
  )
  return Object.fromEntries(counted)
}

const marked = async (): Promise<boolean> => (await sql`select from kernel.marks where name = 'demo'`.execute(t.house.db)).rows.length > 0

test('an empty database of a house that shows itself is marked and filled, and filled once', async () => {
  t = await createTestHouse({ env: { DEMO: 'yes' } })
  const empty = await contents()
  await seedDemo(t.house)
  const filled = await contents()
  expect(await marked()).toBe(true)
  expect(filled).not.toEqual(empty)
  await seedDemo(t.house)
  expect(await contents()).toEqual(filled)
})

test('a demo whose operator ended a bonus starts again, with its promo code as it was', async () => {
  t = await createTestHouse({ env: { DEMO: 'yes' } })
  await seedDemo(t.house)
  const ended = async () =>
    readCommand(contributionsTo(slices, operatorCommands), [
      'bonuses',
      'end',
      `gift-${t.house.brand.name}`,
      '--actor',
      'anna',
      '--reason',
      'the spring is over',
    ])(t.house)
  expect(await ended()).toContain('ended')
  const before = await contents()
  await seedDemo(t.house)
  expect(await contents()).toEqual(before)
  // A code that the demo has not had yet is left out as well.
  await sql`delete from bonuses_promo_codes.codes`.execute(t.house.db)
  await seedDemo(t.house)
  expect((await contents())['bonuses_promo_codes.codes']).toBe(0)
})

test('simulated players who were asked for are refused at the start of a house whose database is not marked, and nothing is written', async () => {
  t = await createTestHouse({ env: { DEMO: 'no', CROWD: 'on' } })
  const empty = await contents()
  await expect(seedDemo(t.house)).rejects.toThrow('not marked as demo')
  const with_demo = { ...t.house, config: { ...t.house.config, demo: true } }
  await registerPlayer(t)
  await expect(seedDemo(with_demo)).rejects.toThrow('not marked as demo')
  expect([empty['site_crowd.members'], (await contents())['site_crowd.members'], await marked()]).toEqual([0, 0, false])
})

test('without DEMO nothing is written, whatever the database', async () => {
  t = await createTestHouse({ env: { DEMO: 'no' } })
  const empty = await contents()
  await seedDemo(t.house)
  expect([await contents(), await marked()]).toEqual([empty, false])
})

test('a database with a past that nobody marked gets no demo content, though DEMO says so', async () => {
  t = await createTestHouse({ env: { DEMO: 'yes' } })
  await registerPlayer(t)
  const before = await contents()
  await seedDemo(t.house)
  expect([await contents(), await marked()]).toEqual([before, false])
})

test('DEMO=no holds on a marked database too', async () => {
  t = await createTestHouse({ env: { DEMO: 'yes' }, slices: slices.map(({ seed: _seed, ...slice }) => slice) })
  await seedDemo(t.house)
  expect(await marked()).toBe(true)
  let seeded = 0
  const house = {
    ...t.house,
    config: { ...t.house.config, demo: false },
    slices: [{ name: 'testing/content', seed: async () => void (seeded += 1) }],
  }
  await seedDemo(house)
  expect(seeded).toBe(0)
})

test('every hour a demo gets again what is over, without a start; a database that is none gets nothing', async () => {
  t = await createTestHouse({ env: { DEMO: 'yes' }, slices: slices.map(({ seed: _seed, ...slice }) => slice) })
  let seeded = 0
  const house = { ...t.house, slices: [{ name: 'testing/content', seed: async () => void (seeded += 1) }] }
  await registerPlayer(t)
  await demoJob.run(null, house)
  expect(seeded).toBe(0)
  await sql`insert into kernel.marks (name, value) values ('demo', 'yes')`.execute(t.house.db)
  await demoJob.run(null, house)
  expect([seeded, demoJob.cron]).toEqual([1, '23 * * * *'])
})
