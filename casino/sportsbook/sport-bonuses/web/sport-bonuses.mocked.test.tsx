import { renderToStaticMarkup as html } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import SportBonuses from './sport-bonuses.tsx'

const asked = vi.hoisted((): { data?: readonly object[]; error: Error | null } => ({ error: null }))
vi.mock('./sport-bonus-queries.ts', () => ({ useSportBonuses: () => asked, askSportBonusesAnew: () => undefined }))

const shown = (): string =>
  html(
    <MemoryRouter>
      <AppStateProvider value={{ main: { isGuest: false } } as AppState}>
        <SportBonuses />
      </AppStateProvider>
    </MemoryRouter>,
  )

test('SP-001: free bets that could not be loaded leave no empty place: the player is told, and can try again', () => {
  expect(shown()).toContain('sport-bonuses.loading')
  asked.error = new Error('the connection was lost')
  expect(shown()).toContain('the connection was lost')
  expect(shown()).toContain('sport-bonuses.again')
  asked.data = []
  expect(shown()).toContain('sport-bonuses.none')
})
