import { applyMessages, sequencesOf, type FeedMessage } from '#casino/sportsbook/feed/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { bodiesOf, snapshotOf, toldMatch, type Moment, type ToldMatch } from '../play/told-match.ts'
import { announcedFixture, competitorRef } from '../world/competitors.ts'
import { producer } from '../world/producer.ts'
import { ratingChange } from '../world/strengths.ts'
import { endMatch, writeRatings, type MatchRow } from './match-store.ts'
import { ratingsFor } from './publish-matches.ts'
import { openSeed, scorersOf, sourceOf } from './seeds.ts'

/** A match that runs, as this process tells it. It is in memory from its beginning to its end. */
export interface RunningMatch {
  readonly row: MatchRow
  readonly told: ToldMatch
  /** The first moment that was not told. */
  next: number
}

/** Plays matches that begin, and finds how far each was told, by whomever. */
export const beginMatches = async (house: House, rows: readonly MatchRow[]): Promise<RunningMatch[]> => {
  const refs = rows.map(({ ref }) => ref)
  const sequences = await sequencesOf(house.db, producer.name, refs)
  return rows.map((row) => {
    const told = toldMatch(row.sport, row.fixture, sourceOf(house, row), scorersOf(house, row))
    const applied = sequences.get(row.ref) ?? 0
    const next = told.moments.findIndex(({ sequence }) => sequence > applied)
    return { row, told, next: next < 0 ? told.moments.length : next }
  })
}

const momentAt_ms = ({ row }: RunningMatch, { at_s }: Moment, speed: number): number => row.starts_at.getTime() + (at_s * 1000) / speed

const dueMoments = (match: RunningMatch, now_ms: number, speed: number): Moment[] => {
  const { moments } = match.told
  let end = match.next
  for (let moment = moments[end]; moment && momentAt_ms(match, moment, speed) <= now_ms; moment = moments[end]) end += 1
  return moments.slice(match.next, end)
}

/** Messages about what is due: one moment by itself, several that are late as one snapshot. */
const messagesOf = (match: RunningMatch, due: readonly Moment[], speed: number): FeedMessage[] => {
  const { row, told } = match
  const last = due.at(-1)
  if (!last) return []
  const at = new Date(momentAt_ms(match, last, speed))
  if (due.length > 1) {
    const snapshot = snapshotOf(told, due, announcedFixture(row.plan, row.starts_at), at, speed)
    return snapshot ? [{ event: row.ref, sequence: last.sequence, ...snapshot }] : []
  }
  const bodies = bodiesOf(told, last, at, speed)
  return bodies.map((body, index) => ({ event: row.ref, sequence: last.sequence - bodies.length + 1 + index, ...body }))
}

/** The seed is shown and the ratings move, once, in one transaction. */
const closeMatch = async (house: House, { row, told }: RunningMatch): Promise<void> => {
  const { plan } = row
  const ratingOf = await ratingsFor(house, [plan])
  const [home, away] = [competitorRef(plan.sport, plan.league, plan.home), competitorRef(plan.sport, plan.league, plan.away)]
  const { winners } = told.engine.result(told.fixture, told.moments.at(-1)?.state)
  const change = ratingChange(plan.sport, ratingOf(home), ratingOf(away), winners)
  await inTransaction(house.db, async (tx) => {
    if (!(await endMatch(tx, row.id, openSeed(house, row), house.clock.now()))) return
    await writeRatings(
      tx,
      new Map([
        [home, ratingOf(home) + change],
        [away, ratingOf(away) - change],
      ]),
    )
  })
}

/** Tells everything that is due of the matches that run, in one transaction for all; gives those that are over. */
export const tellMatches = async (house: House, running: readonly RunningMatch[], speed: number): Promise<RunningMatch[]> => {
  const now_ms = house.clock.now().getTime()
  const due = running.map((match) => ({ match, moments: dueMoments(match, now_ms, speed) })).filter(({ moments }) => moments.length > 0)
  await applyMessages(
    house,
    producer,
    due.flatMap(({ match, moments }) => messagesOf(match, moments, speed)),
  )
  for (const { match, moments } of due) match.next += moments.length
  const over = running.filter(({ told, next }) => next === told.moments.length)
  for (const match of over) await closeMatch(house, match)
  return over
}
