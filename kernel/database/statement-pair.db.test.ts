import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { createPool } from './database.ts'
import { runPair } from './statement-pair.ts'

let t: TestHouse
let pool: pg.Pool
beforeAll(async () => {
  t = await createTestHouse({ only: [] })
  pool = createPool(t.owner_url, { max: 2, application_name: 'pairs', transaction_ms: 1_000, without_pipeline: true })
  await pool.query('create table public.pairs (n int unique deferrable initially deferred)')
})
afterAll(async () => {
  await pool.end()
  await t.close()
})
beforeEach(() => pool.query('truncate public.pairs'))

const count = async (): Promise<bigint> => (await pool.query<{ n: bigint }>('select count(*) as n from public.pairs')).rows[0]?.n ?? -1n
const add = (n: number) => ({ name: 'add', text: 'insert into public.pairs values ($1) returning n', values: [n] })
const addAfter = (n: number) => ({ name: 'add-after', text: 'insert into public.pairs values ($1 + 1) returning n', values: [n] })

/** As the lanes do it: a connection on which anything went wrong is not used again. */
const run = async (next: (rows: { n: number }[]) => pg.QueryConfig | null, first = add(1)): Promise<unknown> => {
  const client = await pool.connect()
  let is_spoilt = true
  try {
    const rows = await runPair<{ n: number }, { n: number }>(client, first, next)
    is_spoilt = false
    return rows
  } finally {
    client.release(is_spoilt)
  }
}

test('two statements are one transaction: the second is made of the first one’s rows', async () => {
  for (const n of [1, 10, 100]) {
    expect(await run(([row]) => addAfter(row?.n ?? 0), add(n))).toEqual([{ n: n + 1 }])
    expect(await count()).toBe(BigInt(String(n).length * 2))
  }
})

test('where there is no second statement the first is committed, and the connection goes on', async () => {
  expect(await run(() => null)).toBeNull()
  expect(await count()).toBe(1n)
  expect(await run(([row]) => addAfter(row?.n ?? 0), add(5))).toEqual([{ n: 6 }])
})

test.each([
  [
    'the maker of the second statement',
    () =>
      Promise.resolve(
        run(() => {
          throw new Error('no second')
        }),
      ),
    'no second',
  ],
  ['the first statement', () => run(() => null, { name: 'bad', text: 'select 1 / $1::int as n', values: [0] }), 'division by zero'],
  ['the second statement', () => run(() => ({ name: 'bad-2', text: 'select 1 / $1::int', values: [0] })), 'division by zero'],
  ['the commit', () => run(() => add(1)), 'duplicate key'],
] as const)('what goes wrong in %s leaves nothing, and is said', async (_what, fails, message) => {
  await expect(fails()).rejects.toThrow(message)
  expect(await count()).toBe(0n)
  expect(await run(([row]) => addAfter(row?.n ?? 0))).toEqual([{ n: 2 }])
})

test('a connection that ends between the two leaves nothing', async () => {
  const fails = run(() => {
    void pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'pairs' and pid <> pg_backend_pid()`)
    return { name: 'slow', text: 'select pg_sleep($1)', values: [5] }
  })
  await expect(fails).rejects.toThrow()
  expect(await count()).toBe(0n)
})

test('a process that never sends the second statement does not hold its locks for ever', async () => {
  const client = await pool.connect()
  const ended = new Promise((resolve) => void client.once('error', resolve))
  // The first of a pair, and then silence, as of a process that stopped in its tracks.
  const connection = (client as unknown as { connection: { sync: () => void } }).connection
  connection.sync = () => undefined
  void client.query(add(1)).catch(() => undefined)
  expect(await ended).toBeInstanceOf(Error)
  client.release(true)
  expect(await count()).toBe(0n)
})
