import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#kernel/web/browser.ts'
import { setNavigation } from '#kernel/web/page/navigation.ts'
import { addPopup } from '#kernel/web/popups/popups.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { opensAtStart } from '../rules.ts'
import { shownBonus } from '../testing/shown-bonus.ts'
import { openAtStart } from './open-at-start.ts'

vi.mock('#kernel/web/popups/popups.ts', () => ({ addPopup: vi.fn() }))
vi.mock('#kernel/web/state/reload-main.ts', () => ({ onVisitorChange: vi.fn() }))
const call = vi.spyOn(api, 'call')

const gift = { ...shownBonus, id: 31, status: 'assigned', category: 'gift' } as const
const storage = () => {
  const kept = new Map<string, string>()
  return { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => void kept.set(name, value) }
}
const newTab = (current = '/games/', main: object = {}) => {
  vi.stubGlobal('window', { ...window, sessionStorage: storage() })
  setNavigation({ navigate: vi.fn(), current, revalidate: vi.fn(async () => undefined) })
  appState.set({ main: { isGuest: false, login: 'anna', playRestriction: null, ...main } } as unknown as AppState)
}
const answers = (atStart: object | null) => call.mockResolvedValueOnce({ success: true, data: [], atStart } as never)

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('window', { localStorage: storage() })
})

test('ST-007, ST-010b: the first page of a tab asks for the priority, and a gift that waits opens its window once, among the other popups', async () => {
  newTab()
  answers(gift)
  await openAtStart()
  await openAtStart()
  expect(call.mock.calls.map(([route]) => route)).toEqual(['GET /rest/bonuses/priority/'])
  expect(addPopup).toHaveBeenCalledExactlyOnceWith({ name: 'BonusPopup', key: 'BonusPopup', params: { bonus: gift, asks: 'take' } })
  newTab()
  answers(gift)
  await openAtStart()
  expect([call.mock.calls.length, vi.mocked(addPopup).mock.calls.length]).toEqual([2, 1])
})

test('nothing opens where nothing waits or its page is open, and nothing is asked for a guest or in a break from play', async () => {
  newTab()
  answers(null)
  await openAtStart()
  newTab('/bonuses/')
  answers(gift)
  await openAtStart()
  newTab('/games/', { isGuest: true, login: null })
  await openAtStart()
  newTab('/games/', { playRestriction: { status: 'cool-off' } })
  await openAtStart()
  expect([call.mock.calls.length, vi.mocked(addPopup).mock.calls]).toEqual([2, []])
})

test('CN-054, ST-010b, BO-009: a bonus of the category gambling_partners is left out of the start, and so is what is offered to everybody', () => {
  const categories = ['gift', 'gambling_partners', 'custom_cashback', 'birthday', 'insurance', 'daily', 'risk', 'gift_bank']
  expect(categories.filter((category) => opensAtStart({ amount: 500, category }))).toEqual(['gift', 'custom_cashback', 'risk', 'gift_bank'])
  expect(opensAtStart({ amount: null, category: 'welcome' })).toBe(false)
})
