import { applyMessages, eventIdsOf, type FeedMessage } from '#casino/sportsbook/feed/server/api.ts'
import { sportOf } from '#engines/sport/sports.ts'
import type { House } from '#kernel/house.ts'
import { announcedFixture, competitorRef } from '../world/competitors.ts'
import type { PlannedMatch } from '../world/calendar.ts'
import { firstRating, fixtureOf } from '../world/strengths.ts'
import { producer } from '../world/producer.ts'
import { commitMatches, matchesByRefs, nameEvents, ratingsOf, type MatchRow } from './match-store.ts'
import { newSeed } from './seeds.ts'

const sidesOf = ({ sport, league, home, away }: PlannedMatch): readonly [string, string] => [
  competitorRef(sport, league, home),
  competitorRef(sport, league, away),
]

/** Ratings of the sides of matches, by the names of their competitors. */
export const ratingsFor = async (house: House, plans: readonly PlannedMatch[]): Promise<(ref: string) => number> => {
  const known = await ratingsOf(house.db, plans.flatMap(sidesOf))
  return (ref) => known.get(ref) ?? firstRating(ref)
}

/** Fixture and first prices of a match: always the first two messages about it. */
const announcements = ({ ref, sport, plan, fixture, starts_at }: MatchRow): FeedMessage[] => {
  const engine = sportOf(sport)
  if (!engine) throw new RangeError(`nobody plays ${sport} in this world`)
  return [
    { event: ref, sequence: 1, type: 'fixture', fixture: announcedFixture(plan, starts_at) },
    { event: ref, sequence: 2, type: 'odds-change', live: false, chances: engine.chances(fixture, engine.start(fixture)) },
  ]
}

/** Publishes matches that were committed to. Again is fine: the feed takes each message once. */
export const announceMatches = async (house: House, matches: readonly MatchRow[]): Promise<void> => {
  if (matches.length === 0) return
  await applyMessages(house, producer, matches.flatMap(announcements))
  await nameEvents(
    house.db,
    await eventIdsOf(
      house.db,
      producer.name,
      matches.map(({ ref }) => ref),
    ),
  )
}

/** Commits to a seed for each match, and only then publishes it. Gives the matches with the events they became. */
export const publishMatches = async (
  house: House,
  plans: readonly (PlannedMatch & { readonly starts_at: Date })[],
): Promise<MatchRow[]> => {
  const ratingOf = await ratingsFor(house, plans)
  const refs = plans.map(({ ref }) => ref)
  const committed = plans.map(({ starts_at, ...plan }) => {
    const [home, away] = sidesOf(plan)
    return { plan, starts_at, fixture: fixtureOf(plan.sport, ratingOf(home), ratingOf(away), plan.ref), ...newSeed(house) }
  })
  await commitMatches(house.db, committed, house.clock.now())
  await announceMatches(house, await matchesByRefs(house.db, refs))
  return matchesByRefs(house.db, refs)
}
