import type { TestHouse } from '#apps/testing/test-house.ts'
import { toldMatch, type Moment } from '../play/told-match.ts'
import { beginMatches, tellMatches } from '../server/play-matches.ts'
import { publishMatches } from '../server/publish-matches.ts'
import type { MatchRow } from '../server/match-store.ts'
import { scorersOf, sourceOf } from '../server/seeds.ts'

let published = 0

/** A match of the simulated world that begins at `starts_at`, with its prices before it. */
export const simulatedMatch = async (
  { house }: TestHouse,
  { sport = 'football', starts_at = new Date('2026-12-01T13:00:00Z') } = {},
): Promise<MatchRow & { readonly event_id: bigint }> => {
  published += 1
  const ref = `${sport}:0:s99:r${published}:m1`
  const plan = { ref, sport, league: 0, season: 99, round: published, home: 0, away: 1, at_ms: starts_at.getTime(), starts_at }
  const [row] = await publishMatches(house, [plan])
  if (!row || row.event_id === null) throw new Error('the match was not published')
  return { ...row, event_id: row.event_id }
}

/** What its seed makes of it. */
export const momentsOf = ({ house }: TestHouse, row: MatchRow): readonly Moment[] =>
  toldMatch(row.sport, row.fixture, sourceOf(house, row), scorersOf(house, row)).moments

/** Plays a match as the world does: each call lets so many seconds go by and tells what happened in them. */
export const playedOn = async (test: TestHouse, row: MatchRow): Promise<(seconds: number) => Promise<void>> => {
  const running = await beginMatches(test.house, [row])
  return async (seconds) => {
    test.clock.advance(seconds * 1000)
    await tellMatches(test.house, running, 1)
  }
}
