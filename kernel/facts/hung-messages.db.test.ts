import { Type } from 'typebox'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { identifyByHeader } from '#apps/testing/visiting.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import { startDispatcher } from '#kernel/facts/dispatcher.ts'
import { defineFact } from '#kernel/facts/fact.ts'
import { push } from '#kernel/facts/pushes.ts'
import { on } from '#kernel/facts/reactions.ts'
import { movedBy, publishState } from '#kernel/realtime/published-state.ts'
import { defineServerSlice } from '#kernel/slice.ts'

const Played = defineFact('testing/hung.played', Type.Object({}))

const publication = { channel: 'common', message: { type: 'app', data: {} } }
let heard: number

/** More of each than may tell at once, all before the reaction in the order of slices. */
const slices = [
  ...Array.from({ length: 5 }, (_, index) =>
    defineServerSlice({
      name: `testing/telling-${index}`,
      pushes: [push(Played, () => [publication])],
      published: [
        publishState<number>(`testing/telling-${index}.state`, {
          gather_ms: 0,
          movedBy: [movedBy(Played, () => ({ key: 1 }))],
          read: async () => [{ key: 1, publications: [publication] }],
        }),
      ],
    }),
  ),
  defineServerSlice({
    name: 'testing/hung',
    identify: identifyByHeader,
    reactions: [
      on(Played, { from: 'beginning' }, async (facts) => {
        heard += facts.length
      }),
    ],
  }),
]

let t: TestHouse
beforeEach(async () => {
  heard = 0
  t = await createTestHouse({ slices })
})
afterEach(() => t.close())

test('reactions go on while whatever carries messages to browsers takes them and never answers', async () => {
  const { promise: answer, resolve: goOn } = Promise.withResolvers<void>()
  let told = 0
  const publish = async (): Promise<void> => {
    told += 1
    await answer
  }
  const house = { ...t.house, realtime: { ...t.house.realtime, publish } }
  const dispatcher = await startDispatcher(house)
  for (let fact = 1; fact <= 3; fact += 1) {
    await inTransaction(house.db, (tx) => announce(tx, house, [Played({})]))
    house.facts.wake()
    await expect.poll(() => heard, { timeout: 5_000 }).toBe(fact)
    await expect.poll(() => told, { timeout: 5_000 }).toBe(4)
  }
  goOn()
  await dispatcher.stop()
})
