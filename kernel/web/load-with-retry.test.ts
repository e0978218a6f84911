import { afterEach, expect, test, vi } from 'vitest'
import { AskLater, loadWithRetry } from './load-with-retry.ts'

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
  vi.stubGlobal('window', new EventTarget())
  const load = failing(2)
  const loading = loadWithRetry(load)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1_900)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(100)
  expect([await loading, load.mock.calls.length]).toEqual(['part', 3])
})

test('whoever is online again gets at once what was missing, however long it has been tried for', async () => {
  vi.useFakeTimers()
  const browser = new EventTarget()
  vi.stubGlobal('window', browser)
  const load = failing(6)
  const loading = loadWithRetry(load)
  await vi.advanceTimersByTimeAsync(31_000)
  expect(load).toHaveBeenCalledTimes(6)
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect([await loading, load.mock.calls.length]).toEqual(['part', 7])
})

test('a busy server that said when to ask again is not asked before, nor by who is online again', async () => {
  vi.useFakeTimers()
  const browser = new EventTarget()
  vi.stubGlobal('window', browser)
  const busy = new Response(null, { status: 503, headers: { 'retry-after': '5' } })
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new AskLater(busy)).mockResolvedValue('part')
  const loading = loadWithRetry(load)
  await vi.advanceTimersByTimeAsync(1_000)
  browser.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(3_900)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(await loading).toBe('part')
})

test('the server does not wait: there a part that fails is a mistake of ours', async () => {
  await expect(loadWithRetry(failing(1))).rejects.toThrow('Failed to fetch')
})
