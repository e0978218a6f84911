import { numberName } from '#engines/roulette/wheel.ts'

/** A bet called by its name: so many chips on each of its places. */
export type Announced = readonly (readonly [place: string, chips: number])[]

/** The calls of the wheel's parts, laid as every croupier lays them. Their numbers are neighbours on the wheel and not on the cloth. */
export const announced = {
  voisins: [
    ['trio:0-2-3', 2],
    ['split:4-7', 1],
    ['split:12-15', 1],
    ['split:18-21', 1],
    ['split:19-22', 1],
    ['split:32-35', 1],
    ['corner:25-26-28-29', 2],
  ],
  orphelins: [
    ['straight:1', 1],
    ['split:6-9', 1],
    ['split:14-17', 1],
    ['split:17-20', 1],
    ['split:31-34', 1],
  ],
  tiers: [
    ['split:5-8', 1],
    ['split:10-11', 1],
    ['split:13-16', 1],
    ['split:23-24', 1],
    ['split:27-30', 1],
    ['split:33-36', 1],
  ],
  zero: [
    ['split:0-3', 1],
    ['split:12-15', 1],
    ['straight:26', 1],
    ['split:32-35', 1],
  ],
} as const satisfies Record<string, Announced>

export type AnnouncedName = keyof typeof announced

/** A number and two on each side of it on the wheel. */
export const neighboursOf = (order: readonly number[], number: number): readonly number[] => {
  const at = order.indexOf(number)
  return [-2, -1, 0, 1, 2].map((step) => order[(at + step + order.length) % order.length] ?? 0)
}

export const neighbourBets = (order: readonly number[], number: number): Announced =>
  neighboursOf(order, number).map((one) => [`straight:${numberName(one)}`, 1] as const)

export const chipsOf = (bets: Announced): number => bets.reduce((sum, [, chips]) => sum + chips, 0)
