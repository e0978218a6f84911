import { sql } from 'kysely'
import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { identifyByHeader } from '#apps/testing/visiting.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { drainFacts, startDispatcher } from '#kernel/facts/dispatcher.ts'
import { defineFact } from '#kernel/facts/fact.ts'
import { movedBy, publishState, type Moved } from '#kernel/realtime/published-state.ts'
import type { House } from '#kernel/house.ts'

const PriceMoved = defineFact('testing/odds.price-moved', Type.Object({ match: Type.String(), revision: Type.Integer() }))
const MatchOpened = defineFact('testing/odds.match-opened', Type.Object({ match: Type.String(), revision: Type.Integer() }))

let asked: (readonly Moved<string>[])[]

const prices = publishState<string>('testing/odds.prices', {
  gather_ms: 300,
  of: 'testing/odds',
  movedBy: [PriceMoved, MatchOpened].map((fact) => movedBy(fact, ({ data: { match, revision } }) => ({ key: match, since: revision }))),
  read: async (house, moved) => {
    asked.push(moved)
    const matches = moved.map(({ key }) => key)
    const { rows } = await sql<{ match: string; price: number; revision: number }>`
      select match, price, revision from public.odds where match = any(${matches}::text[])`.execute(house.db)
    return rows.map(({ match, price, revision }) => ({
      key: match,
      revision,
      publications: [{ channel: `odds:${match}`, message: { type: 'odds', data: { price } } }],
    }))
  },
})

let t: TestHouse
beforeAll(async () => {
  asked = []
  t = await createTestHouse({
    slices: [
      { name: 'testing/visitors', identify: identifyByHeader },
      { name: 'testing/odds', published: [prices] },
    ],
  })
  await asOwner(t, (owner) =>
    owner.query(`create table public.odds (match text primary key, price int not null, revision int not null);
                 grant select, insert, update on public.odds to public`),
  )
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.drain()
  asked = []
  t.published.length = 0
})

/** The price of a match moves, with its fact, in one transaction. */
const move = async (match: string, price: number, fact = PriceMoved): Promise<void> => {
  await inTransaction(t.house.db, async (tx) => {
    const { rows } = await sql<{ revision: number }>`
      insert into public.odds as o (match, price, revision) values (${match}, ${price}, 1)
      on conflict (match) do update set price = excluded.price, revision = o.revision + 1 returning revision`.execute(tx)
    await announce(tx, t.house, [fact({ match, revision: rows[0]?.revision ?? 0 })])
  })
  t.house.facts.wake()
}

/** The same database in a process that has just started. */
const another = (realtime = t.house.realtime): House => ({ ...t.house, realtime })

test('what moved many times since the last look is read once and told once, as it stands, of all kinds of facts together', async () => {
  await move('a', 150)
  await move('b', 300, MatchOpened)
  await move('a', 160)
  await move('a', 170)
  await t.drain()
  expect(asked).toEqual([
    [
      { key: 'a', since: 1 },
      { key: 'b', since: 1 },
    ],
  ])
  expect(t.published).toEqual([
    { channel: 'odds:a', message: { type: 'odds', data: { price: 170 }, state: { of: 'testing/odds:a', revision: 3 } } },
    { channel: 'odds:b', message: { type: 'odds', data: { price: 300 }, state: { of: 'testing/odds:b', revision: 1 } } },
  ])
})

test('a process that dies before it has sent what it read leaves it to the next one, from the same revision on', async () => {
  await move('c', 150)
  await t.drain()
  await move('c', 200)
  const dying = another({ ...t.house.realtime, publish: () => Promise.reject(new Error('killed')) })
  await expect(drainFacts(dying)).rejects.toThrow('killed')
  t.published.length = 0
  await drainFacts(another())
  expect(asked.at(-1)).toEqual([{ key: 'c', since: 2 }])
  expect(t.published).toMatchObject([{ channel: 'odds:c', message: { data: { price: 200 }, state: { revision: 2 } } }])
  t.published.length = 0
  await drainFacts(another())
  expect(t.published).toEqual([])
})

test('a first move after a quiet time is told at once; those that follow wait for the time of gathering, and the last is never lost', async () => {
  const dispatcher = await startDispatcher(t.house)
  try {
    const began_ms = performance.now()
    await move('d', 1)
    await expect.poll(() => t.published.length, { interval: 5 }).toBe(1)
    for (let price = 2; price <= 30; price++) await move('d', price)
    await expect.poll(() => t.published.at(-1)?.message.data, { interval: 5, timeout: 10_000 }).toEqual({ price: 30 })
    const lasted_ms = performance.now() - began_ms
    expect(t.published.length).toBeLessThanOrEqual(2 + Math.ceil(lasted_ms / 300))
  } finally {
    await dispatcher.stop()
  }
})

test('what was marked outside the log is told once for all marks of the moment', async () => {
  await move('e', 7)
  await t.drain()
  t.published.length = 0
  for (let mark = 0; mark < 5; mark++) prices.mark(t.house, 'e')
  await prices.flush(t.house)
  expect(t.published).toMatchObject([{ channel: 'odds:e', message: { data: { price: 7 } } }])
  await prices.flush(t.house)
  expect(t.published).toHaveLength(1)
})
