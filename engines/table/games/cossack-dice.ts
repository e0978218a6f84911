import type { TableGame, TableOutcome, TablePlace, TableResult } from '../table-game.ts'

/** What is returned for the totals 4 to 10 of three dice, in halves of the chip, itself included; 11 to 17 are their mirror. */
const lowTotals = [132, 66, 40, 27, 19, 16, 15] as const
const totals = [...lowTotals, ...lowTotals.toReversed()].map((returned, index) => ({ total: index + 4, returned }))

const faces = [1, 2, 3, 4, 5, 6] as const

const totalType = (total: number): string => `total-${Math.min(total, 21 - total)}`

const diceOf = (values: readonly number[]): readonly number[] => values.map((value) => value + 1)

const halvesOf = (place: string, dice: readonly number[]): number => {
  const [name = '', number = '0'] = place.split(':')
  const total = dice.reduce((sum, die) => sum + die, 0)
  const is_triple = dice.every((die) => die === dice[0])
  const hits = dice.filter((die) => die === Number(number)).length
  if (name === 'small') return !is_triple && total <= 10 ? 4 : 0
  if (name === 'big') return !is_triple && total >= 11 ? 4 : 0
  if (name === 'odd') return !is_triple && total % 2 === 1 ? 4 : 0
  if (name === 'even') return !is_triple && total % 2 === 0 ? 4 : 0
  if (name === 'any-triple') return is_triple ? 66 : 0
  if (name === 'triple') return hits === 3 ? 400 : 0
  if (name === 'double') return hits >= 2 ? 25 : 0
  if (name === 'single') return hits === 0 ? 0 : hits === 3 ? 26 : 2 * hits + 2
  return total === Number(number) ? (totals.find((one) => one.total === total)?.returned ?? 0) : 0
}

const places: readonly TablePlace[] = [
  ...['small', 'big', 'odd', 'even'].map((id) => ({ id, type: 'even-money' })),
  { id: 'any-triple', type: 'any-triple' },
  ...faces.map((face) => ({ id: `triple:${face}`, type: 'triple' })),
  ...faces.map((face) => ({ id: `double:${face}`, type: 'double' })),
  ...totals.map(({ total }) => ({ id: `total:${total}`, type: totalType(total) })),
  ...faces.map((face) => ({ id: `single:${face}`, type: 'single' })),
]

const halves = (place: string, values: readonly number[]): number => halvesOf(place, diceOf(values))

/** All throws of three dice, one by one. */
const throws = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a - 1, b - 1, c - 1])))

const outcomes = (type: string): readonly TableOutcome[] => {
  const place = places.find((one) => one.type === type)
  const by_halves = new Map<number, bigint>()
  for (const values of place ? throws : []) {
    const returned = halves(place?.id ?? '', values)
    by_halves.set(returned, (by_halves.get(returned) ?? 0n) + 1n)
  }
  return [...by_halves].map(([returned, ways]) => ({ ways, halves: returned }))
}

/** The order of the dice tells no bet anything. */
const results: readonly TableResult[] = [...Map.groupBy(throws, (values) => values.toSorted().join(' ')).values()].map((alike) => ({
  ways: alike.length,
  halves: (place) => halves(place, alike[0] ?? []),
}))

/** Three dice under a bowl, with the bets of sic bo. */
export const cossackDice: TableGame = {
  slug: 'cossack-dice',
  names: { uk: 'Козацькі кості', ru: 'Казацкие кости', en: 'Cossack Dice' },
  places,
  ranges: [6, 6, 6],
  halves,
  most_halves: 400,
  outcomes,
  results,
  exported: { family: 'three-dice', totals: Object.fromEntries(totals.map(({ total, returned }) => [total, returned])) },
}
