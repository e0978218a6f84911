import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BoardView } from '#casino/campaigns/boards/contract.ts'
import { shownBoard } from '#casino/campaigns/boards/testing/shown-board.ts'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import { confrontationPlace } from './confrontation-place.ts'
import { Teams } from './teams.tsx'

const teams = [1, 2].map((id) => ({ id, title: `Team ${id}`, totalPoints: 0, players: 0 }))
// Without texts of a language a page shows their keys.
const shown = (of: Partial<BoardView>): string =>
  html(
    <AppStateProvider value={{ main: { isGuest: false } } as AppState}>
      <Teams board={{ ...shownBoard, teams, ...of }} skew_ms={0} place={confrontationPlace} />
    </AppStateProvider>,
  )

test('SA-013: a team is chosen once; who is out of a confrontation that runs is shown no way that would only be refused', () => {
  expect(shown({}).match(/confrontation\.join/g)).toHaveLength(2)
  expect(shown({ ownTeam: 1, isSubscribed: true })).not.toContain('confrontation.join')
  expect(shown({ isOut: true })).not.toContain('<button')
})
