import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setNavigation } from '#kernel/web/page/navigation.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import type { PushApp } from '#kernel/web-slice.ts'
import { handle, reload_after_ms } from './bonus-pushed.ts'

const revalidate = vi.fn(async () => undefined)
const asked = vi.fn(async () => undefined)
const app = { queryClient: { invalidateQueries: asked } } as unknown as PushApp
const told = (activeBonusId: number | null) => handle({ data: { id: 7, activeBonusId, title: 'Welcome' } }, app)
const activeBonus = () => appState.get().main.activeBonusId
const on = (current: string) => setNavigation({ navigate: vi.fn(), current, revalidate })

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  appState.set({ main: { activeBonusId: null } } as AppState)
})
afterEach(() => void vi.useRealTimers())

test('RTM-031, RTM-032, RTM-033: a message sets or clears the active bonus at once, and the page of bonuses, with its free spins, loads anew a second later, once', () => {
  on('/bonuses/')
  told(7)
  expect(activeBonus()).toBe(7)
  told(null)
  expect([activeBonus(), asked.mock.calls.length]).toEqual([null, 2])
  vi.advanceTimersByTime(reload_after_ms - 1)
  expect(revalidate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revalidate).toHaveBeenCalledOnce()
})

test('RTM-031: another page in sight is left alone', () => {
  on('/games/')
  told(7)
  vi.advanceTimersByTime(reload_after_ms)
  expect(revalidate).not.toHaveBeenCalled()
})
