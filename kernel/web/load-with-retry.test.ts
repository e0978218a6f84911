import { afterEach, expect, test, vi } from 'vitest'
import { loadWithRetry } from './load-with-retry.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const failing = (times: number) => {
  const load = vi.fn<() => Promise<string>>()
  for (let time = 0; time < times; time++) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  return load.mockResolvedValue('part')
}

test('a part whose file does not come is asked for again, ever more seldom, until it is there', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  const load = failing(2)
  const loading = loadWithRetry(load)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1_900)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(100)
  expect([await loading, load.mock.calls.length]).toEqual(['part', 3])
})

test('the server does not wait: there a part that fails is a mistake of ours', async () => {
  await expect(loadWithRetry(failing(1))).rejects.toThrow('Failed to fetch')
})
