import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeModalsAbove, openModal, openModals } from '#kernel/web/modals/modals.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { endingOwnSession, isOwnSessionEnding, tellOwnEnd } from '#kernel/web/state/own-session-end.ts'
import { playersGone } from '#kernel/web/state/players-gone.ts'
import { onRenewal } from '#kernel/web/state/realtime.ts'
import { handle } from './session-ended.ts'

let is_player_after = false
let asked: string[] = []
vi.mock(import('#kernel/web/state/reload-main.ts'), async (original) => ({
  ...(await original()),
  reloadMain: async () => (asked.push('who is here'), is_player_after),
}))

const notify = vi.fn<(notice: { title: string }) => void>()
const app = { notify, text: (key: string) => key }
const opened = () => openModals().map(({ name }) => name)
const page = { cookie: '' }
const told = new Map<string, string>()

beforeEach(() => {
  is_player_after = false
  asked = []
  page.cookie = ''
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', {
    location: { protocol: 'https:' },
    sessionStorage: { setItem: (key: string, value: string) => void told.set(key, value) },
  })
  appState.set({ config: {}, main: { isGuest: false, isMobile: false, header: { menu: [] } } } as unknown as AppState)
  openModal('Game', { game: 'golden-orchard' })
})
afterEach(() => {
  closeModalsAbove(0)
  notify.mockClear()
  vi.unstubAllGlobals()
})

test('AU-027: whoever is blocked while playing is told at once, the game closes, and the cookie stays for a day', async () => {
  await handle({ data: { reason: 'blocked' } }, app)
  expect(opened()).toEqual(['BlockedAccount'])
  expect(page.cookie).toBe('inactive-status=1; path=/; samesite=lax; max-age=86400; secure')
  expect([told.get('blocked-account-told'), notify.mock.calls]).toEqual(['yes', []])
})

test('reliability 14: a device that was signed out elsewhere says so and asks to log in', async () => {
  await handle({ data: { reason: 'signed-out-elsewhere' } }, app)
  expect(opened()).toEqual(['Game', 'Login'])
  expect(notify).toHaveBeenCalledWith({ title: 'login.ended.signed-out-elsewhere' })
})

test('a log-out in another tab of this browser makes no noise, and a session that stands is not spoken of', async () => {
  await handle({ data: { reason: 'logged-out' } }, app)
  is_player_after = true
  await handle({ data: { reason: 'signed-out-elsewhere' } }, app)
  expect([opened(), notify.mock.calls]).toEqual([['Game'], []])
})

test('a page that ends its own session asks who is here once its answer has come: the cut that arrives before logs nobody out', async () => {
  const renewed = vi.fn<() => void>()
  onRenewal(renewed)
  const answer = Promise.withResolvers<void>()
  const changed = endingOwnSession(() => answer.promise)
  const ended = handle({ data: { reason: 'password-changed' } }, app)
  await new Promise((resolve) => setTimeout(resolve))
  expect(asked).toEqual([])
  is_player_after = true
  answer.resolve()
  await Promise.all([changed, ended])
  expect([asked, opened(), notify.mock.calls]).toEqual([['who is here'], ['Game'], []])
  // The server has closed the connection for good, and the player goes on.
  expect(renewed).toHaveBeenCalledOnce()
})

test('a command that fails holds up nobody: another device’s new password is told', async () => {
  const failed = endingOwnSession(async () => {
    throw new Error('offline')
  })
  await Promise.all([expect(failed).rejects.toThrow('offline'), handle({ data: { reason: 'password-changed' } }, app)])
  expect([asked, opened()]).toEqual([['who is here'], ['Game', 'Login']])
})

test('whoever has left this page meanwhile takes no answer: what it holds up goes on', async () => {
  const never = endingOwnSession(() => new Promise<void>(() => undefined))
  playersGone.set((gone) => gone + 1)
  await handle({ data: { reason: 'logged-out' } }, app)
  expect([asked, isOwnSessionEnding()]).toEqual([['who is here'], false])
  expect(never).toBeInstanceOf(Promise)
})

test('who has set a new password here and is asked for the second step is not asked to log in anew beside it, whenever the cut comes', async () => {
  vi.useFakeTimers()
  const answer = Promise.withResolvers<void>()
  const changed = endingOwnSession(() => answer.promise).then(tellOwnEnd)
  const before_the_answer = handle({ data: { reason: 'password-changed' } }, app)
  answer.resolve()
  await Promise.all([changed, before_the_answer])
  await handle({ data: { reason: 'password-changed' } }, app)
  expect([opened(), notify.mock.calls]).toEqual([['Game'], []])
  // Another end, much later, is told as ever.
  vi.advanceTimersByTime(30_000)
  await handle({ data: { reason: 'password-changed' } }, app)
  expect(opened()).toEqual(['Game', 'Login'])
  vi.useRealTimers()
})
