import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { House } from '#kernel/house.ts'
import { liveIn } from './living-house.ts'

const acted = vi.hoisted(() => vi.fn(async () => ({ act: 'look', refusal: null })))
vi.mock('./member.ts', () => ({ createMember: () => acted }))
vi.mock('#casino/site/crowd/server/api.ts', () => ({
  knownMembers: async () => [],
  reserveMember: async () => undefined,
  registeredAs: async () => undefined,
}))

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => {
  vi.useRealTimers()
  acted.mockClear()
})

const house = { config: { secret: () => Buffer.alloc(32) }, log: { info: () => undefined, warn: () => undefined } } as unknown as House
const actsWithin = async (ms: number): Promise<number> => {
  acted.mockClear()
  await vi.advanceTimersByTimeAsync(ms)
  return acted.mock.calls.length
}

test('simulated players act while somebody looks, once a minute when nobody has for long, and again as soon as somebody comes', async () => {
  let is_watched = true
  const end = liveIn(house, {} as FastifyInstance, () => is_watched)
  expect(await actsWithin(1_800_000)).toBeGreaterThan(900)
  is_watched = false
  // What was begun for a visitor goes on for a while: they may be back at once.
  expect(await actsWithin(540_000)).toBeGreaterThan(270)
  await vi.advanceTimersByTimeAsync(120_000)
  const seldom = await actsWithin(3_600_000)
  expect(seldom).toBeGreaterThan(50)
  expect(seldom).toBeLessThanOrEqual(60)
  is_watched = true
  expect(await actsWithin(60_000)).toBeGreaterThan(30)
  await end()
})
