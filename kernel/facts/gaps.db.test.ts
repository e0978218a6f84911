import { sql } from 'kysely'
import type pg from 'pg'
import { Type } from 'typebox'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { identifyByHeader } from '#apps/testing/visiting.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { drainFacts, startDispatcher } from '#kernel/facts/dispatcher.ts'
import { moveCheckpoints, readCommonStart, readHorizon } from '#kernel/facts/fact-store.ts'
import { defineFact } from '#kernel/facts/fact.ts'
import { knownReaders, registerReaders } from '#kernel/facts/known-readers.ts'
import { push } from '#kernel/facts/pushes.ts'
import { on, type AfterCommitReaction, type From } from '#kernel/facts/reactions.ts'
import { movedOf, readBatch, readersOf } from '#kernel/facts/readers.ts'
import type { House } from '#kernel/house.ts'
import type { ServerSlice } from '#kernel/slice.ts'

const amount = Type.Object({ amount: Type.Integer() })
const Played = defineFact('testing/facts.played', amount)
const Paid = defineFact('testing/facts.paid', amount)
const Given = defineFact('testing/facts.given', amount)

let fails = false

const counts = (fact: typeof Played, from: From, name: string): AfterCommitReaction =>
  on(fact, { from }, async (facts, tx) => {
    if (fails && name !== 'played') throw new Error('not now')
    const sum = facts.reduce((all, { data }) => all + data.amount, 0)
    await sql`insert into public.counted as c (name, sum) values (${name}, ${sum})
              on conflict (name) do update set sum = c.sum + excluded.sum`.execute(tx)
  })

const visitors = { name: 'testing/visitors', identify: identifyByHeader }
const tells = (...facts: (typeof Played)[]): ServerSlice => ({
  name: 'testing/told',
  pushes: facts.map((fact) => push(fact, (told) => told.map(({ data }) => ({ channel: 'common', message: { type: 'app', data } })))),
})
const old_slices: readonly ServerSlice[] = [
  visitors,
  { name: 'testing/points', reactions: [counts(Played, 'beginning', 'played')] },
  tells(Played),
]
const new_slices: readonly ServerSlice[] = [
  visitors,
  {
    name: 'testing/points',
    reactions: [counts(Played, 'beginning', 'played'), counts(Paid, 'beginning', 'paid'), counts(Given, 'deployment', 'given')],
  },
  tells(Played, Paid),
]

let t: TestHouse
let older: House
let newer: House
beforeEach(async () => {
  fails = false
  t = await createTestHouse({ slices: old_slices })
  older = t.house
  newer = { ...t.house, slices: new_slices }
  await asOwner(t, (owner) =>
    owner.query(`create table public.counted (name text primary key, sum int not null);
                 grant select, insert, update on public.counted to public`),
  )
})
afterEach(() => t.close())

const say = (fact: typeof Played, value: number): Promise<void> =>
  inTransaction(t.house.db, (tx) => announce(tx, t.house, [fact({ amount: value })]))

const sayAll = async (value: number): Promise<void> => {
  for (const fact of [Played, Paid, Given]) await say(fact, value)
}

const counted = async (): Promise<Record<string, number>> => {
  const { rows } = await sql<{ name: string; sum: number }>`select name, sum from public.counted`.execute(t.house.db)
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]))
}

const gaps = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from kernel.reader_gaps`.execute(t.house.db)
  return rows[0]?.count ?? 0
}

/** Moves the readers of a build that have nothing left, as a site does once a minute. */
const follow = async (house: House): Promise<void> => {
  const { life } = await readCommonStart(house.db, [], 1)
  await moveCheckpoints(house.db, readersOf(house).map(movedOf), { tx: await readHorizon(house.db), position: 0n }, life)
}

describe('a build that does not know a kind of facts', () => {
  test('keeps them for the one that does: a release that is taken back and comes again takes every fact once', async () => {
    await sayAll(1)
    await drainFacts(newer)
    expect(await counted()).toEqual({ played: 1, paid: 1 })
    for (const value of [10, 20]) {
      await sayAll(value)
      await drainFacts(older)
    }
    expect(await counted()).toEqual({ played: 31, paid: 1 })
    // Two batches of one build: a row for each of the two kinds.
    expect(await gaps()).toBe(2)
    await sayAll(100)
    await drainFacts(newer)
    expect(await counted()).toEqual({ played: 131, paid: 131, given: 130 })
    await drainFacts(newer)
    expect([await counted(), await gaps()]).toEqual([{ played: 131, paid: 131, given: 130 }, 0])
    // Nobody is told of what was.
    expect(t.published.map(({ message }) => message.data)).toEqual([1, 10, 20, 100, 100].map((value) => ({ amount: value })))
  })

  test('keeps them in turns with the one that does, and where it moves the checkpoint of a reader that has nothing to read', async () => {
    await drainFacts(newer)
    let sum = 0
    for (let turn = 1; turn <= 4; turn += 1) {
      for (const read of [() => drainFacts(older), () => follow(older), () => drainFacts(newer)]) {
        await say(Paid, turn)
        await say(Given, turn)
        sum += turn
        await read()
      }
      if (turn > 2) await say(Played, turn)
    }
    await drainFacts(newer)
    expect(await counted()).toEqual({ paid: sum, given: sum, played: 7 })
    expect(await gaps()).toBe(0)
  })

  test('beside a site that knows it: what it passed is read when a site begins', async () => {
    const beside = await startDispatcher(newer)
    const other = await startDispatcher(older)
    for (let turn = 0; turn < 20; turn += 1) await sayAll(1)
    await expect.poll(async () => (await counted())['played']).toBe(20)
    await beside.stop()
    await sayAll(1)
    await expect.poll(async () => (await counted())['played']).toBe(21)
    await other.stop()
    const again = await startDispatcher(newer)
    await expect.poll(counted).toEqual({ played: 21, paid: 21, given: 21 })
    await again.stop()
    expect(await gaps()).toBe(0)
  })

  test('passes nothing of a transaction that is open while the newer one begins', async () => {
    const open = async (work: (client: pg.PoolClient) => Promise<void>): Promise<void> => {
      const client = await t.house.pool.connect()
      try {
        await client.query('begin')
        await work(client)
      } finally {
        // Ends what a failed test left open: the house could not close.
        client.release(true)
      }
    }
    await open(async (early) => {
      await early.query(`insert into kernel.facts (kind, data, at) select kind, '{"amount": 7}', now() from unnest($1::text[]) kind`, [
        [Played.kind, Paid.kind],
      ])
      await open(async (blocking) => {
        // The newer build has read how far the log is finished, and waits.
        await blocking.query(`insert into kernel.reader_kinds values ('testing/points', '${Paid.kind}', 0, false)`)
        const registering = registerReaders(newer.db, readersOf(newer))
        await expect
          .poll(
            async () =>
              (await t.house.pool.query(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`))
                .rowCount,
          )
          .toBe(1)
        await early.query('commit')
        const [points] = readersOf(older)
        // A transaction elsewhere on this server may hold the log back for a moment.
        await expect.poll(async () => points && (await readBatch(older, points)).taken).toBe(1)
        await blocking.query('rollback')
        await registering
      })
    })
    await drainFacts(older)
    await drainFacts(newer)
    expect(await counted()).toEqual({ played: 7, paid: 7 })
  })
})

test('history ends when nothing can be added to it any more', async () => {
  const client = await t.house.pool.connect()
  await client.query('begin')
  await client.query(`insert into kernel.facts (kind, data, at) values ('${Paid.kind}', '{"amount": 7}', now())`)
  await registerReaders(newer.db, readersOf(newer))
  const history = (await knownReaders(newer.db, readersOf(newer))).find(({ until }) => until !== undefined)
  if (!history) throw new Error('there is no history')
  expect(await readBatch(newer, history)).toEqual({ taken: 0, more: false, held: true })
  await client.query('commit')
  client.release()
  await drainFacts(newer)
  expect(await counted()).toEqual({ paid: 7 })
  // Another process has ended it.
  expect(await readBatch(newer, history)).toEqual({ taken: 0, more: false, held: false })
})

describe('a gap', () => {
  beforeEach(async () => {
    await drainFacts(newer)
  })

  test('that cannot be read stays, and what one part began takes no effect', async () => {
    await sayAll(1)
    await drainFacts(older)
    fails = true
    await drainFacts(newer)
    expect([await counted(), await gaps()]).toEqual([{ played: 1 }, 2])
    fails = false
    await drainFacts(newer)
    expect([await counted(), await gaps()]).toEqual([{ played: 1, paid: 1, given: 1 }, 0])
  })

  test('of many facts is read in parts', async () => {
    await sql`insert into kernel.facts (kind, data, at) select ${Paid.kind}, '{"amount": 1}', now() from generate_series(1, 1200)`.execute(
      t.house.db,
    )
    await say(Played, 1)
    await drainFacts(older)
    await drainFacts(newer)
    expect(await counted()).toEqual({ played: 1, paid: 1200 })
  })

  test('longer ago than a month gives nothing to people any more, and counts for what is built on everything', async () => {
    await sayAll(1)
    await drainFacts(older)
    t.clock.advance(31 * 24 * 60 * 60_000)
    await drainFacts(newer)
    expect(await counted()).toEqual({ played: 1, paid: 1 })
  })
})
