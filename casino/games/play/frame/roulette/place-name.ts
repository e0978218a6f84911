import type { FrameText } from '../kit/frame-text.ts'
import { knownPlace } from './spots.ts'
import type { texts } from './texts.ts'

export type RouletteText = FrameText<typeof texts>

/** A place in words: "Corner 14, 15, 17, 18". */
export const placeName = (text: RouletteText, id: string): string => {
  const { type, numbers } = knownPlace(id)
  return text(`roulette.name.${type}`, { numbers: numbers.join(', '), first: numbers[0] ?? 0, last: numbers.at(-1) ?? 0 })
}

/** The same with what it pays. */
export const placeWithOdds = (text: RouletteText, id: string): string =>
  text('roulette.place', { name: placeName(text, id), odds: knownPlace(id).returns - 1 })
