import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { inTransaction } from '#kernel/database/database.ts'

let t: TestHouse

const change = (statement: string) => asOwner(t, (owner) => owner.query(statement))

beforeEach(async () => {
  // One connection, so that what it has prepared can be asked for.
  t = await createTestHouse({ only: [], pool_size: 1 })
  await change('create table public.shelf (id bigint primary key, held integer); grant all on public.shelf to public')
  await change('insert into public.shelf values (1, 10)')
})
afterEach(() => t.close())

const heldOn = (id: number) => sql<{ held: unknown }>`select s.* from public.shelf s where id = ${id}`
const preparedTexts = async (): Promise<string[]> =>
  (await sql<{ statement: string }>`select statement from pg_prepared_statements order by prepare_time`.execute(t.house.db)).rows.map(
    ({ statement }) => statement,
  )

test('a statement with parameters is prepared once for a connection, one without is not', async () => {
  for (const id of [1, 2, 1]) await heldOn(id).execute(t.house.db)
  await sql`select count(*) from public.shelf`.execute(t.house.db)
  expect((await preparedTexts()).filter((text) => text.includes('public.shelf'))).toEqual(['select s.* from public.shelf s where id = $1'])
})

test('a plan that a migration has outdated is forgotten: a transaction does not even notice', async () => {
  const read = () => inTransaction(t.house.db, async (tx) => (await heldOn(1).execute(tx)).rows[0]?.held)
  expect(await read()).toBe(10)
  await change('alter table public.shelf alter column held type text')
  expect(await read()).toBe('10')
  await change('alter table public.shelf alter column held type bigint using held::bigint')
  await expect(heldOn(1).execute(t.house.db)).rejects.toThrow('cached plan')
  expect((await heldOn(1).execute(t.house.db)).rows).toMatchObject([{ held: 10n }])
})

test("texts without end do not fill a connection: those beyond the house's own run without a name", async () => {
  for (let column = 0; column < 2_020; column += 1)
    await sql`select ${sql.raw(`held + ${column} as sum`)} from public.shelf where id = ${1}`.execute(t.house.db)
  expect((await preparedTexts()).length).toBe(2_000)
  const { rows } = await sql<{ sum: number }>`select ${sql.raw('held + 2019 as sum')} from public.shelf where id = ${1}`.execute(t.house.db)
  expect(rows).toEqual([{ sum: 2_029 }])
})

test('a transaction begins with its first statement, and one without any is nothing', async () => {
  await inTransaction(t.house.db, () => Promise.resolve())
  const { rows } = await sql<{ is_outside: boolean }>`select now() = statement_timestamp() as is_outside`.execute(t.house.db)
  expect(rows).toEqual([{ is_outside: true }])
  await expect(
    inTransaction(t.house.db, async (tx) => {
      await sql`update public.shelf set held = 11 where id = ${1}`.execute(tx)
      throw new Error('taken back')
    }),
  ).rejects.toThrow('taken back')
  expect((await heldOn(1).execute(t.house.db)).rows).toMatchObject([{ held: 10 }])
  await inTransaction(t.house.db, (tx) => sql`update public.shelf set held = 12 where id = ${1}`.execute(tx))
  expect((await heldOn(1).execute(t.house.db)).rows).toMatchObject([{ held: 12 }])
})
