import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setNavigation } from '#kernel/web/page/navigation.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import type { PushApp } from '#kernel/web-slice.ts'
import { handle as handleAssigned } from './bonus-assigned.ts'
import { handle, reload_after_ms } from './bonus-pushed.ts'

const revalidate = vi.fn(async () => undefined)
const asked = vi.fn(async () => undefined)
const app = {
  queryClient: { invalidateQueries: asked },
  notify: (notice: object) => notify(notice),
  text: (key: string) => key,
} as unknown as PushApp
const notify = vi.fn()
const told = (activeBonusId: number | null, event = 'applied', isGift = false, id = 7) =>
  handle({ event, data: { id, activeBonusId, title: 'Welcome', isGift } }, app)
const menu = [
  { name: 'games', section: null, counter: null },
  { name: 'bonuses', section: 'bonuses', counter: 1 },
]
const counters = () => appState.get().main.header.menu.map(({ counter }) => counter)
const activeBonus = () => appState.get().main.activeBonusId
const on = (current: string) => setNavigation({ navigate: vi.fn(), current, revalidate })

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  appState.set({ main: { activeBonusId: null, header: { menu } } } as unknown as AppState)
})
afterEach(() => void vi.useRealTimers())

test('RTM-031, RTM-032, RTM-033, CN-027: a message sets or clears the active bonus at once, and the page of bonuses, with its free spins, loads anew a second later, once', () => {
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

test('RTM-036, RTM-039, BO-011: a bonus that was given is counted in the menu once, whichever of its messages comes first, and told once with the way to it', () => {
  on('/games/')
  const given = (id: number) => handleAssigned({ data: { bonus: { id, title: 'Welcome' } } }, app)
  told(null, 'assigned', true, 21)
  given(21)
  expect(counters()).toEqual([null, 2])
  given(22)
  told(null, 'assigned', true, 22)
  expect(counters()).toEqual([null, 3])
  expect(notify.mock.calls).toEqual(Array(2).fill([{ title: 'Welcome', text: 'bonuses.assigned', link: '/bonuses/' }]))
  // What is offered to everybody counts nothing, nor what comes while its player looks at the page.
  told(null, 'assigned', false, 23)
  on('/bonuses/')
  told(null, 'assigned', true, 24)
  expect(counters()).toEqual([null, 3])
})

test('RTM-036: the page of bonuses has what was assigned a second after its message', () => {
  on('/bonuses/')
  told(null, 'assigned', true, 25)
  vi.advanceTimersByTime(reload_after_ms)
  expect(revalidate).toHaveBeenCalledOnce()
})
