import { currencies, type Currency } from '#kernel/money/currency.ts'
import type { PlacePoints, PlacePrize } from './board-spec.ts'

/** The highest place that a prize list may name: as many as bench/races ends a board with. */
export const most_places = 100_000

export const allCurrencies = Object.keys(currencies) as Currency[]

export interface PlaceRange {
  readonly from: number
  readonly to: number
}

/** Parses places (TO-004): "1-5" → 1 to 5, "7" → 7 to 7. */
export const rangeOf = (places: string): PlaceRange => {
  const [from = '', to = from] = places.split('-')
  return { from: Number(from), to: Number(to) }
}

/** How many places a range names. */
export const sizeOf = (places: string): number => {
  const { from, to } = rangeOf(places)
  return Math.max(0, to - from + 1)
}

export type RangeFault = 'not-a-range' | 'hole' | 'overlap' | 'too-many-places'

/** What is wrong with ranges that must cover the places from the first on, each once; null if nothing is. */
export const faultOfRanges = (ranges: readonly string[]): RangeFault | null => {
  const sorted = ranges.map(rangeOf).toSorted((one, other) => one.from - other.from)
  let covered = 0
  for (const { from, to } of sorted) {
    if (!(from >= 1 && to >= from)) return 'not-a-range'
    if (from <= covered) return 'overlap'
    if (from > covered + 1) return 'hole'
    covered = to
  }
  return covered > most_places ? 'too-many-places' : null
}

export const isIn = (places: string, place: number): boolean => {
  const { from, to } = rangeOf(places)
  return place >= from && place <= to
}

/** The prize of a place in minor units, or null. */
export const prizeOf = (prizes: readonly PlacePrize[], place: number, currency: Currency): number | null =>
  prizes.find(({ places }) => isIn(places, place))?.amounts[currency] ?? null

/** The points that a place brings on the board that is fed; 0 if none are defined. */
export const pointsOfPlace = (points: readonly PlacePoints[], place: number): number =>
  points.find(({ places }) => isIn(places, place))?.points ?? 0

/** Maximum cost of a board in a currency, if every place were won in it. */
export const fundOf = (prizes: readonly PlacePrize[], currency: Currency): bigint =>
  prizes.reduce((sum, { places, amounts }) => sum + BigInt(amounts[currency]) * BigInt(sizeOf(places)), 0n)

/** The highest place in the list. */
export const lastPlace = (list: readonly { readonly places: string }[]): number =>
  Math.max(0, ...list.map(({ places }) => rangeOf(places).to))
