import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { identifyByHeader } from '#apps/testing/visiting.ts'
import { migrate, schemaOf } from '#kernel/database/migrate.ts'
import { defineServerSlice } from '#kernel/slice.ts'

let t: TestHouse
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openhouse-migrations-'))
  t = await createTestHouse({ slices: [defineServerSlice({ name: 'testing/visit', identify: identifyByHeader })] })
})
afterEach(async () => {
  await t.close()
  await rm(folder, { recursive: true, force: true })
})

const slice = () => defineServerSlice({ name: 'testing/some-slice', migrations: pathToFileURL(`${folder}/`) })
const write = (file: string, sql: string) => writeFile(join(folder, file), sql)
const app_role = 'openhouse_app'

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
