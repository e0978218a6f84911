import type { Crest, Fixture } from '#casino/sportsbook/catalogue/contract.ts'
import type { PlannedMatch } from './calendar.ts'
import { planOf } from './leagues.ts'
import { competitorName, regions, shortName } from './names.ts'
import { hashOf } from './strengths.ts'

/** Colours of crests: a dark, a strong and a light one, which are told apart on both themes. */
const dark = ['#14213d', '#1d3557', '#2b2d42', '#3d0c11', '#0b3d2e', '#3a2a5d', '#44260f', '#10343a']
const strong = ['#e63946', '#f77f00', '#2a9d8f', '#3a86ff', '#8338ec', '#d62828', '#06a77d', '#c9184a', '#0077b6', '#e09f3e']
const light = ['#f1faee', '#fefae0', '#fff3b0', '#e0fbfc', '#ffffff', '#fde2e4']

const crestOf = (ref: string): Crest => {
  let hash = hashOf(`crest ${ref}`)
  const take = (count: number): number => {
    const taken = hash % count
    hash = hashOf(`${ref} ${hash}`)
    return taken
  }
  const pick = (colours: readonly string[]): string => colours[take(colours.length)] ?? '#000000'
  return { shape: take(8), pattern: take(10), sign: take(16), colours: [pick(dark), pick(strong), pick(light)] }
}

export const competitorRef = (sport: string, league: number, number: number): string => `${sport}:${league}:${number}`

const competitorIn = (sport: string, league: number, number: number): Fixture['home'] => {
  const ref = competitorRef(sport, league, number)
  const name = competitorName(sport, league * planOf(sport).competitors + number)
  return { ref, name, short: shortName(sport, name), crest: crestOf(ref) }
}

/** What the catalogue is told of a match before it. */
export const announcedFixture = ({ sport, league, season, round, home, away }: PlannedMatch, starts_at: Date): Fixture => {
  const plan = planOf(sport)
  const region = regions[league % regions.length]
  if (!region) throw new RangeError('the world has no regions')
  return {
    sport: { slug: sport, name: plan.name, position: plan.position },
    category: { ref: `${sport}:${league}`, name: region, position: league },
    tournament: { ref: `${sport}:${league}`, name: plan.league, position: league },
    home: competitorIn(sport, league, home),
    away: competitorIn(sport, league, away),
    season: String(season),
    round,
    startsAt: starts_at.toISOString(),
  }
}
