import type { ByteSource } from '../../chance/byte-source.ts'
import { fraction, type Fraction } from '../../fraction.ts'
import type { Moments } from '../../published.ts'
import { linesCoins } from './lines.ts'
import { ClassSums, everyStop } from './sums.ts'
import { drawStops, fillWindow, namedWindow, type Story, type Table } from './table.ts'

/** Reels that show a wild, those that were covered with them before among them. */
const wildReels = ({ rows, wild }: Table, window: Uint8Array): number[] => {
  const found: number[] = []
  for (let cell = 0; cell < window.length; cell += 1)
    if (window[cell] === wild) {
      const reel = Math.floor(cell / rows)
      if (found.at(-1) !== reel) found.push(reel)
    }
  return found
}

const cover = ({ rows, wild }: Table, window: Uint8Array, reels: readonly number[]): void => {
  for (const reel of reels) window.fill(wild, reel * rows, reel * rows + rows)
}

/** One spin, and after it a respin for as long as it brings new wilds. Draws a stop for each reel that does not stand. */
export const playStickyWilds = (table: Table, source: ByteSource, story: Story | null): number => {
  const window = new Uint8Array(table.reels * table.rows)
  const stops: number[] = table.base.map(() => 0)
  let held: number[] = []
  let coins = 0
  for (;;) {
    drawStops(table.base, source, stops, held)
    fillWindow(table, table.base, stops, window)
    cover(table, window, held)
    const shown = story && namedWindow(table, window)
    const wild = wildReels(table, window)
    cover(table, window, wild)
    if (story && shown) {
      story.events.push({ type: 'reels-stopped', spin: 'base', stops: [...stops], window: shown, ...(held.length > 0 ? { held } : {}) })
      const fresh = wild.filter((reel) => !held.includes(reel))
      if (fresh.length > 0) story.events.push({ type: 'wilds-expanded', reels: fresh })
    }
    coins += linesCoins(table, window, table.wild, true, story)
    if (wild.length === held.length) return coins
    held = wild
    story?.events.push({ type: 'respin-awarded', held })
  }
}

/** What is still to come once these reels stand: exact, each a fraction over all stops of the others. */
interface Ahead {
  readonly mean: bigint
  readonly square: bigint
  readonly losing: bigint
  readonly most: bigint
  readonly scale: bigint
}

/** The reels of a set of bits. */
const reelsOf = (mask: number): number[] => [0, 1, 2, 3, 4, 5].filter((reel) => ((mask >> reel) & 1) === 1)

const aheadOf = (table: Table, held: readonly number[], known: Map<string, Ahead>): Ahead => {
  const key = held.join()
  const before = known.get(key)
  if (before) return before
  const { rows, wild } = table
  const window = new Uint8Array(table.reels * rows)
  cover(table, window, held)
  const lengths = table.base.map(({ length }) => length)
  // Which reels are wild, as bits: a window is looked at a hundred million times over.
  let mask = held.reduce((bits, reel) => bits | (1 << reel), 0)
  const before_mask = mask
  const sums = new Map<number, ClassSums>()
  everyStop(
    lengths,
    table.base.map(() => 0),
    held,
    () => {
      const next = mask === before_mask ? 0 : mask
      let sum = sums.get(next)
      if (!sum) sums.set(next, (sum = new ClassSums()))
      sum.add(0, linesCoins(table, window, wild, true, null))
    },
    (reel, stop) => {
      const strip = table.base[reel]!
      let is_wild = false
      for (let row = 0; row < rows; row += 1) {
        const cell = strip[(stop + row) % strip.length]!
        window[reel * rows + row] = cell
        if (cell === wild) is_wild = true
      }
      mask = is_wild ? mask | (1 << reel) : mask & ~(1 << reel)
      if (is_wild) window.fill(wild, reel * rows, reel * rows + rows)
    },
  )
  const all = lengths.reduce((product, length, reel) => (held.includes(reel) ? product : product * BigInt(length)), 1n)
  const nothing: Ahead = { mean: 0n, square: 0n, losing: 1n, most: 0n, scale: 1n }
  const parts = [...sums].flatMap(([next, sum]) =>
    sum.classes().map((one) => ({ one, rest: next === 0 ? nothing : aheadOf(table, reelsOf(next), known) })),
  )
  const rests = parts.reduce((product, { rest }) => (product % rest.scale === 0n ? product : product * rest.scale), 1n)
  let sum: Ahead = { mean: 0n, square: 0n, losing: 0n, most: 0n, scale: all * rests }
  for (const { one, rest } of parts) {
    const by = rests / rest.scale
    const most = one.most_coins + rest.most
    sum = {
      mean: sum.mean + by * (one.coins * rest.scale + one.stops * rest.mean),
      square: sum.square + by * (one.square_coins * rest.scale + 2n * one.coins * rest.mean + one.stops * rest.square),
      losing: sum.losing + by * one.losing_stops * rest.losing,
      most: most > sum.most ? most : sum.most,
      scale: sum.scale,
    }
  }
  known.set(key, sum)
  return sum
}

/** Exact: every stop of the reels that turn, for each set of reels that can stand. */
export const stickyWildsMoments = (table: Table): Moments => {
  const { mean, square, losing, most, scale } = aheadOf(table, [], new Map())
  const unit = BigInt(table.definition.coins_per_stake)
  const share = (sum: bigint, per = 1n): Fraction => fraction(sum, scale * per)
  return {
    mean: share(mean, unit),
    mean_square: share(square, unit * unit),
    hit_rate: share(scale - losing),
    max_multiple: fraction(most, unit),
  }
}
