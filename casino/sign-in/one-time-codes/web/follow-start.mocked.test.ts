import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MainData } from '#kernel/contract/main-data.ts'

const popups = vi.hoisted(() => ({ asked: [] as string[], visitorChanged: (): void => undefined, main: {} as MainData }))
vi.mock('#kernel/web/popups/popups.ts', () => ({ addPopup: ({ name }: { name: string }) => popups.asked.push(name) }))
vi.mock('#kernel/web/popups/reminders-off.ts', () => ({ areRemindersOff: () => false }))
vi.mock('#kernel/web/state/app-state.ts', () => ({ appState: { get: () => ({ main: popups.main }) } }))
vi.mock('#kernel/web/state/reload-main.ts', () => ({
  onVisitorChange: (told: () => void) => {
    popups.visitorChanged = told
  },
}))
vi.mock('./follow-funnel.ts', () => ({ armFunnel: () => undefined }))
const { followStart } = await import('./follow-start.ts')
const { password_wanted } = await import('./start-check.ts')

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('window', { localStorage: storage(), sessionStorage: storage() })
  popups.asked = []
})
afterEach(() => vi.unstubAllGlobals())

const become = (main: Partial<MainData>): void => {
  popups.main = main as MainData
}
const player = { isGuest: false, hasAutoPassword: true, login: 'anna', Registration: { complete: true } } as unknown as MainData
const guest = { isGuest: true } as unknown as MainData

test('A-085: whoever signs in on a page is not asked for a password before the next start', () => {
  become(guest)
  followStart(true)
  become(player)
  popups.visitorChanged()
  expect(popups.asked).toEqual([])
})

test('decision 0025: who typed a password, and signed in anew to set it, is asked for it at once, and once', () => {
  become(player)
  followStart(false)
  window.sessionStorage.setItem(password_wanted, '1')
  for (const who of [guest, player, guest, player]) {
    become(who)
    popups.visitorChanged()
  }
  expect(popups.asked).toEqual(['PasswordChange'])
})
