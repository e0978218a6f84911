import type { Outline } from './wordmarks.gen.ts'

/** The word's scale, which gives capitals of 17 units, where it begins beside a mark of 40 units, and the line it stands on. */
const word_scale = 0.235
const word_start = 50
const baseline = 28.4

/** Width of the whole logo where its height is 40: the mark alone without a word. */
export const logoWidth = (word: Outline | undefined): number => (word ? word_start + word.width * word_scale + 1 : 40)

/** The `transform` that puts a word's outline beside the mark. */
export const wordTransform = (word: Outline): string => `translate(${word_start - word.left * word_scale} ${baseline}) scale(${word_scale})`
