import { beforeEach, expect, test, vi } from 'vitest'
import { addPopup } from '#kernel/web/popups/popups.ts'
import { appState, type AppState } from '#kernel/web/state/app-state.ts'
import { congratulate } from './congratulate.ts'

vi.mock('#kernel/web/popups/popups.ts', () => ({ addPopup: vi.fn() }))
vi.mock('#kernel/web/state/reload-main.ts', () => ({ onVisitorChange: vi.fn() }))

const kept = new Map<string, string>()
const here = (birthdayBonus: object | null, playRestriction: object | null = null) =>
  appState.set({ main: { birthdayBonus, playRestriction } } as unknown as AppState)

beforeEach(() => {
  kept.clear()
  vi.mocked(addPopup).mockClear()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    },
  })
})

test('SA-021: a birthday bonus that waits opens its window once a day; without one, and in a break from play, nothing opens', () => {
  here(null)
  congratulate()
  here({ id: 7 }, { status: 'cool-off' })
  congratulate()
  expect(addPopup).not.toHaveBeenCalled()
  here({ id: 7 })
  congratulate()
  congratulate()
  expect(addPopup).toHaveBeenCalledExactlyOnceWith({ name: 'HappyBirthdayModal', key: 'HappyBirthdayModal' })
})
