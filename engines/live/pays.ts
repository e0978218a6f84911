import { halvesOf, liveTable, placeOf } from '../roulette/tables.ts'
import { baccaratWays } from '../table/baccarat.ts'
import type { TableGame } from '../table/table-game.ts'
import { aboveTheClouds } from './games/above-the-clouds.ts'
import { goldenTwenty } from './games/golden-twenty.ts'
import { liveBaccarat } from './games/live-baccarat.ts'
import { wheelOfPlenty } from './games/wheel-of-plenty.ts'

const tables: readonly TableGame[] = [wheelOfPlenty, aboveTheClouds, liveBaccarat, goldenTwenty]

/**
 * What a chip on a place of a live table returns for what was drawn, itself included, in halves of the chip. The same that the table's
 * engine pays, for a page that shows it and has no engine.
 */
export const liveHalves = (slug: string, place: string, values: readonly number[]): number => {
  const table = tables.find((one) => one.slug === slug)
  if (table) return table.halves(place, values)
  const [number = -1] = values
  const of_roulette = placeOf(liveTable, place)
  return of_roulette ? halvesOf(liveTable, of_roulette, number) : 0
}

/** How many of all equally likely draws win on a place, and what a win returns, in halves of the chip. */
export interface LiveChance {
  readonly ways: number
  readonly all: number
  readonly halves: number
}

const baccaratChance = (place: string): LiveChance => {
  const { player, banker, all } = baccaratWays
  if (place === 'player') return { ways: player, all, halves: 4 }
  if (place === 'banker') return { ways: banker, all, halves: 4 }
  if (place === 'tie') return { ways: all - player - banker, all, halves: 20 }
  const [pair] = liveBaccarat.outcomes('pair')
  return { ways: Number(pair?.ways ?? 0n), all: (liveBaccarat.ranges[0] ?? 1) - 1, halves: pair?.halves ?? 0 }
}

/** The chance of a place that returns one thing where it wins. A banker who wins with six returns less, a ticket has its own table. */
export const liveChance = (slug: string, place: string): LiveChance => {
  if (slug === liveBaccarat.slug) return baccaratChance(place)
  const game = [wheelOfPlenty, aboveTheClouds].find((one) => one.slug === slug)
  if (!game) {
    const { numbers = [], returns = 0 } = placeOf(liveTable, place) ?? {}
    return { ways: numbers.length, all: liveTable.order.length, halves: returns * 2 }
  }
  const won = game.outcomes(place).find(({ halves }) => halves > 0)
  return { ways: Number(won?.ways ?? 0n), all: game.ranges[0] ?? 1, halves: won?.halves ?? 0 }
}
