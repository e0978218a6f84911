import type { ByteSource } from '../../chance/byte-source.ts'
import { pickWeighted } from '../../chance/weighted.ts'
import { fraction } from '../../fraction.ts'
import type { Moments } from '../../published.ts'
import type { Mechanic } from '../definition.ts'
import type { SpinKind } from '../events.ts'
import { wholeRound, type AwardClass } from '../free-spins-maths.ts'
import { freeSpinsByState, stateKey } from './free-spins-by-state.ts'
import { playFreeSpins } from './free-spins.ts'
import { countOf, drawStops, fillWindow, namedWindow, tellScatters, type Story, type Table } from './table.ts'
import { waysCoins } from './ways.ts'
import { waysSums } from './ways-moments.ts'
import { faceOf, windowsOf } from './windows.ts'

type Collect = Extract<Mechanic, { kind: 'collect' }>

const ruleOf = ({ definition }: Table): Collect => definition.mechanic as Collect

const numberOf = ({ definition }: Table, role: 'coin' | 'collector'): number =>
  definition.symbols.findIndex((symbol) => symbol.role === role)

/** How many values the draw of a coin's sum has. */
export const weightOfSums = ({ sums }: Collect): number => sums.reduce((all, { weight }) => all + weight, 0)

/**
 * The spin and its free spins. Draws the stop of every reel, and then the sum of each coin in sight, in the order of the cells. What a
 * collector gathers is multiplied by how many of them the free spins have seen.
 */
export const playCollect = (table: Table, source: ByteSource, story: Story | null): number => {
  const { sums, raises } = ruleOf(table)
  const weights = sums.map(({ weight }) => weight)
  const [coin, collector] = [numberOf(table, 'coin'), numberOf(table, 'collector')]
  const window = new Uint8Array(table.reels * table.rows)
  let collected = 0
  const spin = (kind: SpinKind): { coins: number; scatters: number } => {
    const stops: number[] = table[kind].map(() => 0)
    drawStops(table[kind], source, stops)
    fillWindow(table, table[kind], stops, window)
    story?.events.push({ type: 'reels-stopped', spin: kind, stops, window: namedWindow(table, window) })
    const cells: number[] = []
    for (const [cell, symbol] of window.entries()) if (symbol === coin) cells.push(cell)
    const drawn = cells.map(() => sums[pickWeighted(source, weights)]!.coins)
    if (story && cells.length > 0)
      story.events.push({ type: 'sums-drawn', coins: cells.map((cell, index) => ({ cell, sum_minor: drawn[index]! * story.coin_minor })) })
    const all = windowsOf(table, table[kind])
    const shown = stops.map((at, reel) => all[reel]![at]!)
    const scatters = countOf(window, table.scatter)
    let coins = waysCoins(table, shown, 1, story) + table.scatter_coins[scatters]!
    if (story) tellScatters(table, story, window, scatters)
    const from = window.indexOf(collector)
    if (from < 0) return { coins, scatters }
    const times = kind === 'free' ? raises[Math.min(collected, raises.length - 1)]! : 1
    if (cells.length > 0) {
      const sum = drawn.reduce((total, one) => total + one, 0) * times
      coins += sum
      story?.events.push({
        type: 'coins-won',
        cells: [...cells, from],
        collector: from,
        multiplier: times,
        win_minor: sum * story.coin_minor,
      })
    }
    if (kind === 'free') {
      collected += 1
      const next = raises[Math.min(collected, raises.length - 1)]!
      if (next !== times) story?.events.push({ type: 'multiplier-changed', multiplier: next })
    }
    return { coins, scatters }
  }
  const { coins, scatters } = spin('base')
  const award = table.awards[scatters]!
  if (award > 0) story?.events.push({ type: 'free-spins-awarded', spins: award, total: award, retrigger: false })
  return coins + playFreeSpins(table, award, source, story, () => spin('free'))
}

/** Stops that show so many coins, with a collector or without. */
interface Gathered {
  readonly one: AwardClass
  readonly coins: number
}

/** Every stop of a spin by its award and its coins: those with a collector, and those without. */
const gatheredOf = (table: Table, kind: SpinKind, with_collector: boolean): Gathered[] => {
  const [coin, collector] = [numberOf(table, 'coin'), numberOf(table, 'collector')]
  const all = windowsOf(table, table[kind])
  const coinsOf = (cells: readonly number[]): number => cells.filter((cell) => cell === coin).length
  // Scatters and coins of a window in one number: above the most coins that there can be, a scatter counts.
  const digit = 1 + all.reduce((sum, of) => sum + Math.max(...of.map(coinsOf)), 0)
  const faces = all.map((of, reel) =>
    of.flatMap((cells) => {
      if (reel === table.reels - 1 && cells.includes(collector) !== with_collector) return []
      const face = faceOf(table, reel, cells, 1)
      return [{ ...face, scatters: face.scatters * digit + coinsOf(cells) }]
    }),
  )
  return waysSums(table, faces).map(({ scatters: code, ...sums }) => {
    const scatters = Math.floor(code / digit)
    const bonus = BigInt(table.scatter_coins[scatters]!)
    const one = {
      award: table.awards[scatters]!,
      stops: sums.stops,
      coins: sums.coins + bonus * sums.stops,
      square_coins: sums.square_coins + 2n * bonus * sums.coins + bonus * bonus * sums.stops,
      losing_stops: bonus === 0n ? sums.losing_stops : 0n,
      most_coins: sums.most_coins + bonus,
    }
    return { one, coins: code % digit }
  })
}

/** Each stop with every two draws of a sum that there could be, so that means and squares of sums come out whole. */
const withSums = ({ one, coins }: Gathered, rule: Collect, times: number): AwardClass => {
  const draws = BigInt(weightOfSums(rule))
  const total = (part: (coins: bigint) => bigint): bigint =>
    rule.sums.reduce((sum, each) => sum + part(BigInt(each.coins)) * BigInt(each.weight), 0n)
  const [sum, square] = [total((each) => each), total((each) => each * each)]
  const [by, count] = [BigInt(times), BigInt(coins)]
  const most = BigInt(Math.max(...rule.sums.map((each) => each.coins)))
  return {
    award: one.award,
    stops: one.stops * draws * draws,
    coins: one.coins * draws * draws + one.stops * by * count * sum * draws,
    square_coins:
      one.square_coins * draws * draws +
      2n * one.coins * by * count * sum * draws +
      one.stops * by * by * (count * square * draws + count * (count - 1n) * sum * sum),
    losing_stops: count * by > 0n ? 0n : one.losing_stops * draws * draws,
    most_coins: one.most_coins + by * count * most,
  }
}

/** Exact: ways and coins are sums of products over the reels, and the free spins a chain over how many collectors came. */
export const collectMoments = (table: Table): Moments => {
  const rule = ruleOf(table)
  const { free_spins, coins_per_stake } = table.definition
  const classesOf = (kind: SpinKind, with_collector: boolean, times: number): AwardClass[] =>
    gatheredOf(table, kind, with_collector).map((one) => withSums(one, rule, times))
  const base = [...classesOf('base', false, 0), ...classesOf('base', true, 1)]
  const without = classesOf('free', false, 0)
  const gathered = gatheredOf(table, 'free', true)
  const keyed = (classes: readonly AwardClass[], state: number): AwardClass[] =>
    classes.map((one) => ({ ...one, award: stateKey(state, one.award) }))
  const last = rule.raises.length - 1
  // The state is how many collectors came, as far as the raises go.
  const classes = new Map(
    rule.raises.map((times, seen) => {
      const collected = gathered.map((one) => withSums(one, rule, times))
      return [seen, [...keyed(without, seen), ...keyed(collected, Math.min(seen + 1, last))]] as const
    }),
  )
  const stopsOf = (all: readonly AwardClass[]): bigint => all.reduce((sum, { stops }) => sum + stops, 0n)
  const chain = freeSpinsByState(free_spins!, classes, stopsOf(classes.get(0)!))
  const round = wholeRound(base, 1n, chain, stopsOf(base))
  const unit = BigInt(coins_per_stake)
  return {
    mean: fraction(round.coins, round.scale * unit),
    mean_square: fraction(round.square_coins, round.scale * unit * unit),
    hit_rate: fraction(round.scale - round.losing, round.scale),
    max_multiple: fraction(round.most_coins, unit),
  }
}
