import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeModalsAbove, openModal, openModals } from '#kernel/web/modals/modals.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { handle } from './session-ended.ts'

let is_player_after = false
vi.mock(import('#kernel/web/state/reload-main.ts'), async (original) => ({
  ...(await original()),
  reloadMain: async () => is_player_after,
}))

const notify = vi.fn<(notice: { title: string }) => void>()
const app = { notify, text: (key: string) => key }
const opened = () => openModals().map(({ name }) => name)
const page = { cookie: '' }
const told = new Map<string, string>()

beforeEach(() => {
  is_player_after = false
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
