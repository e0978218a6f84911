import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { identifyByHeader } from '#apps/testing/visiting.ts'
import { migrate } from '#kernel/database/migrate.ts'
import { schemaOf } from '#kernel/database/schema-of.ts'
import { defineServerSlice } from '#kernel/slice.ts'

let t: TestHouse
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openhouse-migrations-'))
  await mkdir(join(folder, 'migrations'))
  t = await createTestHouse({ slices: [defineServerSlice({ name: 'testing/visit', identify: identifyByHeader })] })
})
afterEach(async () => {
  await t.close()
  await rm(folder, { recursive: true, force: true })
})

const slice = () => defineServerSlice({ name: 'testing/some-slice', migrations: pathToFileURL(`${folder}/migrations/`) })
const write = (file: string, sql: string) => writeFile(join(folder, 'migrations', file), sql)
const app_role = 'openhouse_app'

const writeFunctions = async (file: string, sql: string) => {
  await mkdir(join(folder, 'functions'), { recursive: true })
  await writeFile(join(folder, 'functions', file), sql)
}
const run = () => migrate(t.owner_url, [slice()], { app_role })
const answer = async (call: string) => (await t.house.pool.query(`select testing_some_slice.${call} as answer`)).rows[0].answer

test('a slice has a schema of its own name', () => {
  expect(schemaOf('loyalty/rank-league')).toBe('loyalty_rank_league')
})

test('several processes at once run each file once', async () => {
  await write('20260101T0000-a.sql', 'create table testing_some_slice.a (n int); insert into testing_some_slice.a values (1)')
  const ran = await Promise.all(Array.from({ length: 4 }, () => migrate(t.owner_url, [slice()], { app_role })))
  expect(ran.toSorted()).toEqual([0, 0, 0, 1])
  expect((await t.house.pool.query('select count(*)::int as n from testing_some_slice.a')).rows[0].n).toBe(1)
})

test('a file that fails leaves nothing and says its name', async () => {
  await write('20260101T0000-a.sql', 'create table testing_some_slice.a (n int); select 1/0')
  await expect(migrate(t.owner_url, [slice()], { app_role })).rejects.toThrow(/testing_some_slice\/20260101T0000-a\.sql.*division by zero/)
  const owner = new pg.Client({ connectionString: t.owner_url })
  await owner.connect()
  expect((await owner.query(`select to_regclass('testing_some_slice.a') as a`)).rows[0].a).toBeNull()
  await owner.end()
})

test('a file that ran must not change', async () => {
  await write('20260101T0000-a.sql', 'select 1')
  await migrate(t.owner_url, [slice()], { app_role })
  await write('20260101T0000-a.sql', 'select 2')
  await expect(migrate(t.owner_url, [slice()], { app_role })).rejects.toThrow(/was changed after it ran/)
})

test("the site's role makes no tables of its own in a slice's schema", async () => {
  await migrate(t.owner_url, [slice()], { app_role })
  await expect(t.house.pool.query('create table testing_some_slice.b (n int)')).rejects.toThrow(/permission denied/)
})

const doubled = (by: number, takes = 'n int') =>
  `create or replace function testing_some_slice.doubled(${takes}) returns int language sql as 'select testing_some_slice.times(n, ${by})';`
const times = `create or replace function testing_some_slice.times(n int, by int) returns int language sql as 'select n * by';`

test('a function is what its file says now: applied when the file changes, and again after a migration of its slice', async () => {
  await write('20260101T0000-a.sql', times + doubled(0))
  await writeFunctions('doubled.sql', doubled(2))
  await writeFunctions('times.sql', times)
  expect(await run()).toBe(3)
  expect(await answer('doubled(21)')).toBe(42)
  expect(await run()).toBe(0)
  await writeFunctions('doubled.sql', doubled(3))
  expect(await run()).toBe(1)
  expect(await answer('doubled(21)')).toBe(63)
  await write('20260102T0000-b.sql', 'drop function testing_some_slice.times')
  await run()
  expect(await answer('doubled(21)')).toBe(63)
})

test('a function with other arguments takes the place of the former one, and one that left its file is dropped', async () => {
  await writeFunctions('doubled.sql', doubled(2))
  await writeFunctions('times.sql', times)
  await run()
  await writeFunctions('doubled.sql', doubled(2, 'n int, unused text default null'))
  await run()
  expect(await answer('doubled(21)')).toBe(42)
  await expect(answer('doubled(21, null)')).resolves.toBe(42)
  await rm(join(folder, 'functions', 'times.sql'))
  await run()
  await expect(answer('times(1, 2)')).rejects.toThrow(/does not exist/)
})

test('functions of which one cannot be written are applied not at all, and the file is named', async () => {
  await writeFunctions('doubled.sql', doubled(2))
  await writeFunctions('times.sql', times)
  await run()
  await writeFunctions('doubled.sql', doubled(3))
  await writeFunctions('times.sql', 'create or replace function testing_some_slice.times(')
  await expect(run()).rejects.toThrow(/Functions testing_some_slice\/times\.sql failed/)
  expect(await answer('doubled(21)')).toBe(42)
})

test('several processes at once apply each file once', async () => {
  await writeFunctions('times.sql', times)
  const ran = await Promise.all(Array.from({ length: 4 }, run))
  expect(ran.toSorted()).toEqual([0, 0, 0, 1])
})

const sums = (schema: string) =>
  `create or replace function ${schema}.sums() returns bigint language plpgsql as $$ begin return (select sum(n) from ${schema}.a); end $$;`

test('a renamed slice finds its tables, functions, facts and readers under its new name, and its files count as run', async () => {
  await write('20260101T0000-a.sql', 'create table testing_some_slice.a (n int); insert into testing_some_slice.a values (1)')
  await writeFunctions('sums.sql', sums('testing_some_slice'))
  await migrate(t.owner_url, [slice()], { app_role })
  const owner = new pg.Client({ connectionString: t.owner_url })
  await owner.connect()
  await owner.query(`
    insert into kernel.facts (kind, data, at) values ('testing/some-slice.done', '{}', now()), ('testing/some-slice-too.done', '{}', now());
    insert into kernel.checkpoints (reader, tx, position) values
      ('testing/some-slice', 1, 1), ('testing/some-slice.pushes', 1, 1), ('testing/other before testing/some-slice.done', 1, 1);
    insert into kernel.reader_kinds values ('testing/other', 'testing/some-slice.done', '1', false);
    insert into kernel.reader_gaps values ('testing/some-slice', 'testing/some-slice.done', 1, 0, 2, 0)`)

  await write('20260101T0000-a.sql', 'create table rooms_other_name.a (n int); insert into rooms_other_name.a values (1)')
  await write('20260102T0000-b.sql', 'insert into rooms_other_name.a values (2)')
  await writeFunctions('sums.sql', sums('rooms_other_name'))
  const renamed = defineServerSlice({ ...slice(), name: 'rooms/other-name', formerly: 'testing/some-slice' })
  expect(await migrate(t.owner_url, [renamed], { app_role })).toBe(2)
  expect(await migrate(t.owner_url, [renamed], { app_role })).toBe(0)

  expect((await t.house.pool.query('select n from rooms_other_name.a order by n')).rows).toEqual([{ n: 1 }, { n: 2 }])
  expect((await t.house.pool.query('select rooms_other_name.sums()::int as sum')).rows).toEqual([{ sum: 3 }])
  const kinds = await owner.query(`select kind from kernel.facts where kind like '%/%.done' order by kind`)
  expect(kinds.rows).toEqual([{ kind: 'rooms/other-name.done' }, { kind: 'testing/some-slice-too.done' }])
  const readers = await owner.query(`select reader from kernel.checkpoints where reader ~ 'slice|name' order by reader`)
  expect(readers.rows.map(({ reader }) => reader)).toEqual([
    'rooms/other-name',
    'rooms/other-name.pushes',
    'testing/other before rooms/other-name.done',
  ])
  const reading = await owner.query(`select kind from kernel.reader_kinds where reader = 'testing/other'`)
  expect(reading.rows).toEqual([{ kind: 'rooms/other-name.done' }])
  const gaps = await owner.query(`select reader, kind from kernel.reader_gaps`)
  expect(gaps.rows).toEqual([{ reader: 'rooms/other-name', kind: 'rooms/other-name.done' }])
  await expect(owner.query('delete from kernel.facts')).rejects.toThrow(/append-only/)

  await write('20260101T0000-a.sql', 'select 2')
  await expect(migrate(t.owner_url, [renamed], { app_role })).rejects.toThrow(/was changed after it ran/)
  await owner.end()
})
