import { expect, test, vi } from 'vitest'
import type { Marathon, MarathonMessage } from '../contract.ts'
import { handle } from './marathon-pushed.ts'

test('SA-010, RTM-075: the message moves the day’s flags and its tasks on the page, and no other day', () => {
  vi.useFakeTimers()
  const task = (id: string) => ({ id, type: 'spins', title: id, completed: false, count: 1, needed: 5, minStake: 200 })
  const day = (dayNumber: number) => ({
    dayNumber,
    state: 'open',
    needed: 2,
    count: 0,
    completed: false,
    prizeAssigned: false,
    left: 9,
    tasks: [task(`${dayNumber}-a`), task(`${dayNumber}-b`)],
  })
  let known: unknown = { id: 1, subscribed: true, days: [day(1), day(2)] }
  const setQueryData = (_key: unknown, change: (before: unknown) => unknown): void => {
    known = change(known)
  }
  const tell = (data: MarathonMessage) => handle({ data }, { queryClient: { setQueryData } as never })
  const told = (id: string, count: number) => ({ id, type: 'spins' as const, completed: count === 5, count })
  tell({ dayNumber: 2, completed: false, prizeAssigned: false, tasks: [told('2-a', 5), told('2-b', 3)] })
  expect((known as Marathon).days[0]).toEqual(day(1))
  expect((known as Marathon).days[1]).toEqual({
    ...day(2),
    count: 1,
    tasks: [
      { ...task('2-a'), count: 5, completed: true },
      { ...task('2-b'), count: 3 },
    ],
  })
  tell({ dayNumber: 2, completed: true, prizeAssigned: true, tasks: [told('2-a', 5), told('2-b', 5)] })
  expect((known as Marathon).days[1]).toMatchObject({ state: 'done', completed: true, prizeAssigned: true, count: 2, left: 9 })
  known = null
  tell({ dayNumber: 1, completed: false, prizeAssigned: false, tasks: [] })
  expect(known).toBeNull()
  vi.clearAllTimers()
  vi.useRealTimers()
})
