/** One of so many numbers is drawn, told as 00.00 to 99.99. */
export const numbers = 10_000

/** Chance times pay is the same for every bet, so that every bet returns the same: 198,000 / (10,000 × 20) = 99 %. */
const chance_times_twentieths = 198_000
const least_chance = 20
const most_chance = 9_000

/** A share of the numbers that a player may bet on, and what it pays. */
export interface OverUnderBet {
  /** How many of the numbers win. */
  readonly chance: number
  /** What a win returns, its own stake included, in twentieths of the stake. */
  readonly twentieths: number
}

/** Every bet there is, the likeliest first: the chances by which the product divides, so that no pay is ever rounded. */
export const overUnderBets: readonly OverUnderBet[] = Array.from(
  { length: most_chance - least_chance + 1 },
  (_, index) => most_chance - index,
)
  .filter((chance) => chance_times_twentieths % chance === 0)
  .map((chance) => ({ chance, twentieths: chance_times_twentieths / chance }))

export type Side = 'under' | 'over'

export interface OverUnderChoice {
  readonly side: Side
  /** The number that has to be gone under or over, in hundredths. */
  readonly bound: number
  readonly bet: OverUnderBet
}

const byChance: ReadonlyMap<number, OverUnderBet> = new Map(overUnderBets.map((bet) => [bet.chance, bet]))

/** 4950 as "49.50". */
const decimal = (hundredths: number): string => (hundredths / 100).toFixed(2).padStart(5, '0')

/** `under:49.50` wins with 00.00 to 49.49, `over:50.49` with 50.50 to 99.99. */
export const choiceText = (side: Side, { chance }: OverUnderBet): string =>
  side === 'under' ? `under:${decimal(chance)}` : `over:${decimal(numbers - 1 - chance)}`

/** A choice out of its spelling, or null when there is no such bet. */
export const readChoice = (text: string): OverUnderChoice | null => {
  const [, side, whole, part] = /^(under|over):(\d\d)\.(\d\d)$/.exec(text) ?? []
  if (side === undefined) return null
  const bound = Number(whole) * 100 + Number(part)
  const bet = byChance.get(side === 'under' ? bound : numbers - 1 - bound)
  return bet ? { side: side as Side, bound, bet } : null
}

export const isWon = ({ side, bound }: OverUnderChoice, number: number): boolean => (side === 'under' ? number < bound : number > bound)
