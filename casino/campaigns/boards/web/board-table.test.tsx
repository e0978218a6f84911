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

test('RA-002: a short table shows the places that nobody has yet with their prizes, while they can still be had by the one who looks', () => {
  const prizes = [{ from: 1, to: 20, amount: 100 }]
  const openOf = (shown: Partial<BoardView>) => table({ ...board, prizes, ...shown }).split('boards.open-place').length - 1
  expect(openOf({})).toBe(9)
  expect(openOf({ prizes: [{ from: 1, to: 3, amount: 100 }] })).toBe(2)
  expect(openOf({ winners: [] })).toBe(5)
  expect(openOf({ winners: Array.from({ length: 10 }, (_, at) => ({ ...winner, place: at + 1, profile: { login: `p${at}` } })) })).toBe(0)
  expect(openOf({ now: board.endsAt })).toBe(0)
  expect(openOf({ prizes: [] })).toBe(0)
})
