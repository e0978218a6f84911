import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { identifyByHeader } from '#apps/testing/visiting.ts'
import { deliveryQueue } from '#kernel/outbox/delivery-queue.ts'

let delivered: string[]
let refuses: ReadonlySet<string>

const letters = deliveryQueue<{ readonly id: string; readonly word: string }>({
  job: 'testing/letters.deliver',
  table: 'waiting',
  columns: ['id', 'word'],
  done_column: 'sent_at',
  order_column: 'made_at',
  isOpen: (now) => sql`made_at > ${new Date(now.getTime() - 3_600_000)}`,
  deliver: async (_house, { word }) => {
    // Two processes at once would meet here.
    await new Promise((resolve) => setImmediate(resolve))
    if (refuses.has(word)) throw new Error('the carrier is closed')
    delivered.push(word)
  },
  what: 'a letter',
})

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({
    slices: [
      { name: 'testing/visitors', identify: identifyByHeader },
      { name: 'testing/letters', jobs: [letters.job] },
    ],
  })
  await asOwner(t, (owner) =>
    owner.query(`create schema testing_letters;
                 create table testing_letters.waiting (id int primary key, word text, made_at timestamptz, taken_at timestamptz, sent_at timestamptz);
                 grant usage on schema testing_letters to public;
                 grant select, insert, update, delete on testing_letters.waiting to public`),
  )
})
afterAll(() => t.close())
beforeEach(async () => {
  delivered = []
  refuses = new Set()
  await sql`delete from testing_letters.waiting`.execute(t.house.db)
})

const put = async (...words: readonly string[]): Promise<void> => {
  for (const [id, word] of words.entries())
    await sql`insert into testing_letters.waiting (id, word, made_at) values (${id}, ${word}, ${new Date(t.clock.now().getTime() + id)})`.execute(
      t.house.db,
    )
}

test('what waits is delivered once and in its order, however many ask for it and deliver at once', async () => {
  await put('one', 'two', 'three')
  for (let time = 0; time < 3; time++) await letters.wake(t.house)
  expect(t.jobs.waiting).toHaveLength(1)
  await t.jobs.runDue(t.house)
  expect(delivered).toEqual(['one', 'two', 'three'])
  delivered = []
  await putMany()
  await Promise.all(Array.from({ length: 4 }, () => letters.deliverWaiting(t.house)))
  expect(delivered.toSorted()).toEqual(Array.from({ length: 20 }, (_, index) => `many ${String(index).padStart(2, '0')}`))
})

const putMany = async (): Promise<void> => {
  await sql`delete from testing_letters.waiting`.execute(t.house.db)
  await put(...Array.from({ length: 20 }, (_, index) => `many ${String(index).padStart(2, '0')}`))
}

test('what has not been tried yet goes before what failed, however much older that is', async () => {
  await put('refused', 'new')
  await sql`update testing_letters.waiting set made_at = made_at + interval '61 s' where word = 'new'`.execute(t.house.db)
  await sql`update testing_letters.waiting set taken_at = made_at where word = 'refused'`.execute(t.house.db)
  t.clock.advance(61_000)
  await letters.deliverWaiting(t.house)
  expect(delivered).toEqual(['new', 'refused'])
})

test('what its carrier did not take holds nothing up, is tried again after a minute, and no longer than it is worth it', async () => {
  await put('refused', 'fine')
  refuses = new Set(['refused'])
  await letters.deliverWaiting(t.house)
  expect(delivered).toEqual(['fine'])
  refuses = new Set()
  t.clock.advance(59_999)
  await letters.deliverWaiting(t.house)
  expect(delivered).toEqual(['fine'])
  t.clock.advance(1)
  await letters.deliverWaiting(t.house)
  expect(delivered).toEqual(['fine', 'refused'])
  await putMany()
  t.clock.advance(3_600_100)
  await letters.deliverWaiting(t.house)
  expect(delivered).toEqual(['fine', 'refused'])
})
