import { halvesOf, liveTable, placeOf } from '../roulette/tables.ts'
import { aboveTheClouds } from './games/above-the-clouds.ts'
import { wheelOfPlenty } from './games/wheel-of-plenty.ts'

/**
 * What a chip on a place of a live table returns for what was drawn, itself included, in halves of the chip. The same that the table's
 * engine pays, for a page that shows it and has no engine.
 */
export const liveHalves = (slug: string, place: string, values: readonly number[]): number => {
  if (slug === wheelOfPlenty.slug) return wheelOfPlenty.halves(place, values)
  if (slug === aboveTheClouds.slug) return aboveTheClouds.halves(place, values)
  const [number = -1] = values
  const of_roulette = placeOf(liveTable, place)
  return of_roulette ? halvesOf(liveTable, of_roulette, number) : 0
}

/** How many of all equally likely draws win on a place, and what they return, in halves of the chip. Every place has one return. */
export const liveChance = (slug: string, place: string): { readonly ways: number; readonly all: number; readonly halves: number } => {
  const game = [wheelOfPlenty, aboveTheClouds].find((one) => one.slug === slug)
  if (!game) {
    const { numbers = [], returns = 0 } = placeOf(liveTable, place) ?? {}
    return { ways: numbers.length, all: liveTable.order.length, halves: returns * 2 }
  }
  const won = game.outcomes(place).find(({ halves }) => halves > 0)
  return { ways: Number(won?.ways ?? 0n), all: game.ranges[0] ?? 1, halves: won?.halves ?? 0 }
}
