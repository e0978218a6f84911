import { expect, test, vi } from 'vitest'
import { createLane } from './lane.ts'

interface Call {
  readonly name: string
  readonly spoils?: boolean
}

const overloaded = new Error('overloaded')

const laneOver = (run: (batch: readonly Call[]) => Promise<string[]>, limits: { max_batch?: number; max_waiting?: number } = {}) =>
  createLane<Call, string>({
    run,
    names: (call) => [call.name],
    isLater: (result) => result === 'later',
    remedyFor: (error) => ({ passing: 'again', spoilt: 'apart' }[(error as Error).message] as 'again' | 'apart' | undefined) ?? 'give-up',
    max_batch: limits.max_batch ?? 128,
    max_waiting: limits.max_waiting ?? 1_000,
    overloaded: () => overloaded,
  })

const names = (batch: readonly Call[]): string[] => batch.map((call) => call.name)

test('given calls that come while a batch commits, they go together in the next, in order', async () => {
  const batches: string[][] = []
  const lane = laneOver(async (batch) => {
    batches.push(names(batch))
    await new Promise((resolve) => void setTimeout(resolve, 5))
    return names(batch)
  })
  const first = lane.settle({ name: 'a' })
  await new Promise((resolve) => void setTimeout(resolve, 1))
  const rest = ['b', 'c', 'd'].map((name) => lane.settle({ name }))
  expect(await Promise.all([first, ...rest])).toEqual(['a', 'b', 'c', 'd'])
  expect(batches).toEqual([['a'], ['b', 'c', 'd']])
})

test('given two calls of one name, the second waits for the next batch', async () => {
  const batches: string[][] = []
  const lane = laneOver(async (batch) => {
    batches.push(names(batch))
    return names(batch)
  })
  await Promise.all(['a', 'b', 'a', 'c', 'a'].map((name) => lane.settle({ name })))
  expect(batches).toEqual([['a', 'b', 'c'], ['a'], ['a']])
})

test('given more calls than a batch takes, none is left behind', async () => {
  const sizes: number[] = []
  const lane = laneOver(
    async (batch) => {
      sizes.push(batch.length)
      return names(batch)
    },
    { max_batch: 4 },
  )
  const calls = Array.from({ length: 10 }, (_, index) => ({ name: String(index) }))
  expect(await Promise.all(calls.map((call) => lane.settle(call)))).toEqual(calls.map((call) => call.name))
  expect(sizes).toEqual([4, 4, 2])
})

test('given a call that spoils its batch, it fails alone', async () => {
  const lane = laneOver(async (batch) => {
    if (batch.some((call) => call.spoils)) throw new Error('spoilt')
    return names(batch)
  })
  const results = await Promise.allSettled([{ name: 'a' }, { name: 'b', spoils: true }, { name: 'c' }].map((call) => lane.settle(call)))
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('given an error that nobody is to blame for, each call hears of it and none is run again', async () => {
  const run = vi.fn<(batch: readonly Call[]) => Promise<string[]>>().mockRejectedValue(new Error('took too long'))
  const lane = laneOver(run)
  const results = await Promise.allSettled([{ name: 'a' }, { name: 'b' }].map((call) => lane.settle(call)))
  expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected'])
  expect(run).toHaveBeenCalledTimes(1)
})

test('given trouble that passes, the batch is tried again; given trouble that stays, each call hears of it', async () => {
  vi.useFakeTimers()
  let failures = 3
  const lane = laneOver(async (batch) => {
    if (failures-- > 0) throw new Error('passing')
    return names(batch)
  })
  const settled = lane.settle({ name: 'a' })
  await vi.runAllTimersAsync()
  expect(await settled).toBe('a')
  failures = Number.POSITIVE_INFINITY
  const results = Promise.allSettled([lane.settle({ name: 'b' }), lane.settle({ name: 'c' })])
  await vi.runAllTimersAsync()
  expect((await results).map((result) => result.status)).toEqual(['rejected', 'rejected'])
  vi.useRealTimers()
})

test('given too many that wait, or a closed lane, the call is turned away at once', async () => {
  const lane = laneOver(async (batch) => names(batch), { max_waiting: 2 })
  const waiting = [lane.settle({ name: 'a' }), lane.settle({ name: 'b' })]
  await expect(lane.settle({ name: 'c' })).rejects.toBe(overloaded)
  await Promise.all(waiting)
  const last = lane.settle({ name: 'd' })
  await lane.close()
  expect(await last).toBe('d')
  await expect(lane.settle({ name: 'e' })).rejects.toBe(overloaded)
})

test('given a call that can only be decided after its batch, it goes first in the next one', async () => {
  const batches: string[][] = []
  let next: Promise<string> | undefined
  const lane = laneOver(async (batch) => {
    batches.push(names(batch))
    next ??= lane.settle({ name: 'd' })
    return names(batch).map((name, index) => (name === 'b' && index > 0 ? 'later' : name))
  })
  expect(await Promise.all(['a', 'b', 'c'].map((name) => lane.settle({ name })))).toEqual(['a', 'b', 'c'])
  expect(await next).toBe('d')
  expect(batches).toEqual([
    ['a', 'b', 'c'],
    ['b', 'd'],
  ])
})

test('given calls that follow from the answers to a batch, they go together in the next', async () => {
  const batches: string[][] = []
  const lane = laneOver(async (batch) => {
    batches.push(names(batch))
    return names(batch)
  })
  const again = async (name: string): Promise<void> => {
    const first = await lane.settle({ name })
    await Promise.resolve()
    await lane.settle({ name: `${first} again` })
  }
  await Promise.all([again('a'), again('b'), lane.settle({ name: 'c' })])
  expect(batches).toEqual([
    ['a', 'b', 'c'],
    ['a again', 'b again'],
  ])
})
