import { renderToStaticMarkup as html } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { shownBonus } from '#casino/bonuses/bonuses/testing/shown-bonus.ts'
import { addPopup } from '#kernel/web/popups/popups.ts'
import { AppStateProvider, appState, type AppState } from '#kernel/web/state/app-state.ts'
import type { PushApp } from '#kernel/web-slice.ts'
import { InsuredDay } from './insurance-bonus-popup.tsx'
import { handle } from './insurance-rejected.ts'
import { showInsurance } from './show-insurance.ts'

vi.mock('#kernel/web/popups/popups.ts', () => ({ addPopup: vi.fn() }))
vi.mock('#kernel/web/state/reload-main.ts', () => ({ onVisitorChange: vi.fn() }))

const kept = new Map<string, string>()
const here = (showInsuranceBonusPopup: boolean, playRestriction: object | null = null) =>
  appState.set({ main: { login: 'anna', showInsuranceBonusPopup, playRestriction } } as unknown as AppState)

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

test('BO-005: an insured day that waits opens its window once a day; while none does, and in a break from play, nothing opens', () => {
  here(false)
  showInsurance()
  here(true, { status: 'cool-off' })
  showInsurance()
  expect(addPopup).not.toHaveBeenCalled()
  here(true)
  showInsurance()
  showInsurance()
  expect(addPopup).toHaveBeenCalledExactlyOnceWith({ name: 'InsuranceBonusPopup', key: 'InsuranceBonusPopup' })
})

test('RTM-038: what the house took back waits no more: its state is cleared, and the window is not shown', () => {
  here(true)
  let state: unknown = { status: 'completed', percent: 10, bonus: shownBonus }
  const app = { queryClient: { setQueryData: (_key: unknown, update: (old: unknown) => unknown) => void (state = update(state)) } }
  handle({}, app as unknown as PushApp)
  expect(state).toEqual({ status: 'active', percent: 10, bonus: null })
  showInsurance()
  expect(addPopup).not.toHaveBeenCalled()
})

test('the window says what waits on which terms, leads to the limits, and has no way to a game in it', () => {
  const shown = html(
    <AppStateProvider value={{ main: {} } as AppState}>
      <InsuredDay bonus={{ ...shownBonus, status: 'assigned' }} percent={10} close={vi.fn()} />
    </AppStateProvider>,
  )
  expect(shown).toMatch(/insurance\.text.*Cash first\..*insurance\.take.*insurance\.leave.*insurance\.limits/)
  expect(shown).not.toMatch(/games|<a /)
})
