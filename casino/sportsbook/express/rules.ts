/** The express of the day takes matches that start in these hours, Kyiv time. */
export const begins_from_hour = 19
export const begins_until_hour = 23
/** Number of legs: one match of each of this many sports. */
export const most_legs = 4
export const least_legs = 3
/** The odds that each leg should be closest to. */
export const wanted_odds_thousandths = 1_600
const least_odds_thousandths = 1_200
const most_odds_thousandths = 2_200

/** An outcome of the main market of a match. */
export interface Candidate {
  readonly sport: string
  readonly event_id: number
  readonly market_id: number
  readonly outcome: string
  readonly odds_thousandths: number
}

const distance = ({ odds_thousandths }: Candidate): number => Math.abs(odds_thousandths - wanted_odds_thousandths)

const isNearer = (one: Candidate, other: Candidate): number => distance(one) - distance(other) || one.event_id - other.event_id

/**
 * Chooses the legs of the day by the rule shown on the page: in each sport the winner with odds closest to 1.60, then the closest
 * four of these, never two of one sport and never a draw. Empty when fewer than three sports have one between 1.20 and 2.20.
 */
export const chooseExpress = (candidates: readonly Candidate[]): readonly Candidate[] => {
  const fit = candidates.filter(
    ({ outcome, odds_thousandths }) =>
      (outcome === 'home' || outcome === 'away') && odds_thousandths >= least_odds_thousandths && odds_thousandths <= most_odds_thousandths,
  )
  const ofSports = [...Map.groupBy(fit, ({ sport }) => sport).values()].flatMap((some) => some.toSorted(isNearer).slice(0, 1))
  const chosen = ofSports.toSorted(isNearer).slice(0, most_legs)
  return chosen.length < least_legs ? [] : chosen
}
