import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissNotice, holdNotices, notices, notify } from './notices.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // Other tests of this process may have left some.
  for (const { id } of notices.get()) dismissNotice(id)
})
afterEach(() => vi.useRealTimers())

const shown = () => notices.get().map(({ title, more = 0 }) => [title, more])

test('notices of one group stand as one, the newest, with how many came before it; others beside it', () => {
  notify({ title: 'anna won', group: 'drops' })
  notify({ title: 'borys won', group: 'drops' })
  notify({ title: 'saved' })
  notify({ title: 'vira won', group: 'drops' })
  expect(shown()).toEqual([
    ['saved', 0],
    ['vira won', 2],
  ])
  // Once it was dismissed, or its time is over, there is nothing that it would be more than.
  vi.advanceTimersByTime(10_000)
  notify({ title: 'hlib won', group: 'drops' })
  expect(shown()).toEqual([['hlib won', 0]])
})

test('of a burst none is lost, and none goes while they are read; afterwards those go whose time is over', () => {
  for (const title of ['one', 'two', 'three', 'four', 'five', 'six']) notify({ title })
  expect(notices.get()).toHaveLength(6)
  const release = holdNotices()
  vi.advanceTimersByTime(9_000)
  notify({ title: 'seven' })
  vi.advanceTimersByTime(1_000)
  expect(notices.get()).toHaveLength(7)
  release()
  release()
  expect(shown()).toEqual([['seven', 0]])
  vi.advanceTimersByTime(9_000)
  expect(shown()).toEqual([])
})

test('a notice that offers something stays until it is dismissed, and one that leads somewhere for twice the time, unless it says how long', () => {
  notify({ title: 'a gift', link: '/bonuses/' })
  notify({ title: 'removed', action: { label: 'Undo', run: () => undefined } })
  notify({ title: 'a message', link: '/races/', duration_ms: 10_000 })
  vi.advanceTimersByTime(19_000)
  expect(shown()).toEqual([
    ['a gift', 0],
    ['removed', 0],
  ])
  vi.advanceTimersByTime(600_000)
  expect(shown()).toEqual([['removed', 0]])
})
