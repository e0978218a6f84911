import { fraction, plus, type Fraction } from '../../fraction.ts'
import { lost, sharesOf, won, type Settlement } from '../markets/settlement.ts'

export interface Leg {
  /** What the bet was taken at. A later price changes nothing here. */
  readonly odds_thousandths: number
  /** A banker stands in every combination. */
  readonly is_banker: boolean
  /** null while it is open. */
  readonly settlement: Settlement | null
}

/**
 * A bet is its legs and how many of them make a combination: [1] is each leg alone, [n] the express of all n, [2] of four legs
 * all six doubles, [2, 3] of three a Trixie. Bankers are not counted in these sizes: they stand in every combination. The stake is
 * spread evenly over the combinations.
 */
export interface Bet {
  readonly legs: readonly Leg[]
  readonly sizes: readonly number[]
  readonly stake_minor: bigint
}

/** The most legs that a bet may have; its combinations are counted, never listed. */
export const mostLegs = 40

/** The named systems: legs, and the sizes of their combinations. */
export const namedSystems = {
  trixie: { legs: 3, least: 2 },
  patent: { legs: 3, least: 1 },
  yankee: { legs: 4, least: 2 },
  'lucky-15': { legs: 4, least: 1 },
  canadian: { legs: 5, least: 2 },
  'lucky-31': { legs: 5, least: 1 },
  heinz: { legs: 6, least: 2 },
  'lucky-63': { legs: 6, least: 1 },
  'super-heinz': { legs: 7, least: 2 },
  goliath: { legs: 8, least: 2 },
} as const

export type SystemName = keyof typeof namedSystems

export const sizesOf = (name: SystemName): number[] => {
  const { legs, least } = namedSystems[name]
  return Array.from({ length: legs - least + 1 }, (_, index) => least + index)
}

/** n over k. */
export const binomial = (n: number, k: number): bigint => {
  let result = 1n
  for (let index = 1; index <= k; index += 1) result = (result * BigInt(n - k + index)) / BigInt(index)
  return k < 0 || k > n ? 0n : result
}

/** RangeError for a bet that nobody can place: no legs or too many, sizes that repeat or do not fit, a stake that is not positive. */
export const assertBet = ({ legs, sizes, stake_minor }: Bet): void => {
  const free = legs.filter(({ is_banker }) => !is_banker).length
  if (legs.length < 1 || legs.length > mostLegs) throw new RangeError(`a bet has 1 to ${mostLegs} legs`)
  if (sizes.length === 0 || new Set(sizes).size !== sizes.length) throw new RangeError('a bet has sizes, each of them once')
  if (sizes.some((size) => !Number.isInteger(size) || size < 1 || size > free)) throw new RangeError('a combination fits the legs')
  if (stake_minor <= 0n) throw new RangeError('a stake is positive')
}

/** Into how many combinations the stake is spread: 247 for a Goliath. */
export const combinationCount = ({ legs, sizes }: Pick<Bet, 'legs' | 'sizes'>): bigint => {
  const free = legs.filter(({ is_banker }) => !is_banker).length
  return sizes.reduce((sum, size) => sum + binomial(free, size), 0n)
}

/** What a unit of stake on a settled leg becomes: the share that won at its odds, and the share that came back. */
export const settledFactor = (odds_thousandths: number, settlement: Settlement): Fraction => {
  const shares = sharesOf(settlement)
  return plus(fraction(shares.won.numerator * BigInt(odds_thousandths), shares.won.denominator * 1000n), shares.returned)
}

/**
 * stake × (sum over the combinations of the product of their legs' factors) / (number of combinations), exactly. The sums
 * over all combinations of a size are the elementary symmetric polynomials of the factors, which need legs × size steps
 * where listing would need n over k.
 */
export const exactReturn = (bet: Bet, factorOf: (leg: Leg, index: number) => Fraction): Fraction => {
  assertBet(bet)
  const [leg] = bet.legs
  // Most bets are singles, whose sum is its one product.
  if (leg && bet.legs.length === 1) {
    const { numerator, denominator } = factorOf(leg, 0)
    return fraction(bet.stake_minor * numerator, denominator)
  }
  const factors = bet.legs.map((leg, index) => ({ is_banker: leg.is_banker, factor: factorOf(leg, index) }))
  // One denominator for all legs, so that the sums below are of whole numbers.
  const scale = factors.reduce((product, { factor }) => lcm(product, factor.denominator), 1n)
  const whole = ({ numerator, denominator }: Fraction): bigint => numerator * (scale / denominator)
  const bankers = factors.filter(({ is_banker }) => is_banker)
  const free = factors.filter(({ is_banker }) => !is_banker)
  const banked = bankers.reduce((product, { factor }) => product * whole(factor), 1n)
  const most = Math.max(...bet.sizes)
  const sums: bigint[] = Array.from({ length: most + 1 }, (_, size) => (size === 0 ? 1n : 0n))
  for (const { factor } of free) {
    for (let size = most; size > 0; size -= 1) sums[size] = sums[size]! + sums[size - 1]! * whole(factor)
  }
  const numerator = bet.sizes.reduce((sum, size) => sum + sums[size]! * scale ** BigInt(most - size), 0n)
  const denominator = scale ** BigInt(most + bankers.length) * combinationCount(bet)
  return fraction(bet.stake_minor * banked * numerator, denominator)
}

const lcm = (a: bigint, b: bigint): bigint => {
  let [larger, smaller] = [a, b]
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller]
  return (a / larger) * b
}

const floorOf = ({ numerator, denominator }: Fraction): bigint => numerator / denominator

/** What a bet pays in minor units. Its product is exact and rounded down once, here. RangeError while a leg is open. */
export const payout = (bet: Bet): bigint =>
  floorOf(
    exactReturn(bet, ({ odds_thousandths, settlement }) => {
      if (!settlement) throw new RangeError('a bet pays when each of its legs is settled')
      return settledFactor(odds_thousandths, settlement)
    }),
  )

const asIf =
  (open: Settlement) =>
  (leg: Leg): Fraction =>
    settledFactor(leg.odds_thousandths, leg.settlement ?? open)

export interface PayoutRange {
  readonly least_minor: bigint
  readonly most_minor: bigint
  /**
   * No open leg can change what it pays: an express is decided by its first lost leg, a system often not. Asked of the exact returns, as two
   * that differ may be cut to the same amount.
   */
  readonly is_decided: boolean
}

/**
 * The least and the most that a bet can still pay, given what is settled: every open leg lost, and every open leg won. Whatever
 * happens to an open leg, void and half a line among it, lies between, as odds are above 1. Legs of different matches, so
 * all of them can happen together.
 */
export const payoutRange = (bet: Bet): PayoutRange => {
  const least = exactReturn(bet, asIf(lost))
  const most = bet.legs.every(({ settlement }) => settlement !== null) ? least : exactReturn(bet, asIf(won))
  return {
    least_minor: floorOf(least),
    most_minor: floorOf(most),
    is_decided: least.numerator * most.denominator === most.numerator * least.denominator,
  }
}

/** What the whole bet pays per unit of stake when every leg wins, exactly. */
export const bestFactor = (bet: Omit<Bet, 'stake_minor'>): Fraction =>
  exactReturn({ ...bet, stake_minor: 1n }, (leg) => settledFactor(leg.odds_thousandths, won))

/** The same cut to thousandths: the odds of the whole bet. */
export const bestOdds_thousandths = (bet: Omit<Bet, 'stake_minor'>): bigint => {
  const { numerator, denominator } = bestFactor(bet)
  return (numerator * 1000n) / denominator
}
