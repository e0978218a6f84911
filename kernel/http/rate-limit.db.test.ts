import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestHouse, type TestHouse } from '#apps/testing/test-house.ts'
import { countTries, countTry, forgetTries, giveBackTries, triesLeft, type TryWindow } from '#kernel/http/rate-limit.ts'
import { slice as httpSlice } from '#kernel/http/server-slice.ts'
import { deleteOldRows } from '#kernel/personal-data/retention.ts'

let t: TestHouse
beforeAll(async () => {
  t = await createTestHouse({ only: [] })
})
afterAll(() => t.close())

/** Each test has a network and an account of its own. */
let number = 0
let byNetwork: TryWindow
let byAccount: TryWindow
let windows: readonly TryWindow[]
beforeEach(() => {
  number += 1
  byNetwork = [{ name: 'by-network', count: 3, window_s: 60 }, `10.${number}.0.0/24`]
  byAccount = [{ name: 'by-account', count: 50, window_s: 600 }, `olena-${number}`]
  windows = [byNetwork, byAccount]
})

const left = async (): Promise<number[]> => (await triesLeft(t.house, windows)).map((tries) => tries.left)
const refusal = (tries: Promise<void>) => tries.then(() => null).catch((error: unknown) => error)

test('tries are counted in every window; the first full one refuses, and those behind it count no more', async () => {
  for (let count = 0; count < 3; count += 1) await countTries(t.house, windows)
  expect(await left()).toEqual([0, 47])
  t.clock.advance(20_000)
  expect(await refusal(countTries(t.house, windows))).toMatchObject({
    code: 'too-many-requests',
    status: 429,
    details: { retry_after_s: 40, retry_after_min: 0 },
  })
  // A stranger whose network is used up must not use up the account as well.
  expect(await left()).toEqual([0, 47])
})

test('a window opens anew once its time is over, each by its own', async () => {
  for (let count = 0; count < 3; count += 1) await countTries(t.house, windows)
  t.clock.advance(60_000)
  await countTries(t.house, windows)
  expect(await left()).toEqual([2, 46])
})

test('an honest try is given back in each window, and forgetting leaves nothing', async () => {
  await countTries(t.house, windows)
  await countTries(t.house, windows)
  await giveBackTries(t.house, windows)
  expect(await left()).toEqual([2, 49])
  await forgetTries(t.house, [byNetwork])
  expect(await left()).toEqual([3, 49])
})

test('tries at once are each counted, however their windows overlap, and none waits for another for ever', async () => {
  const others = (index: number): TryWindow[] => [byAccount, [{ ...byNetwork[0], count: 1000 }, `10.${number}.${index % 3}.0/24`]]
  const counting = Array.from({ length: 40 }, (_, index) =>
    countTries(t.house, others(index)).then(() => giveBackTries(t.house, others(index))),
  )
  await Promise.all(counting)
  expect(await left()).toEqual([3, 50])
  const outcomes = await Promise.all(Array.from({ length: 60 }, () => refusal(countTry(t.house, ...byAccount))))
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(50)
})

test('only the counting does not wait for the disk: its connection goes on as it was', async () => {
  await t.house.db.connection().execute(async (db) => {
    // Tests run on a database that does not wait for the disk at all.
    await sql`set synchronous_commit = on`.execute(db)
    await countTries({ ...t.house, db }, windows)
    await giveBackTries({ ...t.house, db }, windows)
    const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db)
    expect(rows).toEqual([{ synchronous_commit: 'on' }])
  })
})

test('decision 0029: whose tries were counted is forgotten once no window can be open, and not before', async () => {
  const byPhone: TryWindow = [{ name: 'by-phone', count: 3, window_s: 24 * 3_600 }, '+380501234567']
  await countTries(t.house, [byPhone])
  t.clock.advance(24 * 3_600_000 - 1)
  await deleteOldRows({ ...t.house, slices: [httpSlice] })
  expect(await triesLeft(t.house, [byPhone])).toMatchObject([{ left: 2 }])
  t.clock.advance(1)
  await deleteOldRows({ ...t.house, slices: [httpSlice] })
  expect((await sql`select key from kernel.rate_windows`.execute(t.house.db)).rows).toEqual([])
})

test('a window that would outlive its memory is a mistake of ours', async () => {
  await expect(countTry(t.house, { name: 'too-long', count: 1, window_s: 24 * 3_600 + 1 }, 'me')).rejects.toThrow(RangeError)
})
