import { getHeapSpaceStatistics } from 'node:v8'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { createDatabase, createPool } from './database.ts'
import { runPair } from './statement-pair.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ only: [] })
})
afterAll(() => t.close())

const long_text = 'all that a round wrote '.repeat(100)
const rows_each = 64
const asked = 2_000
const bytes_each = rows_each * long_text.length

const oldSpace = (): number => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? Number.NaN

/** Bytes that V8 copied into its old space for each call, which begins with what it needs to be compiled. */
const keptBytes = async (call: () => Promise<unknown>): Promise<number> => {
  for (let n = 0; n < asked; n += 1) await call()
  let last = oldSpace()
  let kept = 0
  for (let n = 0; n < asked; n += 1) {
    await call()
    const now = oldSpace()
    if (now > last) kept += now - last
    last = now
  }
  return kept / asked
}

test('rows that were answered and are held by nobody are not kept until the whole heap is collected', async () => {
  const pool = createPool(t.owner_url, { max: 1, application_name: 'answers' })
  const db = createDatabase(pool)
  const kept = await keptBytes(() => sql`select ${long_text}::text as told from generate_series(1, ${rows_each}::int)`.execute(db))
  await db.destroy()
  expect(kept).toBeLessThan(bytes_each / 5)
})

test('nor is what two statements of one transaction asked and were answered, and what was made of it', async () => {
  const pool = createPool(t.owner_url, { max: 1, application_name: 'answers', without_pipeline: true })
  const client = await pool.connect()
  const statement = (name: string) => ({ name, text: 'select $1 as told from generate_series(1, $2::int)', values: [long_text, rows_each] })
  const kept = await keptBytes(() => {
    const made: unknown[] = []
    return runPair<{ told: string }, unknown>(client, statement('first'), (rows) => {
      made.push(...rows.map(({ told }) => told.slice(0, 400).split('')))
      return statement('second')
    })
  })
  client.release()
  await pool.end()
  expect(kept).toBeLessThan(bytes_each / 5)
})
