import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import type { BoardUser, BoardView } from '../contract.ts'
import { shownBoard } from '../testing/shown-board.ts'
import { paidOf, PrizesCard } from './prizes-card.tsx'

const row = (place: number, login: string): BoardUser => ({ place, points: 9 - place, roundsPlayed: 1, profile: { login } })
const board: BoardView = {
  ...shownBoard,
  prizes: [
    { from: 1, to: 1, amount: 200_000 },
    { from: 2, to: 5, amount: 75_000 },
    { from: 6, to: 20, amount: 10_000 },
  ],
  prizeFund: 650_000,
  additionalPrizes: [{ from: 2, to: 5, type: 'free-spins', text: 'ten spins', picture: 'gift' }],
}
const paid: BoardView = { ...board, isSettled: true, placesTaken: 3, winners: [row(1, 'olena'), row(2, 'taras'), row(3, 'ivan')] }

// Without texts of a language a page shows their keys.
const shown = (given: BoardView): string =>
  html(
    <AppStateProvider value={{ main: { isGuest: false } } as AppState}>
      <PrizesCard board={given} whose="of the team" />
    </AppStateProvider>,
  )

test('SA-012: what was paid is the prizes of the places that somebody got, of several as many as were', () => {
  expect([0, 1, 3, 5, 20, 40].map((taken) => paidOf(board, taken))).toEqual([0, 200_000, 350_000, 500_000, 650_000, 650_000])
})

test('SA-012: until it is paid a fund is a promise; then the card says who has each prize, how many of several, and which are nobody’s', () => {
  expect(shown(board)).toMatch(/boards\.prizes\.note/)
  expect(shown(board)).not.toMatch(/boards\.prizes\.(got|nobody|rest|paid|shared)/)
  const told = shown(paid)
  expect(told).toMatch(/boards\.prizes\.shared/)
  expect(told).toMatch(/olena[\s\S]*taras, ivan/)
  // Two of the four places that share a prize: once for the money, once for what stands beside it.
  expect(told.match(/boards\.prizes\.got/g)).toHaveLength(2)
  expect(told.match(/boards\.prizes\.nobody/g)).toHaveLength(1)
  expect(told).toMatch(/boards\.prizes\.paid[\s\S]*boards\.prizes\.rest/)
  expect(shown({ ...paid, placesTaken: 20 })).not.toMatch(/boards\.prizes\.(got|nobody|rest)/)
})

test('SA-012: of many who share a prize the card names those whom the table shows, and counts the others', () => {
  expect(shown({ ...paid, placesTaken: 5 })).toContain('taras, ivan boards.prizes.others')
})

test('SA-012: where nobody scored, the card says so and lists no prize', () => {
  const nobodys = shown({ ...paid, placesTaken: 0, winners: [] })
  expect(nobodys).toContain('boards.prizes.none')
  expect(nobodys).not.toMatch(/<li|of the team/)
})
