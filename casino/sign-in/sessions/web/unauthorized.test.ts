import { expect, test } from 'vitest'
import { manualClock } from '#kernel/clock/clock.ts'
import { createUnauthorized, type UnauthorizedHandlers } from './unauthorized.ts'

/** A page with a held clock; `is_guest` is what the reloaded session says, null that nothing was answered. */
const page = (is_guest: boolean | null) => {
  const clock = manualClock('2026-12-01T12:00:00Z')
  const done: string[] = []
  const raise = createUnauthorized({
    now_ms: () => clock.now().getTime(),
    reloadPage: () => void done.push('page'),
    reloadSession: async () => {
      done.push('session')
      if (is_guest === null) throw new Error('Network Error')
      return { is_guest }
    },
  })
  const handlers: UnauthorizedHandlers = { repeat: () => void done.push('repeat'), notAuthorized: () => void done.push('not-authorized') }
  return { clock, done, raise, handlers }
}

test('SE-001, SE-003: the session is asked for again, and a player’s call is repeated once', async () => {
  const { done, raise, handlers } = page(false)
  expect(await raise(handlers)).toBe('repeated')
  expect(done).toEqual(['session', 'repeat'])
})

test('SE-002: for a guest the not-authorized handler runs', async () => {
  const { done, raise, handlers } = page(true)
  expect(await raise(handlers)).toBe('not-authorized')
  expect(done).toEqual(['session', 'not-authorized'])
})

test('SE-002: for a guest without such a handler the page is loaded anew', async () => {
  const { done, raise } = page(true)
  expect(await raise({ repeat: () => void done.push('repeat') })).toBe('page-reloaded')
  expect(done).toEqual(['session', 'page'])
})

test('SE-004, CN-029: for 30 seconds nothing is handled again, then it is', async () => {
  const { clock, done, raise, handlers } = page(true)
  await raise(handlers)
  for (const [wait_ms, outcome] of [
    [0, 'locked'],
    [29_999, 'locked'],
    [1, 'not-authorized'],
    [29_999, 'locked'],
  ] as const) {
    clock.advance(wait_ms)
    expect(await raise(handlers)).toBe(outcome)
  }
  expect(done).toEqual(['session', 'not-authorized', 'session', 'not-authorized'])
})

test('SE-004: of many calls that fail at once one is handled', async () => {
  const { done, raise, handlers } = page(false)
  const outcomes = await Promise.all([raise(handlers), raise(handlers), raise(handlers)])
  expect(outcomes).toEqual(['repeated', 'locked', 'locked'])
  expect(done).toEqual(['session', 'repeat'])
})

test('without an answer nobody is taken for a guest', async () => {
  const { done, raise, handlers } = page(null)
  expect(await raise(handlers)).toBe('unknown')
  expect(done).toEqual(['session'])
})
