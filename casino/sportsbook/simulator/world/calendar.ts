import { leagues_of_sport, sportPlans, type SportPlan } from './leagues.ts'

/** A match that the calendar has. Competitors are numbers from zero within their league. */
export interface PlannedMatch {
  /** Once in the life of the world: `football:3:s2:r7:m1`. */
  readonly ref: string
  readonly sport: string
  readonly league: number
  readonly season: number
  readonly round: number
  readonly home: number
  readonly away: number
  /** What the world's clock shows at its beginning, in milliseconds since 1970. */
  readonly at_ms: number
}

const day_ms = 86_400_000
/** The first day of the world. */
const first_day_ms = Date.UTC(2026, 0, 1)

/** Small leagues play each other twice a season, at home and away; large ones once. */
const roundsOf = ({ competitors }: SportPlan): number => (competitors <= 16 ? 2 : 1) * (competitors - 1)

/**
 * Who meets whom in a round: the circle method. The first stays, the others go round; who is at home changes with the round and is
 * turned about in the second half.
 */
export const pairsOf = (competitors: number, round: number): (readonly [number, number])[] => {
  const turn = round % (competitors - 1)
  const seat = (place: number): number => (place === 0 ? 0 : 1 + ((place - 1 + turn) % (competitors - 1)))
  const is_second = round >= competitors - 1
  return Array.from({ length: competitors / 2 }, (_, pair) => {
    const [one, other] = [seat(pair), seat(competitors - 1 - pair)]
    const is_turned = (pair === 0 && turn % 2 === 1) || (pair > 0 && pair % 2 === 1)
    return is_turned === is_second ? ([one, other] as const) : ([other, one] as const)
  })
}

const matchesOfSlot = (plan: SportPlan, league: number, slot: number, at_ms: number): PlannedMatch[] => {
  const rounds = roundsOf(plan)
  const season = Math.floor(slot / rounds) + 1
  const round = slot % rounds
  return pairsOf(plan.competitors, round).map(([home, away], index) => ({
    ref: `${plan.sport}:${league}:s${season}:r${round + 1}:m${index + 1}`,
    sport: plan.sport,
    league,
    season,
    round: round + 1,
    home,
    away,
    at_ms: at_ms + index * plan.stagger_s * 1000,
  }))
}

/** Matches that begin from one moment of the world's clock until before another, in the order of their beginnings. */
export const plannedMatches = (from_ms: number, until_ms: number): PlannedMatch[] => {
  const found = sportPlans.flatMap((plan, sport_index) => {
    const slot_ms = day_ms / plan.rounds_a_day
    // Sports begin a little apart, so that not everything starts on the hour.
    const shift_ms = sport_index * 5 * 60_000
    return Array.from({ length: leagues_of_sport }, (_, league) => {
      const first_ms = first_day_ms + shift_ms + (league * slot_ms) / leagues_of_sport
      const lasts_ms = (plan.competitors / 2) * plan.stagger_s * 1000
      const first_slot = Math.max(0, Math.floor((from_ms - lasts_ms - first_ms) / slot_ms))
      const last_slot = Math.floor((until_ms - first_ms) / slot_ms)
      return Array.from({ length: Math.max(0, last_slot - first_slot + 1) }, (_slot, index) =>
        matchesOfSlot(plan, league, first_slot + index, first_ms + (first_slot + index) * slot_ms),
      ).flat()
    }).flat()
  })
  return found
    .filter(({ at_ms }) => at_ms >= from_ms && at_ms < until_ms)
    .toSorted((one, other) => one.at_ms - other.at_ms || one.ref.localeCompare(other.ref))
}
