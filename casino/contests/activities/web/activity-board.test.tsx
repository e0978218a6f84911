import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { BoardView } from '#casino/campaigns/boards/contract.ts'
import { shownBoard } from '#casino/campaigns/boards/testing/shown-board.ts'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import { ActivityBoard } from './activity-board.tsx'

const teams = [{ id: 1, title: 'Team of the sun', totalPoints: 0, players: 0 }]
/** Each of its own activity: a place keeps the board that it has shown. */
let number = 0
const shown = (of: Partial<BoardView>): string =>
  html(
    <AppStateProvider value={{ main: { isGuest: false } } as AppState}>
      <ActivityBoard slug={`night-${(number += 1)}`} name="main" board={{ ...shownBoard, ...of }} onChange={() => undefined} />
    </AppStateProvider>,
  )
const team_button = /<button[^>]*><span[^>]*>Team of the sun/

test('SA-002: who may still take part is shown the way, alone or into a team; who is out of a table that runs is shown none', () => {
  expect(shown({ isAutoSubscription: false })).toContain('activities.join<')
  expect(shown({ isAutoSubscription: false, isOut: true })).not.toContain('activities.join<')
  expect(shown({ teams })).toMatch(team_button)
  for (const of of [{ isOut: true }, { ownTeam: 1, isSubscribed: true }, { state: 'soon' as const }])
    expect(shown({ teams, ...of })).not.toMatch(team_button)
})
