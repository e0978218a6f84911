import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import type { ContestChip } from '../contract.ts'
import { ContestStrip } from './contest-strip.tsx'

const none = { place: null, done: null, needed: null, amount: null, currency: 'UAH', exponent: 2 } as const
const race: ContestChip = { ...none, key: 'race:1', look: 'board', title: 'Степовий вітер', link: '/races/', amount: 460_000 }

// Without texts of a language a page shows their keys.
const shown = (chips: readonly ContestChip[]): string =>
  html(
    <AppStateProvider value={{ main: { isGuest: false } } as AppState}>
      <ContestStrip chips={chips} hide={() => undefined} leaveTo={() => undefined} />
    </AppStateProvider>,
  )

test('a game that no contest counts has no strip', () => {
  expect(shown([])).toBe('')
})

test('a contest shows what there is to win until the player has a place, a task how far it is, and all are hidden by one press', () => {
  expect(shown([race])).toMatch(/Степовий вітер.*4\s600/s)
  const placed = shown([
    { ...race, place: 3 },
    { ...none, key: 'mission:2', look: 'mission', title: 'Марафон', link: '/', done: 2, needed: 5 },
  ])
  expect(placed).toMatch(/Степовий вітер.*game\.contests\.place.*Марафон.*game\.contests\.done/s)
  expect(placed).not.toContain('600')
  expect(placed).toContain('aria-label="game.contests.hide"')
})
