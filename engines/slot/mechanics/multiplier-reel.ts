import { below } from '../../chance/below.ts'
import type { ByteSource } from '../../chance/byte-source.ts'
import type { Moments } from '../../published.ts'
import type { Mechanic } from '../definition.ts'
import type { SpinKind } from '../events.ts'
import type { AwardClass } from '../free-spins-maths.ts'
import { playFreeSpins } from './free-spins.ts'
import { momentsOfSpins } from './moments-of-spins.ts'
import { countOf, drawStops, fillWindow, namedWindow, tellScatters, type Story, type Table } from './table.ts'
import { waysCoins } from './ways.ts'
import { waysClasses } from './ways-moments.ts'
import { facesOfStrips, windowsOf } from './windows.ts'

type MultiplierReel = Extract<Mechanic, { kind: 'multiplier-reel' }>

const ruleOf = ({ definition }: Table): MultiplierReel => definition.mechanic as MultiplierReel

/** The spin and its free spins. Draws the stop of every reel, and then that of the reel of multipliers. */
export const playMultiplierReel = (table: Table, source: ByteSource, story: Story | null): number => {
  const { reel } = ruleOf(table)
  const window = new Uint8Array(table.reels * table.rows)
  const spin = (kind: SpinKind): { coins: number; scatters: number } => {
    const stops: number[] = table[kind].map(() => 0)
    drawStops(table[kind], source, stops)
    const stop = below(source, reel[kind].length)
    const times = reel[kind][stop]!
    fillWindow(table, table[kind], stops, window)
    story?.events.push({ type: 'reels-stopped', spin: kind, stops, window: namedWindow(table, window), multiplier: { stop, times } })
    const all = windowsOf(table, table[kind])
    const shown = stops.map((at, index) => all[index]![at]!)
    const coins = waysCoins(table, shown, times, story)
    const scatters = countOf(window, table.scatter)
    if (story) tellScatters(table, story, window, scatters, times)
    return { coins: (coins + table.scatter_coins[scatters]!) * times, scatters }
  }
  const { coins, scatters } = spin('base')
  const award = table.awards[scatters]!
  if (award > 0) story?.events.push({ type: 'free-spins-awarded', spins: award, total: award, retrigger: false })
  return coins + playFreeSpins(table, award, source, story, () => spin('free'))
}

/** Every stop of the window with every stop of the reel of multipliers. */
const multiplied = (one: AwardClass, reel: readonly number[]): AwardClass => {
  const numbers = reel.map(BigInt)
  const sum = (part: (number: bigint) => bigint): bigint => numbers.reduce((total, number) => total + part(number), 0n)
  const stops = BigInt(reel.length)
  return {
    award: one.award,
    stops: one.stops * stops,
    coins: one.coins * sum((number) => number),
    square_coins: one.square_coins * sum((number) => number * number),
    losing_stops: one.losing_stops * stops,
    most_coins: one.most_coins * numbers.reduce((most, number) => (number > most ? number : most), 0n),
  }
}

/** Exact: what the window wins and what multiplies it do not depend on each other. */
export const multiplierReelMoments = (table: Table): Moments => {
  const { reel } = ruleOf(table)
  const classesOf = (kind: SpinKind): AwardClass[] =>
    waysClasses(table, facesOfStrips(table, table[kind])).map((one) => multiplied(one, reel[kind]))
  return momentsOfSpins(table, classesOf('base'), [classesOf('free')])
}
