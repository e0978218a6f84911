import { fraction, type Fraction } from '../fraction.ts'

export type CrapsLine = 'pass' | 'dont'
export const box_numbers = [4, 5, 6, 8, 9, 10] as const
export type BoxNumber = (typeof box_numbers)[number]

export const isBoxNumber = (total: number): total is BoxNumber => box_numbers.some((number) => number === total)

/** In how many of thirty-six ways two dice show a total. */
export const waysOf = (total: number): number => 6 - Math.abs(total - 7)

/** What is laid and what it wins beside it, in hundredths of the first stake; of odds at most so many parts. */
export interface CrapsTerms {
  readonly stakes: number
  readonly wins: number
}
interface OddsTerms extends CrapsTerms {
  readonly most: number
}

/**
 * Odds pay what the dice are worth, so the house has nothing of them: three, four and five parts behind a point of three, four and five
 * ways. Numbers pay 9 to 5, 7 to 5 and 7 to 6. All of it comes out even.
 */
export const crapsTerms = {
  odds: {
    pass: { 3: { stakes: 100, wins: 200, most: 3 }, 4: { stakes: 100, wins: 150, most: 4 }, 5: { stakes: 100, wins: 120, most: 5 } },
    dont: { 3: { stakes: 200, wins: 100, most: 3 }, 4: { stakes: 150, wins: 100, most: 4 }, 5: { stakes: 120, wins: 100, most: 5 } },
  },
  places: { 3: { stakes: 100, wins: 180 }, 4: { stakes: 100, wins: 140 }, 5: { stakes: 120, wins: 140 } },
} as const

const boxWays = (number: BoxNumber): 3 | 4 | 5 => (number === 4 || number === 10 ? 3 : number === 5 || number === 9 ? 4 : 5)

export const oddsOf = (line: CrapsLine, point: BoxNumber): OddsTerms => crapsTerms.odds[line][boxWays(point)]
export const placeOf = (number: BoxNumber): CrapsTerms => crapsTerms.places[boxWays(number)]

/** What a number placed beside a point loses on average, as a share of what is laid: it comes back where the point is made first. */
export const costOfPlace = (point: BoxNumber, number: BoxNumber): Fraction => {
  const { stakes, wins } = placeOf(number)
  const [own, seven] = [waysOf(number), waysOf(7)]
  return fraction(BigInt(seven * stakes - own * wins), BigInt(stakes * (own + seven + waysOf(point))))
}
