import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import { feedSettings } from '../rules.ts'
import { shownWin } from '../testing/shown-win.ts'
import SportWins from './sport-wins.tsx'

// Without texts of a language a page shows their keys.
const shown = (delaySeconds: number): string =>
  html(
    <AppStateProvider value={{ main: { isGuest: true } } as AppState}>
      <SportWins settings={{}} data={{ wins: [shownWin('a')], settings: { ...feedSettings, delaySeconds } }} />
    </AppStateProvider>,
  )

test('a feed that turns by itself can be paused; one that does not has nothing to pause', () => {
  expect(shown(4)).toContain('aria-label="sport-wins.pause"')
  expect(shown(0)).toContain('olena')
  expect(shown(0)).not.toContain('<button')
})
