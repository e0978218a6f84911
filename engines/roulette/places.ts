import { colourOf, double_zero, numberName } from './wheel.ts'

export const betTypes = [
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'first-four',
  'first-five',
  'six-line',
  'dozen',
  'column',
  'red',
  'black',
  'odd',
  'even',
  'low',
  'high',
] as const

export type BetType = (typeof betTypes)[number]

/** A place on the layout that takes chips: the numbers it covers and what a chip there returns, its own stake included. */
export interface Place {
  readonly id: string
  readonly type: BetType
  readonly numbers: readonly number[]
  /** 36 shared by the numbers, in whole chips: a straight-up chip returns 36, a colour 2, and the first five 7 (their fifth is lost in rounding). */
  readonly returns: number
}

const place = (type: BetType, numbers: readonly number[], id: string = type): Place => ({
  id,
  type,
  numbers,
  returns: Math.floor(36 / numbers.length),
})

const inside = (type: BetType, ...numbers: readonly number[]): Place => place(type, numbers, `${type}:${numbers.map(numberName).join('-')}`)

const from = (first: number, count: number, step = 1): number[] => Array.from({ length: count }, (_, index) => first + index * step)

/** Beside the one zero, which lies across 1, 2 and 3. */
const besideZero: readonly Place[] = [
  inside('straight', 0),
  ...[1, 2, 3].map((number) => inside('split', 0, number)),
  inside('trio', 0, 1, 2),
  inside('trio', 0, 2, 3),
  place('first-four', [0, 1, 2, 3]),
]

/** Beside two zeros: 0 lies across 1 and half of 2, 00 across the other half and 3. */
const besideZeros: readonly Place[] = [
  inside('straight', 0),
  inside('straight', double_zero),
  inside('split', 0, double_zero),
  ...[1, 2].map((number) => inside('split', 0, number)),
  ...[2, 3].map((number) => inside('split', double_zero, number)),
  inside('trio', 0, 1, 2),
  inside('trio', 0, double_zero, 2),
  inside('trio', double_zero, 2, 3),
  place('first-five', [0, double_zero, 1, 2, 3]),
]

/** The layout is 12 streets of three: street s (from 0) holds 3s + 1, 3s + 2, 3s + 3. */
const insidePlaces: readonly Place[] = [
  ...from(1, 36).map((number) => inside('straight', number)),
  ...from(1, 36).flatMap((number) => [
    ...(number % 3 === 0 ? [] : [inside('split', number, number + 1)]),
    ...(number > 33 ? [] : [inside('split', number, number + 3)]),
  ]),
  ...from(1, 12, 3).map((first) => inside('street', ...from(first, 3))),
  ...from(1, 33).flatMap((number) => (number % 3 === 0 ? [] : [inside('corner', number, number + 1, number + 3, number + 4)])),
  ...from(1, 11, 3).map((first) => inside('six-line', ...from(first, 6))),
]

const outsidePlaces = (): Place[] => {
  const numbers = from(1, 36)
  return [
    ...[1, 2, 3].map((dozen) => place('dozen', from(dozen * 12 - 11, 12), `dozen:${dozen}`)),
    ...[1, 2, 3].map((column) => place('column', from(column, 12, 3), `column:${column}`)),
    place(
      'red',
      numbers.filter((number) => colourOf(number) === 'red'),
    ),
    place(
      'black',
      numbers.filter((number) => colourOf(number) === 'black'),
    ),
    place(
      'odd',
      numbers.filter((number) => number % 2 === 1),
    ),
    place(
      'even',
      numbers.filter((number) => number % 2 === 0),
    ),
    place('low', from(1, 18)),
    place('high', from(19, 18)),
  ]
}

/** Every place of the layout with one zero, and so every bet there is: what is not here cannot be bet on. */
export const places: readonly Place[] = [...besideZero, ...insidePlaces, ...outsidePlaces()]

/** The same of the layout with two zeros. */
export const americanPlaces: readonly Place[] = [...besideZeros, ...insidePlaces, ...outsidePlaces()]
