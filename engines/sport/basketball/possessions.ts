import { trimmed, type Distribution } from '../chances/distribution.ts'
import type { Side } from '../match-result.ts'
import type { BasketballFixture } from './basketball.ts'

/** The clock runs in units of four seconds: ten minutes are 150, an overtime of five is 75. */
export const unit_s = 4
export const quarters = 4
/** A possession takes 2 to 6 units, each as likely: 8 to 24 seconds. */
export const leastPossession = 2
export const possessionLengths = 5

export const clockOf = (quarter: number): number => (quarter <= quarters ? 150 : 75)

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home')

/** The ball of a quarter in turns: home, away, away, home; of overtimes home, away, home and so on. */
export const starterOf = (quarter: number): Side => {
  if (quarter > quarters) return quarter % 2 === 1 ? 'home' : 'away'
  return quarter === 2 || quarter === 3 ? 'away' : 'home'
}

/**
 * fits[n]: the chance that at least n possessions fit on a clock. The lengths are independent, so this is the chance
 * that n of them add up to no more than the clock.
 */
export const possessionsThatFit = (units_left: number): readonly number[] => (fitting[units_left] ??= counted(units_left))

/** By what the clock shows: it is the same for every match. */
const fitting: (readonly number[])[] = []

const counted = (units_left: number): number[] => {
  const fits: number[] = []
  let sums = new Float64Array(units_left + 1)
  sums[0] = 1
  for (let fit = 1; fit > 0;) {
    fits.push(fit)
    const longer = new Float64Array(units_left + 1)
    for (let used = 0; used <= units_left; used += 1) {
      const mass = sums[used]!
      if (mass === 0) continue
      for (let length = leastPossession; length < leastPossession + possessionLengths && used + length <= units_left; length += 1) {
        longer[used + length]! += mass / possessionLengths
      }
    }
    sums = longer
    fit = sums.reduce((sum, one) => sum + one, 0)
  }
  return fits
}

/** Chances of 0, 1, 2 and 3 points of a possession. */
export const pointChances = (fixture: BasketballFixture, side: Side): readonly [number, number, number, number] => {
  const [one, two, three] = [
    fixture[`${side}_one_millionths`] / 1e6,
    fixture[`${side}_two_millionths`] / 1e6,
    fixture[`${side}_three_millionths`] / 1e6,
  ]
  return [1 - one - two - three, one, two, three]
}

/** What a quarter (or what is left of it) adds to the score. */
export interface QuarterChances {
  readonly total: Distribution
  readonly margin: Distribution
  readonly home: Distribution
  readonly away: Distribution
}

/** Less probability than this is let go: in all less than 1e-13 of a quarter, and most of the work. */
const negligible = 1e-18

/** A possession of points added to a distribution; `sign` -1 for the margin of the away side. In place, without reuse within a possession. */
const afterPossession = (from: Float64Array, points: readonly number[], sign: number): Float64Array => {
  const to = new Float64Array(from.length)
  for (let index = 0; index < from.length; index += 1) {
    const mass = from[index]!
    if (mass < negligible) continue
    for (let scored = 0; scored < 4; scored += 1) to[index + sign * scored]! += mass * points[scored]!
  }
  return to
}

/** Possessions in turns from `ball`, as many as fit, exactly: each possible number with its chance. */
export const quarterChances = (fixture: BasketballFixture, units_left: number, ball: Side): QuarterChances => {
  const fits = possessionsThatFit(units_left)
  const points = { home: pointChances(fixture, 'home'), away: pointChances(fixture, 'away') }
  const most = 3 * Math.ceil(fits.length / 2) + 3
  const start = (size: number, at: number): Float64Array => {
    const chances = new Float64Array(size)
    chances[at] = 1
    return chances
  }
  const now = { total: start(2 * most, 0), margin: start(2 * most + 1, most), home: start(most, 0), away: start(most, 0) }
  const sums = {
    total: new Float64Array(2 * most),
    margin: new Float64Array(2 * most + 1),
    home: new Float64Array(most),
    away: new Float64Array(most),
  }
  let side = ball
  for (let played = 0; played < fits.length; played += 1) {
    const exactly = fits[played]! - (fits[played + 1] ?? 0)
    if (exactly > 0) {
      for (const name of ['total', 'margin', 'home', 'away'] as const) {
        const [sum, chances] = [sums[name], now[name]]
        for (let index = 0; index < sum.length; index += 1) sum[index]! += chances[index]! * exactly
      }
    }
    if (played + 1 === fits.length) break
    now.total = afterPossession(now.total, points[side], 1)
    now.margin = afterPossession(now.margin, points[side], side === 'home' ? 1 : -1)
    now[side] = afterPossession(now[side], points[side], 1)
    side = otherSide(side)
  }
  const from = (chances: Float64Array, least: number): Distribution => trimmed({ least, unit: 1, chances })
  return { total: from(sums.total, 0), margin: from(sums.margin, -most), home: from(sums.home, 0), away: from(sums.away, 0) }
}

const whole = new WeakMap<BasketballFixture, Map<string, QuarterChances>>()

/** A quarter or an overtime that is still to come, counted once for a fixture: it is the same in every state. */
export const wholeQuarter = (fixture: BasketballFixture, quarter: number): QuarterChances => {
  let known = whole.get(fixture)
  if (!known) whole.set(fixture, (known = new Map()))
  const key = `${clockOf(quarter)}${starterOf(quarter)}`
  let chances = known.get(key)
  if (!chances) known.set(key, (chances = quarterChances(fixture, clockOf(quarter), starterOf(quarter))))
  return chances
}
