import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stop_within_ms, stopSignal } from '#apps/server/stop-signal.ts'
import { finish_within_ms } from '#kernel/http/close-connections.ts'
import { jobs_finish_within_ms } from '#kernel/jobs/pg-boss-jobs.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.removeAllListeners(signal)
})

test('reliability 24: where the orderly end does not come, what must not stay behind is ended before the process', async () => {
  const done: unknown[] = []
  const stopping = stopSignal((code) => done.push(code))
  stopping.atTheLatest(async () => void done.push('first opened'))
  stopping.atTheLatest(async () => {
    done.push('last opened')
    throw new Error('it cannot be closed')
  })
  process.emit('SIGTERM')
  expect(stopping.signal.reason).toBe('SIGTERM')
  await vi.advanceTimersByTimeAsync(11_000)
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(done).toEqual(['last opened', 'first opened', 1])
})

test('reliability 24: and where even that hangs, the process ends', async () => {
  const codes: number[] = []
  const stopping = stopSignal((code) => codes.push(code))
  stopping.atTheLatest(() => new Promise(() => undefined))
  process.emit('SIGINT')
  await vi.advanceTimersByTimeAsync(25_000)
  expect(codes).toEqual([1])
})

test('reliability 24: a request that never ends and a job that does not either leave the orderly end the time that it needs', () => {
  expect(stop_within_ms - finish_within_ms - jobs_finish_within_ms).toBeGreaterThanOrEqual(2_000)
})
