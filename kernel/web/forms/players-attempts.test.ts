import { expect, test, vi } from 'vitest'
import type { Refused } from '#kernel/web/api/api.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { forgetPlayer } from '#kernel/web/state/visitor.ts'
import type { Attempts } from './attempt.ts'
import { createPlayersAttempts, createPlayersAttemptsOf } from './players-attempts.ts'

/** The key under which it goes, its outcome unknown. */
const keyOf = async (attempts: Attempts<number>, said: number): Promise<string | undefined> => {
  let sent: string | undefined
  await attempts.send(said, async (_, key) => {
    sent = key
    return { success: false, is_unknown: true } as Refused
  })
  return sent
}

test('what one player left open is never repeated for the next', async () => {
  vi.stubGlobal('document', { cookie: '' })
  appState.set({ main: {} } as AppState)
  const attempts = createPlayersAttempts<number>()
  const attemptsOf = createPlayersAttemptsOf<number>()
  const all = async () => [await keyOf(attempts, 5), await keyOf(attemptsOf(7), 5)]
  const first = await all()
  await keyOf(attempts, 6)
  expect(await all()).toEqual(first)
  forgetPlayer()
  const next = await all()
  expect(next[0]).not.toBe(first[0])
  expect(next[1]).not.toBe(first[1])
})

test('of each thing the last command is kept, whatever is done with the others', async () => {
  const attemptsOf = createPlayersAttemptsOf<number>()
  const first = await keyOf(attemptsOf(7), 5)
  const other = await keyOf(attemptsOf(8), 6)
  expect(await keyOf(attemptsOf(7), 5)).toBe(first)
  await keyOf(attemptsOf(7), 6)
  expect(await keyOf(attemptsOf(7), 5)).not.toBe(first)
  expect(await keyOf(attemptsOf(8), 6)).toBe(other)
})
