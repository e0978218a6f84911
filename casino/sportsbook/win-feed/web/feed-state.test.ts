import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SportWin } from '../contract.ts'
import { beginFeed, feedSettings } from '../rules.ts'
import { feedState, turnFeed } from './feed-state.ts'
import { handle } from './win-pushed.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
})
afterEach(() => {
  feedState.forget()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const win = (id: string, coefficient = 9_000): SportWin => ({
  id,
  betType: 'multi',
  coefficient,
  winAmount: 1_000,
  currency: 'UAH',
  exponent: 2,
  measured: 1_000,
  login: 'olena',
  at: '2026-12-01T12:00:00.000Z',
})
const shown = () => feedState.get()?.shown.map(({ id }) => id)
const delay_ms = feedSettings.delaySeconds * 1000

test('RTM-051, SP-015, SP-016: what is told waits in the feed that is shown, one win comes with each delay, and then the oldest comes round; a win below the bounds never does', () => {
  feedState.set(beginFeed([win('b'), win('a')], feedSettings))
  const stop = turnFeed(feedSettings)
  for (const one of [win('c'), win('small', 1_100), win('d'), win('c')]) handle({ data: one })
  expect(shown()).toEqual(['b', 'a'])
  vi.advanceTimersByTime(delay_ms - 1)
  expect(shown()).toEqual(['b', 'a'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual(['c', 'b', 'a'])
  vi.advanceTimersByTime(delay_ms)
  expect(shown()).toEqual(['d', 'c', 'b', 'a'])
  vi.advanceTimersByTime(delay_ms)
  expect([shown()?.slice(1), shown()?.includes('a')]).toEqual([['d', 'c', 'b'], false])
  stop?.()
  handle({ data: win('e') })
  vi.advanceTimersByTime(10 * delay_ms)
  expect(shown()).toHaveLength(4)
})

test('SP-015: without a delay a feed has no timer; where no feed is shown a win is kept nowhere', () => {
  expect(turnFeed({ ...feedSettings, delaySeconds: 0 })).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
  handle({ data: win('a') })
  expect(feedState.get()).toBeUndefined()
})
