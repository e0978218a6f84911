import { Type } from 'typebox'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { identifyByHeader } from '#apps/testing/visiting.ts'
import { inTransaction, type Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { defineFact, type Fact } from '#kernel/facts/fact.ts'
import { readLog } from '#kernel/facts/fact-store.ts'
import { knownReaders, registerReaders } from '#kernel/facts/known-readers.ts'
import { push } from '#kernel/facts/pushes.ts'
import { on } from '#kernel/facts/reactions.ts'
import { readersOf, takeBatch } from '#kernel/facts/readers.ts'
import { defineServerSlice } from '#kernel/slice.ts'

const Given = defineFact('testing/chosen.given', Type.Object({ what: Type.String() }))
const StepDue = defineFact('testing/chosen.step-due', Type.Object({ left: Type.Integer() }))

let heard: string[] = []
let steps: number[] = []

const ownStars = ({ data }: { readonly data: { readonly what: string } }): boolean => {
  if (data.what === 'unknown') throw new Error('this slice does not know it')
  return data.what === 'stars'
}
const told = (by: string, facts: readonly Fact<(typeof Given)['schema']>[]) =>
  void heard.push(`${by} ${facts.map(({ data }) => data.what).join()}`)

const choosing = defineServerSlice({
  name: 'testing/chosen',
  identify: identifyByHeader,
  facts: [Given, StepDue],
  reactions: [on(Given, { from: 'beginning', isOwn: ownStars }, async (facts) => told('stars:', facts))],
  pushes: [
    push(
      Given,
      (facts) => {
        told('push:', facts)
        return []
      },
      ({ data }) => data.what === 'money',
    ),
  ],
})
const hearing = defineServerSlice({
  name: 'testing/all',
  reactions: [
    on(Given, { from: 'beginning', isOwn: ({ data }) => data.what === 'money' }, async (facts) => told('money:', facts)),
    on(Given, { from: 'beginning' }, async (facts) => told('all:', facts)),
  ],
})
const stepping = defineServerSlice({
  name: 'testing/steps',
  reactions: [
    on(StepDue, { from: 'beginning', reads_on: true }, async (facts, tx, house) => {
      for (const { data } of facts) {
        steps.push(data.left)
        if (data.left > 0) await announce(tx, house, [StepDue({ left: data.left - 1 })])
      }
    }),
  ],
})

let batches: string[] = []
let last_tx: Tx | undefined
const heardIn = (tx: Tx, facts: readonly Fact[]): void => {
  const kinds = facts.map(({ kind }) => (kind === Given.kind ? 'given' : 'step')).join(' ')
  if (tx === last_tx) batches.push(`${batches.pop()}, ${kinds}`)
  else batches.push(kinds)
  last_tx = tx
}
const apart = defineServerSlice({
  name: 'testing/apart',
  reactions: [
    on(Given, { from: 'beginning' }, async (facts, tx) => heardIn(tx, facts)),
    on(StepDue, { from: 'beginning', own_batch: true }, async (facts, tx) => heardIn(tx, facts)),
  ],
})

let t: TestHouse
beforeEach(async () => {
  heard = []
  steps = []
  batches = []
  t = await createTestHouse({ slices: [choosing, hearing, stepping, apart] })
})
afterEach(() => t.close())

const happen = (...facts: Parameters<typeof announce>[2]) => inTransaction(t.house.db, (tx) => announce(tx, t.house, facts))

test('a reaction or push that chooses its facts is handed those alone; others of the same slice hear all', async () => {
  await happen(...['money', 'stars', 'money'].map((what) => Given({ what })))
  await t.drain()
  expect(heard.toSorted()).toEqual(['all: money,stars,money', 'money: money,money', 'push: money,money', 'stars: stars'])
})

/** The readers of a process, to which the log is handed once, in one part. */
const handLog = async () => {
  await registerReaders(t.house.db, readersOf(t.house))
  const readers = await knownReaders(t.house.db, readersOf(t.house))
  await t.drain()
  const since = await readLog(t.house.db, { tx: '0', position: 0n }, 1_000)
  return { readers, since }
}

test('who has nothing of its own to read opens no batch; who cannot say is handed the fact', async () => {
  const { readers } = await handLog()
  const [stars] = readers.filter(({ name }) => name === 'testing/chosen')
  const fact = (what: string): Fact => ({ kind: Given.kind, position: 1n, tx: '1', player_id: null, data: { what }, at: new Date() })
  expect(['money', 'stars', 'unknown'].map((what) => stars?.wants(fact(what)))).toEqual([false, true, true])
})

test('after a fact whose reaction announces the next one the reader looks into the log again, and after others it waits', async () => {
  const { readers, since } = await handLog()
  await happen(StepDue({ left: 1 }), Given({ what: 'money' }))
  let part = await readLog(t.house.db, since.reached, 1_000)
  while (part.facts.length === 0) part = await readLog(t.house.db, since.reached, 1_000)
  const moreOf = async (name: string): Promise<boolean | undefined> => {
    const reader = readers.find((one) => one.name === name)
    const facts = part.facts.filter(({ kind }) => reader?.kinds.includes(kind))
    return reader && (await takeBatch(t.house, reader, { facts, life: part.life }, t.house.db)).more
  }
  expect([await moreOf('testing/steps'), await moreOf('testing/all')]).toEqual([true, false])
  await t.drain()
  expect(steps).toEqual([1, 0])
})

test('a reaction with batches of its own is in no transaction with what its slice does about other kinds, and each fact is handled once', async () => {
  const { readers, since } = await handLog()
  const [money, step] = [Given({ what: 'money' }), StepDue({ left: 0 })]
  await happen(money, money, step, step, money)
  let part = await readLog(t.house.db, since.reached, 1_000)
  while (part.facts.length === 0) part = await readLog(t.house.db, since.reached, 1_000)
  const reader = readers.find(({ name }) => name === 'testing/apart')
  const read = reader && (await takeBatch(t.house, reader, part, t.house.db))
  expect([read, batches]).toEqual([{ taken: 2, more: true, held: false }, ['given given']])
  await t.drain()
  expect(batches).toEqual(['given given', 'step step', 'given'])
})
