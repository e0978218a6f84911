import { below } from '../../chance/below.ts'
import type { ByteSource } from '../../chance/byte-source.ts'
import { pickWeighted } from '../../chance/weighted.ts'
import { fraction, minus, plus, times, type Fraction } from '../../fraction.ts'
import type { Moments } from '../../published.ts'
import { compileSlot } from '../compile.ts'
import type { Mechanic } from '../definition.ts'
import { enumerateStops } from '../enumerate.ts'
import type { HeldCell } from '../events.ts'
import { linesCoins } from './lines.ts'
import { ClassSums } from './sums.ts'
import { countOf, drawStops, fillWindow, namedWindow, type Story, type Table } from './table.ts'

type Hold = Extract<Mechanic, { kind: 'hold-and-respin' }>

const ruleOf = ({ definition }: Table): Hold => definition.mechanic as Hold

/** A cell comes when a byte is below the rule's chance. */
const of_chance = 256

/** The held symbols with their prizes: drawn for those that stand, in the order of their cells, and for each new one as it comes. */
const playHold = (table: Table, window: Uint8Array, source: ByteSource, story: Story | null): number => {
  const rule = ruleOf(table)
  const weights = rule.prizes.map(({ weight }) => weight)
  const unit = table.definition.coins_per_stake
  const held = new Set<number>()
  let coins = 0
  const hold = (cell: number): HeldCell => {
    const prize = rule.prizes[pickWeighted(source, weights)]!
    held.add(cell)
    coins += prize.stakes * unit
    return { cell, prize_minor: prize.stakes * unit * (story?.coin_minor ?? 0), level: prize.level ?? null }
  }
  const first = [...window.keys()].filter((cell) => window[cell] === table.scatter).map(hold)
  story?.events.push({ type: 'hold-started', held: first, left: rule.respins })
  for (let left = rule.respins; left > 0 && held.size < window.length;) {
    const cells = [...window.keys()].filter((cell) => !held.has(cell))
    const came: HeldCell[] = []
    for (const cell of cells) if (below(source, of_chance) < rule.chance) came.push(hold(cell))
    left = came.length > 0 ? rule.respins : left - 1
    story?.events.push({ type: 'hold-respun', cells, came, left })
  }
  const is_full = held.size === window.length
  if (is_full) coins += rule.full * unit
  story?.events.push({ type: 'hold-ended', held: held.size, is_full, win_minor: coins * (story?.coin_minor ?? 0) })
  return coins
}

/** The spin, and with enough held symbols their respins. Draws the stops; then prizes and cells in the order of the cells. */
export const playHoldAndRespin = (table: Table, source: ByteSource, story: Story | null): number => {
  const window = new Uint8Array(table.reels * table.rows)
  const stops: number[] = table.base.map(() => 0)
  drawStops(table.base, source, stops)
  fillWindow(table, table.base, stops, window)
  story?.events.push({ type: 'reels-stopped', spin: 'base', stops, window: namedWindow(table, window) })
  const coins = linesCoins(table, window, table.wild, false, story)
  return countOf(window, table.scatter) >= ruleOf(table).least ? coins + playHold(table, window, source, story) : coins
}

const one = fraction(1n)
const zero = fraction(0n)

/** C(n, k). */
const choose = (n: number, k: number): bigint => {
  let ways = 1n
  for (let step = 1; step <= k; step += 1) ways = (ways * BigInt(n - k + step)) / BigInt(step)
  return ways
}

/** How many are held at the end, from `held` of them on: the chance of each number. A chain over what is held and what is left. */
const endsOf = (rule: Hold, cells: number): ((held: number) => readonly Fraction[]) => {
  const known = new Map<string, readonly Fraction[]>()
  const [comes, stays] = [BigInt(rule.chance), BigInt(of_chance - rule.chance)]
  const ends = (held: number, left: number): readonly Fraction[] => {
    const key = `${held} ${left}`
    const before = known.get(key)
    if (before) return before
    const result = Array.from({ length: cells + 1 }, () => zero)
    if (held === cells || left === 0) result[held] = one
    else
      for (let more = 0; more <= cells - held; more += 1) {
        const empty = cells - held
        const chance = fraction(
          choose(empty, more) * comes ** BigInt(more) * stays ** BigInt(empty - more),
          BigInt(of_chance) ** BigInt(empty),
        )
        for (const [end, share] of ends(held + more, more > 0 ? rule.respins : left - 1).entries())
          if (share.numerator > 0n) result[end] = plus(result[end]!, times(chance, share))
      }
    known.set(key, result)
    return result
  }
  return (held) => ends(held, rule.respins)
}

/** Mean and mean square of what a hold pays, in stakes, when it begins with so many. */
const holdOf = (rule: Hold, cells: number) => {
  const weighed = (part: (stakes: bigint) => bigint): Fraction =>
    fraction(
      rule.prizes.reduce((sum, { stakes, weight }) => sum + part(BigInt(stakes)) * BigInt(weight), 0n),
      BigInt(rule.prizes.reduce((sum, { weight }) => sum + weight, 0)),
    )
  const mean = weighed((stakes) => stakes)
  const variance = minus(
    weighed((stakes) => stakes * stakes),
    times(mean, mean),
  )
  const ends = endsOf(rule, cells)
  return (held: number): { readonly mean: Fraction; readonly square: Fraction } => {
    let [sum, square] = [zero, zero]
    for (const [end, share] of ends(held).entries()) {
      if (share.numerator === 0n) continue
      const n = fraction(BigInt(end))
      const paid = plus(times(n, mean), fraction(end === cells ? BigInt(rule.full) : 0n))
      sum = plus(sum, times(share, paid))
      square = plus(square, times(share, plus(times(n, variance), times(paid, paid))))
    }
    return { mean: sum, square }
  }
}

/** Exact: every stop of the reels, and for each number of held symbols the chain of their respins. */
export const holdAndRespinMoments = (table: Table): Moments => {
  const rule = ruleOf(table)
  const { mechanic: _, ...reels } = table.definition
  const slot = compileSlot(reels)
  const { by_scatters, stops } = enumerateStops(slot, slot.base)
  const sums = new ClassSums()
  for (const [held, wins] of by_scatters.entries()) for (const [coins, count] of wins) sums.add(held >= rule.least ? held : 0, coins, count)
  const unit = BigInt(table.definition.coins_per_stake)
  const cells = table.reels * table.rows
  const hold = holdOf(rule, cells)
  const all = stops
  const dearest = BigInt(Math.max(...rule.prizes.map(({ stakes }) => stakes)))
  let [mean, square, losing, most] = [zero, zero, 0n, 0n]
  for (const { award: held, stops: count, coins, square_coins, losing_stops, most_coins } of sums.classes()) {
    const share = fraction(count, all)
    const lines_mean = fraction(coins, all * unit)
    const ahead = held === 0 ? { mean: zero, square: zero } : hold(held)
    mean = plus(mean, plus(lines_mean, times(share, ahead.mean)))
    const crossed = times(fraction(2n), times(lines_mean, ahead.mean))
    square = plus(square, plus(fraction(square_coins, all * unit * unit), plus(crossed, times(share, ahead.square))))
    if (held === 0) losing += losing_stops
    const best = most_coins + (held === 0 ? 0n : (dearest * BigInt(cells) + BigInt(rule.full)) * unit)
    if (best > most) most = best
  }
  return { mean, mean_square: square, hit_rate: fraction(all - losing, all), max_multiple: fraction(most, unit) }
}
