import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import { feedSettings } from '../rules.ts'
import SportWins from './sport-wins.tsx'

const win = {
  id: 'a',
  betType: 'single',
  coefficient: 9_000,
  winAmount: 1_000,
  currency: 'UAH',
  exponent: 2,
  measured: 1_000,
  login: 'olena',
  at: '2026-12-01T12:00:00.000Z',
} as const

// Without texts of a language a page shows their keys.
const shown = (delaySeconds: number): string =>
  html(
    <AppStateProvider value={{ main: { isGuest: true } } as AppState}>
      <SportWins settings={{}} data={{ wins: [win], settings: { ...feedSettings, delaySeconds } }} />
    </AppStateProvider>,
  )

test('a feed that turns by itself can be paused; one that does not has nothing to pause', () => {
  expect(shown(4)).toContain('aria-label="sport-wins.pause"')
  expect(shown(0)).toContain('olena')
  expect(shown(0)).not.toContain('<button')
})
