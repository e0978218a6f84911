import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { slices } from '#apps/server/slices.ts'
import { asOwner } from '#apps/testing/as-owner.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { identifyByHeader } from '#apps/testing/visiting.ts'
import { schemaOf } from '#kernel/database/schema-of.ts'
import { deleteOldRows } from '#kernel/personal-data/retention.ts'

const hour_ms = 3_600_000

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({
    slices: [
      { name: 'testing/visitors', identify: identifyByHeader },
      { name: 'testing/broken', retention: [{ table: 'nowhere', column: 'at', keep_ms: 0 }] },
      {
        name: 'testing/letters',
        retention: [
          { table: 'letters', column: 'read_at', keep_ms: 2 * hour_ms, unless: sql`kept.is_pinned` },
          { table: 'codes', column: 'valid_until', keep_ms: 0 },
        ],
      },
    ],
  })
  await asOwner(t, (owner) =>
    owner.query(`create schema testing_letters;
                 create table testing_letters.letters (id int primary key, read_at timestamptz, is_pinned boolean not null default false);
                 create table testing_letters.codes (valid_until timestamptz not null);
                 grant usage on schema testing_letters to public;
                 grant select, insert, update, delete on all tables in schema testing_letters to public`),
  )
})
afterAll(() => t.close())
beforeEach(async () => {
  await sql`delete from testing_letters.letters`.execute(t.house.db)
})

/** The table that is not there is an error of the job, after everything else was done. */
const tidy = () => expect(deleteOldRows(t.house)).rejects.toThrow(AggregateError)

const letters = async (): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select id from testing_letters.letters order by id`.execute(t.house.db)
  return rows.map(({ id }) => id)
}

test('rows go when their time is over and not before, and not those that have a reason to stay; a table that fails holds up no other', async () => {
  const now = t.clock.now()
  await sql`insert into testing_letters.letters values (1, ${now}, false), (2, ${new Date(now.getTime() + 1)}, false), (3, null, false), (4, ${now}, true)`.execute(
    t.house.db,
  )
  await sql`insert into testing_letters.codes values (${now})`.execute(t.house.db)
  t.clock.advance(2 * hour_ms - 1)
  await tidy()
  expect(await letters()).toEqual([1, 2, 3, 4])
  expect((await sql`select from testing_letters.codes`.execute(t.house.db)).rows).toEqual([])
  t.clock.advance(1)
  await tidy()
  expect(await letters()).toEqual([2, 3, 4])
  t.clock.advance(1)
  await tidy()
  expect(await letters()).toEqual([3, 4])
})

test('thousands go at once, and the figures count them by table', async () => {
  await sql`insert into testing_letters.letters select n, ${t.clock.now()} from generate_series(1, 2500) n`.execute(t.house.db)
  const before = Number(/letters"\} (\d+)/.exec(await t.house.metrics.registry.metrics())?.[1] ?? 0)
  t.clock.advance(2 * hour_ms)
  await tidy()
  expect(await letters()).toEqual([])
  expect(await t.house.metrics.registry.metrics()).toContain(
    `openhouse_retention_deleted_rows{table="testing_letters.letters"} ${before + 2_500}`,
  )
})

test('a row that somebody is holding is left for the next time', async () => {
  await sql`insert into testing_letters.letters values (1, ${t.clock.now()}), (2, ${t.clock.now()})`.execute(t.house.db)
  t.clock.advance(2 * hour_ms)
  await t.house.db.transaction().execute(async (tx) => {
    await sql`select from testing_letters.letters where id = 1 for update`.execute(tx)
    await tidy()
    expect(await letters()).toEqual([1])
  })
  await tidy()
  expect(await letters()).toEqual([])
})

test('whatever the house says of how long it keeps a table is true of that table', async () => {
  const { rows } = await sql<{ column: string }>`
    select table_schema || '.' || table_name || '.' || column_name as column from information_schema.columns
     where data_type = 'timestamp with time zone'`.execute(t.house.db)
  const known = new Set(rows.map(({ column }) => column))
  const declared = slices.flatMap(({ name, retention = [] }) =>
    retention.map(({ schema, table, column }) => `${schema ?? schemaOf(name)}.${table}.${column}`),
  )
  expect(declared.length).toBeGreaterThan(12)
  expect(declared.filter((column) => !known.has(column))).toEqual([])
})
