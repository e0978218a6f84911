import { renderToStaticMarkup as html } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AppStateProvider, type AppState } from '#kernel/web/state/app-state.ts'
import type { Race } from '../contract.ts'
import { JoinButton } from './join-button.tsx'
import { OwnRace } from './own-race.tsx'
import { RaceHero } from './race-hero.tsx'
import { RaceTable } from './race-table.tsx'

const race: Race = {
  id: 1,
  title: 'Степовий вітер',
  state: 'active',
  isSettled: false,
  startsAt: '2026-12-01T12:00:00.000Z',
  endsAt: '2026-12-01T14:00:00.000Z',
  now: '2026-12-01T13:59:59.000Z',
  currency: 'UAH',
  exponent: 2,
  winners: [],
  playersCount: 0,
  prizes: [],
  prizeFund: 0,
  gamesIds: [],
  games: [],
  attempts: 3,
  roundsPerAttempt: 20,
  minStake: 400,
  maxStake: 10_000,
  isSubscribed: false,
  playerData: null,
  outplayAttempts: [],
}
const over: Race = { ...race, now: race.endsAt }

// Without texts of a language a page shows their keys.
const shown = (part: React.ReactNode, main: object = {}): string =>
  html(<AppStateProvider value={{ main: { isGuest: false, ...main } } as AppState}>{part}</AppStateProvider>)

test('RA-002: up to its end a race can be entered and left', () => {
  expect(shown(<JoinButton race={race} skew_ms={0} />)).toContain('races.join')
  expect(shown(<OwnRace race={race} skew_ms={0} />)).toContain('races.yours.none')
  expect(shown(<OwnRace race={{ ...race, isSubscribed: true }} skew_ms={0} />)).toContain('races.leave')
})

test('RA-002: while the last rounds are counted nobody is asked to enter or to leave, and is told why', () => {
  expect(shown(<JoinButton race={over} skew_ms={0} />)).toBe('')
  const beside = shown(<OwnRace race={over} skew_ms={0} />)
  expect(beside).toContain('races.yours.over')
  expect(beside).not.toContain('<button')
  const inside = shown(<OwnRace race={{ ...over, isSubscribed: true }} skew_ms={0} />)
  expect(inside).toContain('races.rounds')
  expect(inside).not.toContain('<button')
  expect(shown(<JoinButton race={{ ...over, isSubscribed: true }} skew_ms={0} />)).toContain('races.joined')
})

test('RA-002: an empty table invites to win only while a win still counts', () => {
  expect(shown(<RaceTable race={race} skew_ms={0} />)).toMatch(/races\.no-points(?!-over)/)
  expect(shown(<RaceTable race={over} skew_ms={0} />)).toContain('races.no-points-over')
})

test('RP-003: who may not play is not told what a win would bring, nor led to the games', () => {
  const closed = { playRestriction: 'cooling-off' }
  expect(shown(<RaceTable race={race} skew_ms={0} />, closed)).toContain('races.banner.no-points')
  expect(shown(<RaceHero race={race} skew_ms={0} />)).toContain('#race-games')
  expect(shown(<RaceHero race={race} skew_ms={0} />, closed)).not.toMatch(/<a |<button/)
})
