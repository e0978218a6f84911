import type { RouletteTable } from '#engines/roulette/tables.ts'
import type { FrameText } from '../kit/frame-text.ts'
import { knownPlace, namesOf } from './spots.ts'
import type { texts } from './texts.ts'

export type RouletteText = FrameText<typeof texts>

/** A place in words: "Corner 14, 15, 17, 18". */
export const placeName = (text: RouletteText, table: RouletteTable, id: string): string => {
  const place = knownPlace(table, id)
  const names = namesOf(place)
  return text(`roulette.name.${place.type}`, { numbers: names.join(', '), first: names[0] ?? 0, last: names.at(-1) ?? 0 })
}

/** The same with what it pays. */
export const placeWithOdds = (text: RouletteText, table: RouletteTable, id: string): string =>
  text('roulette.place', { name: placeName(text, table, id), odds: knownPlace(table, id).returns - 1 })
