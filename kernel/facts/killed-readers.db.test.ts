import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { identifyByHeader } from '#apps/testing/visiting.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { drainFacts } from '#kernel/facts/dispatcher.ts'
import { announceWide, wideSlices } from '#kernel/facts/testing/wide-slices.ts'

const width = 400
const program = fileURLToPath(new URL('./testing/wide-process.ts', import.meta.url))

let t: TestHouse
let started: ChildProcess[]
beforeEach(async () => {
  started = []
  t = await createTestHouse({
    slices: [
      { name: 'testing/visitors', identify: identifyByHeader },
      ...wideSlices(width, (slice) => async (facts, tx) => {
        const amount = facts.reduce((sum, { data }) => sum + data.amount, 0)
        await sql`update public.counted set sum = sum + ${amount} where slice = ${slice}`.execute(tx)
      }),
    ],
  })
  await asOwner(t, (owner) =>
    owner.query(`create table public.counted (slice int primary key, sum int not null);
                 insert into public.counted select n, 0 from generate_series(0, ${width - 1}) n;
                 grant select, update on public.counted to public`),
  )
})
afterEach(async () => {
  for (const child of started) child.kill('SIGKILL')
  await t.close()
})

/** A process that reads from now on; resolves when it does. */
const startReading = async (): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [program, String(t.house.pool.options.connectionString)], { stdio: ['ignore', 'pipe', 'ignore'] })
  started.push(child)
  await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit').then(() => Promise.reject(new Error('it could not start')))])
  return child
}

const sums = async (): Promise<number[]> => {
  const { rows } = await sql<{ sum: number }>`select sum from public.counted order by slice`.execute(t.house.db)
  return rows.map(({ sum }) => sum)
}

test(
  '400 slices whose processes are killed at any moment take every fact once: what one began and did not commit the next one takes',
  { timeout: 120_000 },
  async () => {
    const sent = Array.from({ length: 40 }, () => 0)
    let turn = 0
    const announceSome = async (count: number): Promise<void> => {
      for (const end = turn + count; turn < end; turn++) {
        const kind = (turn * 13) % 40
        await inTransaction(t.house.db, (tx) => announceWide(tx, t.house, kind, turn))
        sent[kind] = (sent[kind] ?? 0) + turn
      }
    }
    await startReading()
    for (let life = 0; life < 2; life++) {
      const next = startReading()
      await announceSome(40)
      // The older of the two dies in the middle of its batches, the younger one goes on.
      started.at(-2)?.kill('SIGKILL')
      await announceSome(20)
      await next
    }
    for (const child of started) child.kill('SIGKILL')
    const due = Array.from({ length: width }, (_, slice) => (sent[slice % 40] ?? 0) + (sent[(slice + 7) % 40] ?? 0))
    // Readers of a process that is gone hold their checkpoints until the database has noticed.
    await expect
      .poll(
        async () => {
          await drainFacts(t.house)
          return sums()
        },
        { timeout: 30_000 },
      )
      .toEqual(due)
  },
)
