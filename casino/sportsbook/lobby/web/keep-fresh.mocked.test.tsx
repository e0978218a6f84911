import { renderToStaticMarkup as html } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { EventDelta } from '#casino/sportsbook/catalogue/contract.ts'
import { createFreshness } from './keep-fresh.ts'
import { useEventList } from './live-cards.ts'
import { readEvent, takeDelta } from './live-event.ts'

const call = vi.hoisted(() => vi.fn<(route: string) => Promise<unknown>>())
vi.mock('#kernel/web/browser.ts', () => ({ api: { call }, sessionApi: {} }))

const failed = { success: false, status: null, message: 'No connection' }
const event = (version: number) => ({ success: true, data: { id: 7, version } })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  call.mockReset()
})

/** A page of one match: what it was told of its freshness. */
const page = () => {
  const told: boolean[] = []
  return {
    told,
    ...createFreshness(
      () => readEvent(7),
      (is_fresh) => told.push(is_fresh),
    ),
  }
}

test('odds that could not be read after the page was away stay stale, and are read again until they are of now', async () => {
  const { told, away, keep } = page()
  const leave = keep()
  call.mockResolvedValueOnce(failed).mockResolvedValueOnce(failed).mockResolvedValue(event(1))
  away()
  await vi.advanceTimersByTimeAsync(9_999)
  expect([told, call.mock.calls.length]).toEqual([[false], 2])
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual([false, true])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(call).toHaveBeenCalledTimes(3)
  leave()
})

test('a page that was left does not ask again', async () => {
  const { away, keep } = page()
  const leave = keep()
  call.mockResolvedValue(failed)
  away()
  leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(call).toHaveBeenCalledTimes(1)
})

test('what was asked for before the page was away does not make its odds fresh', async () => {
  const { told, read, away, keep } = page()
  const leave = keep()
  const answers: ((answer: unknown) => void)[] = []
  call.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
  void read()
  away()
  answers[0]?.(event(2))
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([false])
  answers[1]?.(event(3))
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([false, true])
  leave()
})

test('a list that could not be read says so to its page', async () => {
  let resync = async (): Promise<void> => undefined
  const List = () => {
    resync = useEventList({ limit: 5 }, []).resync
    return null
  }
  html(<List />)
  call.mockResolvedValue(failed)
  await expect(resync()).rejects.toThrow('No connection')
})

test('messages of one gap read the match once; where that failed, the next message does', async () => {
  call.mockResolvedValueOnce(event(4))
  await readEvent(7)
  call.mockClear().mockResolvedValue(failed)
  const delta = { id: 7, since: 8, version: 9 } as EventDelta
  takeDelta(delta)
  takeDelta(delta)
  expect(call).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(0)
  takeDelta(delta)
  expect(call).toHaveBeenCalledTimes(2)
})
