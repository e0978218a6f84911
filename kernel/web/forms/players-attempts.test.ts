import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Refused } from '#kernel/web/api/api.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { forgetPlayer } from '#kernel/web/state/visitor.ts'
import type { Attempts } from './attempt.ts'
import { createPlayersAttempts, createPlayersAttemptsOf } from './players-attempts.ts'

const stored = new Map<string, string>()
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
  key: (index: number) => [...stored.keys()][index] ?? null,
  get length() {
    return stored.size
  },
}
const signIn = (login: string): void => appState.set({ main: { isGuest: false, login } } as unknown as AppState)

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('window', { sessionStorage: storage })
  signIn('olena')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

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
  const attempts = createPlayersAttempts<number>('trial')
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

test('a payment without an answer that is pressed again after a reload is the same one, of the same player and within a quarter of an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  /** What a page that was loaded anew keeps. */
  const reloaded = () => createPlayersAttempts<number>('trial')
  const first = await keyOf(reloaded(), 5)
  expect(await keyOf(reloaded(), 5)).toBe(first)
  expect(await keyOf(reloaded(), 6)).not.toBe(first)
  expect(await keyOf(createPlayersAttempts<number>('another'), 5)).not.toBe(first)
  signIn('taras')
  expect(await keyOf(reloaded(), 5)).not.toBe(first)
  signIn('olena')
  vi.advanceTimersByTime(15 * 60_000)
  expect(await keyOf(reloaded(), 5)).not.toBe(first)
})

test('a quarter of an hour begins with the last press: who goes on pressing without an answer goes on meaning the same payment', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const attempts = createPlayersAttempts<number>('trial')
  const first = await keyOf(attempts, 5)
  vi.advanceTimersByTime(14 * 60_000)
  expect(await keyOf(attempts, 5)).toBe(first)
  vi.advanceTimersByTime(2 * 60_000)
  expect(await keyOf(createPlayersAttempts<number>('trial'), 5)).toBe(first)
})

test('a payment that was answered leaves nothing behind, nor does a player who goes', async () => {
  const attempts = createPlayersAttempts<number>('trial')
  await keyOf(attempts, 5)
  expect(stored.size).toBe(1)
  await attempts.send(5, async () => ({ success: true }))
  expect(stored.size).toBe(0)
  await keyOf(attempts, 5)
  createPlayersAttempts<number>('trial')
  forgetPlayer()
  expect(stored.size).toBe(0)
})

test('a player who goes leaves nothing behind of forms either that this page has not loaded; what others keep in the tab stays', async () => {
  stored.set('open-commands:payout:olena', '[["IBAN", {}]]').set('open-commands:deposit:olena', '[]').set('another', 'stays')
  forgetPlayer()
  expect([...stored.keys()]).toEqual(['another'])
})

test('where the browser stores nothing, what is open is kept for as long as the page stands', async () => {
  vi.stubGlobal('window', {})
  const attempts = createPlayersAttempts<number>('trial')
  expect(await keyOf(attempts, 5)).toBe(await keyOf(attempts, 5))
})
