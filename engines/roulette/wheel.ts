/** The pockets of a European wheel: one zero. */
export const pockets = 37

/** The order of the pockets on the wheel, clockwise from zero. For the eye alone: every pocket is equally likely. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
]

export type PocketColour = 'green' | 'red' | 'black'

const reds: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export const colourOf = (number: number): PocketColour => {
  if (number === 0) return 'green'
  return reds.has(number) ? 'red' : 'black'
}
