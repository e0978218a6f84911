import { assertSlotDefinition } from './assert-definition.ts'
import type { SlotDefinition, Strips } from './definition.ts'

/**
 * One set of strips as tables. Lines and ways are one thing here: a path starts on the first reel with a symbol and a
 * weight, and each further reel multiplies the weight by a factor, until the factor is zero. On a line the factor is 1
 * (the symbol), the wild's multiplier or 0; in a game of ways it is how many cells of the reel continue the path.
 */
export interface CompiledStrips {
  readonly lengths: readonly number[]
  /** Per reel, per stop: scatters in the window. */
  readonly scatters: readonly Uint8Array[]
  /** Per reel: factor at [(stop × lanes + lane) × symbols + symbol]. A lane is a row of a line, or the one lane of all ways. */
  readonly factors: readonly Uint8Array[]
  /** Per stop of the first reel: how many paths start, and at [stop × most_starts + index] their line, symbol and weight. */
  readonly start_counts: Uint8Array
  readonly start_lines: Uint8Array
  readonly start_symbols: Uint8Array
  readonly start_weights: Uint8Array
}

export interface CompiledSlot {
  readonly definition: SlotDefinition
  readonly reels: number
  readonly symbols: number
  readonly lanes: number
  readonly most_starts: number
  /** The lane of a line on a reel, at [line × reels + reel]. */
  readonly line_lanes: Uint8Array
  /**
   * How far to go on in the starts of a stop, at [line × (reels + 1) + length], after a line that broke behind `length`
   * reels without a win: past every line that runs over the same cells so far and on to the same broken one.
   */
  readonly strides: Uint8Array
  /** Coins for a path of `length` reels, at [symbol × (reels + 1) + length]. */
  readonly pays: Float64Array
  /** Coins for `count` scatters anywhere, at [count]; longer than any count that the reels can show. */
  readonly scatter_coins: Float64Array
  /** Free spins for `count` scatters, at [count]. */
  readonly awards: Float64Array
  readonly base: CompiledStrips
  readonly free: CompiledStrips
}

interface Shape {
  readonly definition: SlotDefinition
  /** Lines by number, lines that begin alike side by side. */
  readonly line_order: readonly number[]
  readonly lanes: number
  readonly most_starts: number
}

const windowAt = (strip: readonly string[], stop: number, rows: number): string[] =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]!)

const factorsOfReel = ({ definition, lanes }: Shape, strip: readonly string[], expands: boolean): Uint8Array => {
  const { symbols, rows, wild } = definition
  const wild_id = symbols.find(({ role }) => role === 'wild')?.id
  const factors = new Uint8Array(strip.length * lanes * symbols.length)
  for (let stop = 0; stop < strip.length; stop += 1) {
    const shown = windowAt(strip, stop, rows)
    const cells = expands && wild_id !== undefined && shown.includes(wild_id) ? shown.map(() => wild_id) : shown
    for (const [row, cell] of cells.entries()) {
      for (const [symbol, { id, role }] of symbols.entries()) {
        if (role !== 'regular' || (cell !== id && cell !== wild_id)) continue
        const at = (stop * lanes + (lanes === 1 ? 0 : row)) * symbols.length + symbol
        factors[at] = factors[at]! + (cell === wild_id ? wild.multiplier : 1)
      }
    }
  }
  return factors
}

const startsOf = ({ definition, line_order, most_starts }: Shape, strip: readonly string[]) => {
  const { symbols, rows, evaluation } = definition
  const index = new Map(symbols.map(({ id, role }, symbol) => [id, role === 'regular' ? symbol : -1]))
  const counts = new Uint8Array(strip.length)
  const [lines, starts, weights] = [0, 1, 2].map(() => new Uint8Array(strip.length * most_starts)) as [Uint8Array, Uint8Array, Uint8Array]
  for (let stop = 0; stop < strip.length; stop += 1) {
    const shown = windowAt(strip, stop, rows)
    const begin = (line: number, symbol: number, weight: number): void => {
      if (symbol < 0) return
      const at = stop * most_starts + counts[stop]!
      lines[at] = line
      starts[at] = symbol
      weights[at] = weight
      counts[stop] = counts[stop]! + 1
    }
    if (evaluation.kind === 'lines') for (const line of line_order) begin(line, index.get(shown[evaluation.lines[line]![0]!]!)!, 1)
    else for (const id of new Set(shown)) begin(0, index.get(id)!, shown.filter((cell) => cell === id).length)
  }
  return { start_counts: counts, start_lines: lines, start_symbols: starts, start_weights: weights }
}

const orderOf = (lines: readonly (readonly number[])[]): number[] =>
  [...lines.keys()].sort((a, b) => (String(lines[a]) < String(lines[b]) ? -1 : 1))

const stridesOf = (lines: readonly (readonly number[])[], order: readonly number[], reels: number): Uint8Array => {
  const strides = new Uint8Array(lines.length * (reels + 1)).fill(1)
  for (const [rank, line] of order.entries()) {
    for (let length = 1; length < reels; length += 1) {
      const alike = String(lines[line]!.slice(0, length + 1))
      const behind = order.slice(rank).findIndex((other) => String(lines[other]!.slice(0, length + 1)) !== alike)
      strides[line * (reels + 1) + length] = behind < 0 ? order.length - rank : behind
    }
  }
  return strides
}

const compileStrips = (shape: Shape, strips: Strips, expands: boolean): CompiledStrips => {
  const { symbols, rows } = shape.definition
  const scatter_id = symbols.find(({ role }) => role === 'scatter')?.id
  const scattersAt = (strip: readonly string[]) =>
    strip.map((_, stop) => windowAt(strip, stop, rows).filter((id) => id === scatter_id).length)
  return {
    lengths: strips.map(({ length }) => length),
    scatters: strips.map((strip) => Uint8Array.from(scattersAt(strip))),
    factors: strips.map((strip) => factorsOfReel(shape, strip, expands)),
    ...startsOf(shape, strips[0]!),
  }
}

const tableByCount = (length: number, entries: Readonly<Record<number, number>>, unit: number): Float64Array => {
  const table = new Float64Array(length)
  // More scatters than the paytable names count as its highest row: three that pay must not beat four that do not.
  for (let count = 1; count < length; count += 1) table[count] = entries[count] === undefined ? table[count - 1]! : entries[count]! * unit
  return table
}

/** Checks a definition and turns it into tables that the player, the simulator and the enumerator share. */
export const compileSlot = (definition: SlotDefinition): CompiledSlot => {
  assertSlotDefinition(definition)
  const { symbols, rows, evaluation, coins_per_stake, free_spins, strips, wild } = definition
  const reels = strips.base.length
  const lines = evaluation.kind === 'lines' ? evaluation.lines : [strips.base.map(() => 0)]
  const shape: Shape = {
    definition,
    line_order: orderOf(lines),
    lanes: evaluation.kind === 'lines' ? rows : 1,
    most_starts: evaluation.kind === 'lines' ? lines.length : rows,
  }
  const pays = new Float64Array(symbols.length * (reels + 1))
  for (const [symbol, { role, pays: table }] of symbols.entries()) {
    if (role === 'regular') for (const [length, coins] of Object.entries(table)) pays[symbol * (reels + 1) + Number(length)] = coins
  }
  const scatter = symbols.find(({ role }) => role === 'scatter')
  return {
    definition,
    reels,
    symbols: symbols.length,
    lanes: shape.lanes,
    most_starts: shape.most_starts,
    line_lanes: Uint8Array.from(lines.flat()),
    // In a game of ways the starts of a stop are different symbols, so none can be passed over.
    strides: evaluation.kind === 'lines' ? stridesOf(lines, shape.line_order, reels) : new Uint8Array(reels + 1).fill(1),
    pays,
    scatter_coins: tableByCount(reels * rows + 1, scatter?.pays ?? {}, coins_per_stake),
    awards: tableByCount(reels * rows + 1, free_spins?.awards ?? {}, 1),
    base: compileStrips(shape, strips.base, wild.expands === 'always'),
    free: compileStrips(shape, strips.free, wild.expands !== 'never'),
  }
}
