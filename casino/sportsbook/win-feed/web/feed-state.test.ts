import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginFeed, feedSettings } from '../rules.ts'
import { shownWin } from '../testing/shown-win.ts'
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

const shown = () => feedState.get()?.shown.map(({ id }) => id)
const delay_ms = feedSettings.delaySeconds * 1000

test('RTM-051, SP-015, SP-016: what is told waits in the feed that is shown, one win comes with each delay, and then the oldest comes round; a win below the bounds never does', () => {
  feedState.set(beginFeed([shownWin('b'), shownWin('a')], feedSettings))
  const stop = turnFeed(feedSettings)
  for (const one of [shownWin('c'), shownWin('small', 1_100), shownWin('d'), shownWin('c')]) handle({ data: one })
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
  handle({ data: shownWin('e') })
  vi.advanceTimersByTime(10 * delay_ms)
  expect(shown()).toHaveLength(4)
})

test('SP-015: without a delay a feed has no timer; where no feed is shown a win is kept nowhere', () => {
  expect(turnFeed({ ...feedSettings, delaySeconds: 0 })).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
  handle({ data: shownWin('a') })
  expect(feedState.get()).toBeUndefined()
})
