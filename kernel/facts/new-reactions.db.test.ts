import { sql } from 'kysely'
import { Type } from 'typebox'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { identifyByHeader } from '#apps/testing/visiting.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { drainFacts, startDispatcher } from '#kernel/facts/dispatcher.ts'
import { defineFact } from '#kernel/facts/fact.ts'
import { registerReaders } from '#kernel/facts/known-readers.ts'
import { push } from '#kernel/facts/pushes.ts'
import { on, type AfterCommitReaction, type From } from '#kernel/facts/reactions.ts'
import { readersOf } from '#kernel/facts/readers.ts'
import type { House } from '#kernel/house.ts'

const Played = defineFact('testing/facts.played', Type.Object({ amount: Type.Integer() }))
const Paid = defineFact('testing/facts.paid', Type.Object({ amount: Type.Integer() }))

/** Adds what it hears under a name. */
const counts = (fact: typeof Played, from: From, name: string): AfterCommitReaction =>
  on(fact, { from }, async (facts, tx) => {
    const amount = facts.reduce((sum, { data }) => sum + data.amount, 0)
    await sql`insert into public.counted as c (name, sum) values (${name}, ${amount})
              on conflict (name) do update set sum = c.sum + excluded.sum`.execute(tx)
  })

const visitors = { name: 'testing/visitors', identify: identifyByHeader }

let t: TestHouse
beforeEach(async () => {
  t = await createTestHouse({ slices: [visitors, { name: 'testing/old', reactions: [counts(Played, 'beginning', 'old')] }] })
  await asOwner(t, (owner) =>
    owner.query(`create table public.counted (name text primary key, sum int not null);
                 grant select, insert, update on public.counted to public`),
  )
})
afterEach(() => t.close())

const say = (house: House, fact: typeof Played, amount: number): Promise<void> =>
  inTransaction(house.db, (tx) => announce(tx, house, [fact({ amount })]))

const counted = async (): Promise<Record<string, number>> => {
  const { rows } = await sql<{ name: string; sum: number }>`select name, sum from public.counted order by name`.execute(t.house.db)
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}

/** The same house after a release that brought reactions to it, on its first start. */
const release = async (): Promise<House> => {
  const slices = [
    visitors,
    {
      name: 'testing/old',
      reactions: [counts(Played, 'beginning', 'old'), counts(Paid, 'beginning', 'old, all paid'), counts(Paid, 'deployment', 'old, paid')],
    },
    { name: 'testing/older', reactions: [counts(Played, 'beginning', 'new, all'), counts(Paid, 'deployment', 'new, paid')] },
    { name: 'testing/new', reactions: [counts(Played, 'deployment', 'new')] },
    {
      name: 'testing/told',
      pushes: [push(Played, (facts) => facts.map(({ data }) => ({ channel: 'common', message: { type: 'app', data } })))],
    },
  ]
  const house = { ...t.house, slices }
  await registerReaders(house.db, readersOf(house))
  return house
}

const expected = { new: 4, 'new, all': 7, 'new, paid': 40, old: 7, 'old, all paid': 70, 'old, paid': 70 }

test.each([
  ['by a test', drainFacts],
  [
    'by a site',
    async (house: House) => {
      const dispatcher = await startDispatcher(house)
      await expect.poll(counted, { timeout: 10_000 }).toEqual(expected)
      await dispatcher.stop()
    },
  ],
])(
  'a reaction that is added later begins with the log or where it came, as it says, and nobody is told of long ago; read %s',
  async (_by, read) => {
    for (const amount of [1, 2]) await say(t.house, Played, amount)
    for (const amount of [10, 20]) await say(t.house, Paid, amount)
    await t.drain()
    const house = await release()
    await say(house, Played, 4)
    await say(house, Paid, 40)
    await read(house)
    await drainFacts(house)
    expect(await counted()).toEqual(expected)
    expect(t.published.map(({ message }) => message.data)).toEqual([{ amount: 4 }])
    // What came before is read once.
    const { rowCount } = await t.house.pool.query(`select from kernel.reader_kinds where has_history`)
    expect(rowCount).toBe(0)
  },
)

test('two readers of one name, which would share a checkpoint, are refused at the start', async () => {
  const reaction = (own_reader?: string) => ({ ...counts(Played, 'deployment', 'x'), own_reader })
  const slices = [
    { name: 'testing/one.own', reactions: [reaction()] },
    { name: 'testing/one', reactions: [reaction('own')] },
  ]
  await expect(registerReaders(t.house.db, readersOf({ ...t.house, slices }))).rejects.toThrow(
    '2 readers of facts are called testing/one.own',
  )
})
