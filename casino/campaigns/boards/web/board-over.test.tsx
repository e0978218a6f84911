import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import type { BoardView } from '../contract.ts'
import { JoinButton } from './join-button.tsx'
import { OwnBoard } from './own-board.tsx'
import { BoardHero } from './board-hero.tsx'
import { BoardTable } from './board-table.tsx'
import { createBoardPlace } from './live-board.ts'
import { shownBoard } from '../testing/shown-board.ts'

const board: BoardView = {
  ...shownBoard,
  games: [{ id: 1, slug: 'golden-orchard', title: 'Golden Orchard' } as BoardView['games'][number]],
}
const place = createBoardPlace('test', {
  kind: 'race',
  read: async () => ({ success: true, data: null }),
  join: async () => ({ success: true, data: { isSubscribed: true } }),
  leave: async () => ({ success: true, data: { isSubscribed: false } }),
})
const over: BoardView = { ...board, now: board.endsAt }

// Without texts of a language a page shows their keys.
const shown = (part: React.ReactNode, main: object = {}): string =>
  html(<AppStateProvider value={{ main: { isGuest: false, ...main } } as AppState}>{part}</AppStateProvider>)

test('RA-002: up to its end a race can be entered and left', () => {
  expect(shown(<JoinButton board={board} skew_ms={0} place={place} />)).toContain('boards.join')
  expect(shown(<OwnBoard board={board} skew_ms={0} place={place} />)).toContain('boards.yours.none')
  expect(shown(<OwnBoard board={{ ...board, isSubscribed: true }} skew_ms={0} place={place} />)).toContain('boards.leave')
})

test('RA-002: who has left is told that there is no way back, and sees no way to go', () => {
  const out = { ...board, isOut: true }
  expect(shown(<JoinButton board={out} skew_ms={0} place={place} />)).toBe('')
  const beside = shown(<OwnBoard board={out} skew_ms={0} place={place} />)
  expect(beside).toContain('boards.yours.left')
  expect(beside).not.toContain('<button')
  // Where it was left before its end, only that it is over is said in the end.
  expect(shown(<OwnBoard board={{ ...over, isOut: true }} skew_ms={0} place={place} />)).toContain('boards.yours.over')
})

test('RA-002: while the last rounds are counted nobody is asked to enter or to leave, and is told why', () => {
  expect(shown(<JoinButton board={over} skew_ms={0} place={place} />)).toBe('')
  const beside = shown(<OwnBoard board={over} skew_ms={0} place={place} />)
  expect(beside).toContain('boards.yours.over')
  expect(beside).not.toContain('<button')
  const inside = shown(<OwnBoard board={{ ...over, isSubscribed: true }} skew_ms={0} place={place} />)
  expect(inside).toContain('boards.rounds')
  expect(inside).not.toContain('<button')
  expect(shown(<JoinButton board={{ ...over, isSubscribed: true }} skew_ms={0} place={place} />)).toContain('boards.joined')
})

test('RA-002: once all is counted nobody is said to take part, no table to be live, and the games of the contest call nobody', () => {
  const settled: BoardView = { ...over, isSettled: true, isSubscribed: true }
  expect(shown(<JoinButton board={settled} skew_ms={0} place={place} />)).toBe('')
  expect(shown(<BoardTable board={over} skew_ms={0} />)).toContain('boards.live')
  for (const still of [settled, { ...board, state: 'soon' as const }])
    expect(shown(<BoardTable board={still} skew_ms={0} />)).not.toContain('boards.live')
  expect(shown(<BoardHero board={settled} skew_ms={0} place={place} />)).not.toContain('#games-')
})

test('RA-002: an empty table invites to win only while a win still counts', () => {
  expect(shown(<BoardTable board={board} skew_ms={0} />)).toMatch(/boards\.no-points(?!-over)/)
  expect(shown(<BoardTable board={over} skew_ms={0} />)).toContain('boards.no-points-over')
})

test('RA-002: once all is counted nobody is told that rounds are being counted, or results to come', () => {
  const settled: BoardView = { ...over, isSettled: true }
  expect(shown(<BoardTable board={settled} skew_ms={0} />)).toContain('boards.past.no-winners')
  expect(shown(<OwnBoard board={settled} skew_ms={0} place={place} />)).toContain('boards.yours.settled')
})

test('RP-003: who may not play is not told what a win would bring, nor led to the games', () => {
  const closed = { playRestriction: 'cooling-off' }
  expect(shown(<BoardTable board={board} skew_ms={0} />, closed)).toContain('boards.banner.no-points')
  expect(shown(<BoardHero board={board} skew_ms={0} place={place} />)).toContain('#games-')
  expect(shown(<BoardHero board={board} skew_ms={0} place={place} />, closed)).not.toMatch(/<a |<button/)
})

test('RA-004: of several attempts the best is called so, a single one is not', () => {
  const attempt = (number: number, points: number) => ({ number, status: 'active' as const, roundsPlayed: 1, points })
  const attempts = (...outplayAttempts: BoardView['outplayAttempts']) =>
    shown(<OwnBoard board={{ ...board, isSubscribed: true, outplayAttempts }} skew_ms={0} place={place} />)
  expect(attempts(attempt(1, 10), attempt(2, 5)).match(/boards\.attempt\.best/g)).toHaveLength(1)
  expect(attempts(attempt(1, 10))).not.toContain('boards.attempt.best')
})

test('SA-013: a place among all players is not called that of a team, which is what has the prizes', () => {
  const teams = [{ id: 1, title: 'Сонце', totalPoints: 0, players: 1 }]
  const placed = (of: Partial<BoardView>) => shown(<OwnBoard board={{ ...board, isSubscribed: true, ...of }} skew_ms={0} place={place} />)
  expect(placed({ teams })).toContain('boards.place-of-all')
  expect(placed({})).not.toContain('boards.place-of-all')
})

test('RA-002: before the start a table and one’s own part say when that is, not that a round brings one in', () => {
  const soon: BoardView = { ...board, state: 'soon', now: '2026-12-01T11:00:00.000Z' }
  expect(shown(<BoardTable board={soon} skew_ms={0} />)).toMatch(/boards\.no-points-soon/)
  expect(shown(<OwnBoard board={soon} skew_ms={0} place={place} />)).toContain('boards.yours.soon')
  expect(shown(<OwnBoard board={{ ...soon, isAutoSubscription: false }} skew_ms={0} place={place} />)).toContain('boards.yours.by-hand')
})

test('RA-002: once all is counted a contest says who came first instead of what it had promised, and its games are gone', () => {
  const first = { place: 1, points: 7, roundsPlayed: 3, profile: { login: 'olena' } }
  const settled: BoardView = { ...over, isSettled: true, placesTaken: 1, winners: [first] }
  const promised = shown(<BoardHero board={board} skew_ms={0} place={place} />)
  expect(promised).toContain('boards.promise')
  const told = shown(<BoardHero board={settled} skew_ms={0} place={place} />)
  expect(told).toContain('boards.won-by')
  expect(told).not.toContain('boards.promise')
  expect(shown(<BoardHero board={{ ...settled, winners: [] }} skew_ms={0} place={place} />)).toContain('boards.past.no-winners')
})

test('RA-004: an attempt that nobody can begin any more is not said to wait', () => {
  const outplayAttempts = [{ number: 1, status: 'pending' as const, roundsPlayed: 0, points: 0 }]
  const own = (of: BoardView) => shown(<OwnBoard board={{ ...of, isSubscribed: true, outplayAttempts }} skew_ms={0} place={place} />)
  expect(own(board)).toContain('boards.attempt.pending')
  expect(own(over)).toContain('boards.attempt.unplayed')
})

test('RA-002: who is out of a contest that runs is led neither to its teams nor to its games', () => {
  const hero = (of: Partial<BoardView>) => shown(<BoardHero board={{ ...board, isOut: true, ...of }} skew_ms={0} place={place} />)
  expect(hero({})).not.toContain('#games-')
  expect(hero({ teams: [{ id: 1, title: 'Сонце', totalPoints: 0, players: 1 }] })).not.toContain('#teams')
})

test('SA-013: whoever is in no team yet is led to the teams, and to the games once their rounds count for one', () => {
  const teams = [{ id: 1, title: 'Сонце', totalPoints: 0, players: 1 }]
  const hero = (of: Partial<BoardView>) => shown(<BoardHero board={{ ...board, teams, ...of }} skew_ms={0} place={place} />)
  expect(hero({})).toMatch(/#teams(?![\s\S]*#games-)/)
  expect(hero({ ownTeam: 1, isSubscribed: true })).toMatch(/#games-/)
  for (const still of [hero({ ownTeam: 1 }), hero({ now: board.endsAt }), hero({ teams: [] })]) expect(still).not.toContain('#teams')
})
