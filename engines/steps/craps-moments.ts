import { fraction, plus, times, type Fraction } from '../fraction.ts'
import type { Moments } from '../published.ts'
import { box_numbers, isBoxNumber, oddsOf, placeOf, waysOf, type BoxNumber, type CrapsLine } from './craps-terms.ts'

/** A way for a round to end: its chance, and what comes back less what was staked on the way, in hundredths of the first stake. */
interface Ending {
  readonly chance: Fraction
  readonly net: number
}

const stake = 100
const totals = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** The race of a point, a seven and the numbers that lie beside it: only the throws that decide something count. */
const race = (point: BoxNumber, open: readonly BoxNumber[], nets: { readonly made: number; readonly seven: number }): readonly Ending[] => {
  const ways = waysOf(point) + waysOf(7) + open.reduce((sum, number) => sum + waysOf(number), 0)
  const chanceOf = (total: number): Fraction => fraction(BigInt(waysOf(total)), BigInt(ways))
  const lost = open.reduce((sum, number) => sum + placeOf(number).stakes, 0)
  return [
    { chance: chanceOf(point), net: nets.made },
    { chance: chanceOf(7), net: nets.seven - lost },
    ...open.flatMap((number) => {
      const { wins } = placeOf(number)
      const left = open.filter((other) => other !== number)
      const after = race(point, left, { made: nets.made + wins, seven: nets.seven + wins })
      return after.map(({ chance, net }) => ({ chance: times(chance, chanceOf(number)), net }))
    }),
  ]
}

const endingsFrom = (line: CrapsLine, with_odds: boolean, places: readonly BoxNumber[], total: number): readonly Ending[] => {
  const certain = (net: number): readonly Ending[] => [{ chance: fraction(1n), net }]
  if (!isBoxNumber(total)) {
    if (total === 12 && line === 'dont') return certain(stake)
    return certain((total === 7 || total === 11) === (line === 'pass') ? stake * 2 : 0)
  }
  const { stakes, wins, most } = oddsOf(line, total)
  const odds = with_odds ? { staked: stakes * most, won: wins * most } : { staked: 0, won: 0 }
  const [won, lost] = [stake * 2 + odds.won, -odds.staked]
  const open = box_numbers.filter((number) => number !== total && places.includes(number))
  return race(total, open, line === 'pass' ? { made: won, seven: lost } : { made: lost, seven: won })
}

/** The exact moments of a way to play craps, per first stake: the line, full odds or none, and the numbers placed at once behind a point. */
export const crapsMoments = (line: CrapsLine, with_odds: boolean, places: readonly BoxNumber[]): Moments => {
  const endings = totals.flatMap((total) =>
    endingsFrom(line, with_odds, places, total).map(({ chance, net }) => ({
      chance: times(chance, fraction(BigInt(waysOf(total)), 36n)),
      net,
    })),
  )
  const sum = (of: (net: bigint) => bigint): Fraction =>
    endings.reduce((total, { chance, net }) => plus(total, times(chance, fraction(of(BigInt(net))))), fraction(0n))
  return {
    mean: times(
      sum((net) => net),
      fraction(1n, 100n),
    ),
    mean_square: times(
      sum((net) => net ** 2n),
      fraction(1n, 10_000n),
    ),
    hit_rate: sum((net) => (net > 0n ? 1n : 0n)),
    max_multiple: fraction(BigInt(Math.max(...endings.map(({ net }) => net))), 100n),
  }
}
