/** The pockets of a European wheel: one zero. */
export const pockets = 37

/** The order of the pockets on the European wheel, clockwise from zero. For the eye alone: every pocket is equally likely. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
]

/** The 00 of an American wheel. It is drawn as one more number, and only its name differs. */
export const double_zero = 37

/** The order of an American wheel: both zeros face each other, and so do the neighbours of the card. */
export const americanOrder: readonly number[] = [
  0,
  28,
  9,
  26,
  30,
  11,
  7,
  20,
  32,
  17,
  5,
  22,
  34,
  15,
  3,
  24,
  36,
  13,
  1,
  double_zero,
  27,
  10,
  25,
  29,
  12,
  8,
  19,
  31,
  18,
  6,
  21,
  33,
  16,
  4,
  23,
  35,
  14,
  2,
]

/** What stands in a pocket and on the cloth. */
export const numberName = (number: number): string => (number === double_zero ? '00' : String(number))

export type PocketColour = 'green' | 'red' | 'black'

const reds: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export const colourOf = (number: number): PocketColour => {
  if (number === 0 || number === double_zero) return 'green'
  return reds.has(number) ? 'red' : 'black'
}
