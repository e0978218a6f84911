import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import type { BoardUser, BoardView } from '../contract.ts'
import { shownBoard } from '../testing/shown-board.ts'
import { BoardTable } from './board-table.tsx'

const winner = { place: 1, points: 7, roundsPlayed: 3, profile: { login: 'wanderer-of-the-east' } } as BoardUser
const board: BoardView = { ...shownBoard, winners: [winner] }
const teams = [1, 2].map((id) => ({ id, title: '', totalPoints: 0, players: 0 }))

const table = (shown: BoardView): string =>
  html(
    <AppStateProvider value={{ main: { isGuest: false } } as AppState}>
      <BoardTable board={shown} skew_ms={0} />
    </AppStateProvider>,
  )
const countOf = (role: string, shown: BoardView): number => table(shown).split(`role="${role}"`).length - 1

test('SA-012: a table has a column of prizes only where its places have prizes, and its rows have the columns of its head', () => {
  const of_teams = { ...board, teams }
  expect([countOf('columnheader', board), countOf('cell', board)]).toEqual([5, 5])
  expect([countOf('columnheader', of_teams), countOf('cell', of_teams)]).toEqual([4, 4])
})
