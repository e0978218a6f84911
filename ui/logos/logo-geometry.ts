import type { Outline } from './wordmarks.gen.ts'

/** Scale of the wordmark (capitals of 17 units), its start beside a mark of 40 units, and its baseline. */
const word_scale = 0.235
const word_start = 50
const baseline = 28.4

/** Width of the whole logo at a height of 40; without a wordmark, of the mark alone. */
export const logoWidth = (word: Outline | undefined): number => (word ? word_start + word.width * word_scale + 1 : 40)

/** The `transform` that places the wordmark's outline beside the mark. */
export const wordTransform = (word: Outline): string => `translate(${word_start - word.left * word_scale} ${baseline}) scale(${word_scale})`
