import { below } from '../../chance/below.ts'
import { shuffled } from '../../chance/shuffle.ts'
import { chooseOf, drawnNumbers, numbersText, readNumbers } from '../../instant/keno/keno-game.ts'
import type { TableGame } from '../../table/table-game.ts'

export const ball_numbers = 80
export const balls_drawn = 20

/** By how many numbers are on a ticket: what each count of hits returns, from none on, in halves of the stake. */
export const ticketPays: Readonly<Record<number, readonly number[]>> = {
  2: [0, 2, 19],
  3: [0, 0, 4, 96],
  4: [0, 0, 3, 12, 240],
  5: [0, 0, 0, 6, 40, 1_400],
  6: [0, 0, 0, 4, 16, 130, 4_000],
  7: [0, 0, 0, 2, 8, 60, 360, 14_000],
  8: [0, 0, 0, 0, 6, 28, 210, 2_000, 20_000],
  9: [0, 0, 0, 0, 3, 14, 90, 580, 7_000, 20_000],
  10: [4, 0, 0, 0, 0, 6, 44, 290, 2_800, 10_000, 20_000],
}

const sizes = Object.keys(ticketPays).map(Number)
export const least_numbers = Math.min(...sizes)
export const most_numbers = Math.max(...sizes)

const numbers = Array.from({ length: ball_numbers }, (_, index) => index + 1)

/** The numbers of a ticket, `3-17-40`; null for what is none. */
export const ticketNumbers = (place: string): readonly number[] | null => {
  const chosen = readNumbers(ball_numbers, place)
  return chosen && ticketPays[chosen.length] ? chosen : null
}

const typeOf = (count: number): string => `numbers:${count}`

/** One draw is settled for very many tickets: its numbers are found once. */
const found = new WeakMap<readonly number[], ReadonlySet<number>>()

/** The balls of a draw, in the order in which they came. */
export const ballsOf = (values: readonly number[]): readonly number[] => drawnNumbers(values)

const came = (values: readonly number[]): ReadonlySet<number> => {
  const known = found.get(values) ?? new Set(ballsOf(values))
  found.set(values, known)
  return known
}

const hitsOf = (chosen: readonly number[], values: readonly number[]): number => {
  const drawn = came(values)
  return chosen.filter((number) => drawn.has(number)).length
}

/** Twenty of eighty balls for everybody, and tickets of two to ten numbers. */
export const goldenTwenty: TableGame = {
  slug: 'live-draw',
  names: { uk: 'Золота двадцятка', ru: 'Золотая двадцатка', en: 'Golden Twenty' },
  places: sizes.map((count) => ({ id: numbersText(numbers.slice(0, count)), type: typeOf(count) })),
  composed: {
    isPlace: (id) => ticketNumbers(id) !== null,
    dealt: (source) => numbersText(shuffled(source, numbers).slice(0, sizes[below(source, sizes.length)])),
  },
  ranges: Array.from({ length: balls_drawn }, (_, index) => ball_numbers - index),
  halves: (place, values) => {
    const chosen = ticketNumbers(place) ?? []
    return ticketPays[chosen.length]?.[hitsOf(chosen, values)] ?? 0
  },
  most_halves: Math.max(...Object.values(ticketPays).flat()),
  outcomes: (type) => {
    const count = sizes.find((one) => typeOf(one) === type) ?? 0
    return (ticketPays[count] ?? []).map((halves, hits) => ({
      ways: chooseOf(balls_drawn, hits) * chooseOf(ball_numbers - balls_drawn, count - hits),
      halves,
    }))
  },
  exported: { family: 'number-draw', numbers: ball_numbers, drawn: balls_drawn, pays: ticketPays },
}
