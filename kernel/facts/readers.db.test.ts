import { sql } from 'kysely'
import { Type } from 'typebox'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { asOwner } from '#apps/testing/as-owner.ts'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { identifyByHeader } from '#apps/testing/visiting.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { migrate } from '#kernel/database/migrate.ts'
import { announce } from '#kernel/facts/announce.ts'
import { startDispatcher } from '#kernel/facts/dispatcher.ts'
import { defineFact } from '#kernel/facts/fact.ts'
import { on, onInTransaction } from '#kernel/facts/reactions.ts'
import { push } from '#kernel/facts/pushes.ts'
import { hasHiddenFacts, moveCheckpoints, readCommonStart, readHorizon } from '#kernel/facts/fact-store.ts'
import { registerReaders } from '#kernel/facts/known-readers.ts'
import { movedOf, readBatch, readersOf, type Read } from '#kernel/facts/readers.ts'
import type { House } from '#kernel/house.ts'
import { defineServerSlice } from '#kernel/slice.ts'

const Counted = defineFact('testing/facts.counted', Type.Object({ amount: Type.Integer() }))
const Echoed = defineFact('testing/facts.echoed', Type.Object({ amount: Type.Integer() }))

let failures = 0
let batches: number[] = []

const counting = defineServerSlice({
  name: 'testing/facts',
  identify: identifyByHeader,
  reactions: [
    on(Counted, { from: 'beginning' }, async (facts, tx, house) => {
      batches.push(facts.length)
      for (const fact of facts) await sql`update public.total set sum = sum + ${fact.data.amount}`.execute(tx)
      if (failures > 0) {
        failures -= 1
        throw new Error('planned failure after the effect')
      }
      await announce(
        tx,
        house,
        facts.map((fact) => Echoed({ amount: fact.data.amount }, fact.player_id ?? undefined)),
      )
    }),
    onInTransaction(Counted, async (fact, tx) => {
      if (fact.data.amount < 0) throw new Error('negative')
      await sql`update public.total set at_once = at_once + ${fact.data.amount}`.execute(tx)
    }),
  ],
  pushes: [push(Echoed, (facts) => facts.map((fact) => ({ channel: 'common', message: { type: 'app', data: fact.data } })))],
})

let t: TestHouse
const announceAmounts = (amounts: number[]): Promise<void> =>
  inTransaction(t.house.db, (tx) =>
    announce(
      tx,
      t.house,
      amounts.map((amount) => Counted({ amount })),
    ),
  )
const totals = async () => (await sql<{ sum: number; at_once: number }>`select sum, at_once from public.total`.execute(t.house.db)).rows[0]

beforeEach(async () => {
  failures = 0
  batches = []
  t = await createTestHouse({ slices: [counting] })
  await asOwner(t, (owner) =>
    owner.query(`create table public.total (sum int not null, at_once int not null); insert into public.total values (0, 0);
                 grant select, update on public.total to public`),
  )
})
afterEach(() => t.close())

const Moved = defineFact('testing/marks.moved', Type.Object({ board: Type.Integer() }))
const Played = defineFact('testing/marks.played', Type.Object({}))
let told: string[] = []
const following = defineServerSlice({
  name: 'testing/marks',
  identify: identifyByHeader,
  reactions: [
    on(Moved, { from: 'beginning', concerns: async (facts) => facts.filter(({ data }) => data.board === 1) }, async (facts) => {
      told.push(`moved ${facts.map(({ data }) => data.board).join()}`)
    }),
    on(Played, { from: 'beginning' }, async (facts) => {
      told.push(`played ${facts.length}`)
    }),
  ],
})

test('a fact that does not concern its slice divides no batch, and one that does is handled in its place', async () => {
  const house = await createTestHouse({ slices: [following] })
  told = []
  await inTransaction(house.house.db, (tx) =>
    announce(tx, house.house, [Played({}), Moved({ board: 2 }), Played({}), Moved({ board: 1 }), Moved({ board: 2 }), Played({})]),
  )
  await house.drain()
  await house.close()
  expect(told).toEqual(['played 2', 'moved 1', 'played 1'])
})

/** A slice that does this with its batch before it writes anything. */
const thinking = (think: (house: House) => Promise<unknown>) =>
  defineServerSlice({
    name: 'testing/thinking',
    identify: identifyByHeader,
    reactions: [
      on(Played, { from: 'beginning' }, async (facts, tx, house) => {
        await think(house)
        await announce(
          tx,
          house,
          facts.map(() => Moved({ board: 1 })),
        )
      }),
    ],
  })

/** Whether all facts can be read before long: transactions of other tests on this server hold them back for a moment. */
const areReadable = async ({ db }: House): Promise<boolean> => {
  const until_ms = performance.now() + 20_000
  while (await hasHiddenFacts(db)) if (performance.now() > until_ms) return false
  return true
}

const readOne = async (house: TestHouse) => {
  await inTransaction(house.house.db, (tx) => announce(tx, house.house, [Played({})]))
  await registerReaders(house.house.db, readersOf(house.house))
  const [reader] = readersOf(house.house)
  if (!reader) throw new Error('no reader')
  await areReadable(house.house)
  return readBatch(house.house, reader)
}

const movesOf = async ({ house }: TestHouse) =>
  (await sql`select from kernel.facts where kind = ${Moved.kind}`.execute(house.db)).rows.length

test('a reader that thinks for long holds no other up: what is committed meanwhile can be read at once', async () => {
  const seen: boolean[] = []
  const house = await createTestHouse({
    slices: [
      thinking(async (other) => {
        await inTransaction(other.db, (tx) => announce(tx, other, [Played({})]))
        seen.push(await areReadable(other))
      }),
    ],
  })
  const read = await readOne(house)
  expect([read.taken, seen, await movesOf(house)]).toEqual([1, [true], 1])
  await house.close()
})

test('a reader is held by one process at a time, and who comes too late with a batch leaves no effect of it', async () => {
  const second: Read[] = []
  const house = await createTestHouse({
    slices: [
      thinking(async (seen) => {
        const [reader] = readersOf(seen)
        if (reader) second.push(await readBatch(seen, reader))
        // As of a process that read its checkpoint just before this one moved it.
        const { life } = await readCommonStart(seen.db, [], 1)
        await moveCheckpoints(seen.db, readersOf(seen).map(movedOf), { tx: await readHorizon(seen.db), position: 0n }, life)
      }),
    ],
  })
  expect(await readOne(house)).toEqual({ taken: 0, more: false, held: true })
  expect(second).toEqual([{ taken: 0, more: false, held: true }])
  expect(await movesOf(house)).toBe(0)
  await house.close()
})

describe('facts', () => {
  test('take effect once, in one batch, and what reactions announce flows on', async () => {
    await announceAmounts([1, 2, 3])
    await t.drain()
    await t.drain()
    expect(await totals()).toEqual({ sum: 6, at_once: 6 })
    expect(batches).toEqual([3])
    expect(t.published.map((publication) => publication.message.data)).toEqual([{ amount: 1 }, { amount: 2 }, { amount: 3 }])
  })

  test('a reaction that fails leaves neither effect nor checkpoint, and the batch is read again', async () => {
    failures = 1
    await announceAmounts([5])
    await expect(t.drain()).rejects.toThrow('planned failure')
    expect((await totals())?.sum).toBe(0)
    await t.drain()
    expect((await totals())?.sum).toBe(5)
  })

  test('a failing in-transaction reaction takes the fact with it', async () => {
    await expect(announceAmounts([1, -1])).rejects.toThrow('negative')
    await t.drain()
    expect(await totals()).toEqual({ sum: 0, at_once: 0 })
  })

  test('a fact that commits late is not skipped', async () => {
    let finish: () => void = () => undefined
    const held = new Promise<void>((resolve) => (finish = resolve))
    let begun: () => void = () => undefined
    const started = new Promise<void>((resolve) => (begun = resolve))
    const late = inTransaction(t.house.db, async (tx) => {
      // Past the in-transaction reaction, whose row lock would make the early fact wait for this one.
      await sql`insert into kernel.facts (kind, data, at) values (${Counted.kind}, '{"amount":100}', now())`.execute(tx)
      begun()
      await held
    })
    await started
    await announceAmounts([1])
    const [reader] = readersOf(t.house)
    if (!reader) throw new Error('no reader')
    // The early fact waits too: behind the horizon the order of the log is final.
    expect(await readBatch(t.house, reader)).toEqual({ taken: 0, more: false, held: false })
    finish()
    await late
    await t.drain()
    expect((await totals())?.sum).toBe(101)
  })

  test('two dispatchers at once take each fact once', async () => {
    const first = await startDispatcher(t.house)
    const second = await startDispatcher(t.house)
    await Promise.all(Array.from({ length: 40 }, (_, index) => announceAmounts([index])))
    t.house.facts.wake()
    await first.stop()
    await second.stop()
    // What the two had not reached yet when they were stopped.
    await t.drain()
    expect((await totals())?.sum).toBe((39 * 40) / 2)
  })

  test('more than one batch is read to the end', async () => {
    await announceAmounts(Array.from({ length: 1201 }, () => 1))
    await t.drain()
    expect((await totals())?.sum).toBe(1201)
    expect(batches).toEqual([500, 500, 201])
  })

  /** As a dump leaves it: one fact was read and one was not, under numbers that this cluster will not reach. */
  const restore = (cluster: string): Promise<void> =>
    asOwner(t, async (owner) => {
      const { rows } = await owner.query<{ position: string; tx: string }>(
        `insert into kernel.facts (tx, kind, data, at)
         select max(tx) + 1000000000 + n, $1, jsonb_build_object('amount', n * 100), now() from kernel.facts, generate_series(1, 2) n
          group by n order by n returning tx::text, position::text`,
        [Counted.kind],
      )
      await owner.query('update kernel.checkpoints set tx = $1, position = $2', [rows[0]?.tx, rows[0]?.position])
      await owner.query(`update kernel.marks set value = $1 where name = 'cluster'`, [cluster])
    })

  test('the log of a dump goes on in a younger cluster, and in the next one', async () => {
    await announceAmounts([1])
    await t.drain()
    for (const [index, cluster] of ['an old cluster', 'another one'].entries()) {
      await restore(cluster)
      await migrate(t.owner_url, [], { app_role: null })
      await announceAmounts([3])
      await t.drain()
      expect((await totals())?.sum).toBe(1 + (index + 1) * (200 + 3))
    }
  })

  test('the log is append-only for the site', async () => {
    await announceAmounts([1])
    await expect(sql`update kernel.facts set kind = 'x'`.execute(t.house.db)).rejects.toThrow(/append-only/)
    await expect(sql`delete from kernel.facts`.execute(t.house.db)).rejects.toThrow(/append-only/)
  })
})
