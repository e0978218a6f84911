import { assertSlotDefinition } from './assert-definition.ts'
import type { SlotDefinition, Strips } from './definition.ts'
import { nudgesAt } from './nudges.ts'
import { hopesOf, startsOf, windowAt, type Hopes, type Shape, type Starts } from './starts.ts'

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
  readonly starts: Starts
  readonly hopes: Hopes
}

export interface CompiledSlot {
  readonly definition: SlotDefinition
  readonly reels: number
  readonly symbols: number
  readonly lanes: number
  readonly most_starts: number
  /** The lane of a line on a reel, at [line × reels + reel]. */
  readonly line_lanes: Uint8Array
  /** Coins for a path of `length` reels, at [symbol × (reels + 1) + length]. */
  readonly pays: Float64Array
  /** Coins for `count` scatters anywhere, at [count]; longer than any count that the reels can show. */
  readonly scatter_coins: Float64Array
  /** Free spins for `count` scatters, at [count]. */
  readonly awards: Float64Array
  readonly base: CompiledStrips
  readonly free: CompiledStrips
}

const factorsOfReel = ({ definition, lanes }: Shape, strip: readonly string[], expands: boolean): Uint8Array => {
  const { symbols, rows, wild } = definition
  const wild_id = symbols.find(({ role }) => role === 'wild')?.id
  const factors = new Uint8Array(strip.length * lanes * symbols.length)
  for (let stop = 0; stop < strip.length; stop += 1) {
    const shown = windowAt(strip, stop, rows)
    const multiplier = wild.multiplier + (wild.expands === 'by-nudges' ? Math.abs(nudgesAt(shown, wild_id)) : 0)
    const cells = expands && wild_id !== undefined && shown.includes(wild_id) ? shown.map(() => wild_id) : shown
    for (const [row, cell] of cells.entries()) {
      for (const [symbol, { id, role }] of symbols.entries()) {
        if (role !== 'regular' || (cell !== id && cell !== wild_id)) continue
        const at = (stop * lanes + (lanes === 1 ? 0 : row)) * symbols.length + symbol
        factors[at] = factors[at]! + (cell === wild_id ? multiplier : 1)
      }
    }
  }
  return factors
}

const compileStrips = (shape: Shape, strips: Strips, expands: boolean): CompiledStrips => {
  const { symbols, rows } = shape.definition
  const scatter_id = symbols.find(({ role }) => role === 'scatter')?.id
  const scattersAt = (strip: readonly string[]) =>
    strip.map((_, stop) => windowAt(strip, stop, rows).filter((id) => id === scatter_id).length)
  const lengths = strips.map(({ length }) => length)
  const factors = strips.map((strip) => factorsOfReel(shape, strip, expands))
  const starts = startsOf(shape, strips[0]!)
  return {
    lengths,
    scatters: strips.map((strip) => Uint8Array.from(scattersAt(strip))),
    factors,
    starts,
    hopes: hopesOf(shape, starts, lengths[0]!, lengths[1]!, factors[1]!),
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
  const pays = new Float64Array(symbols.length * (reels + 1))
  for (const [symbol, { role, pays: table }] of symbols.entries()) {
    if (role === 'regular') for (const [length, coins] of Object.entries(table)) pays[symbol * (reels + 1) + Number(length)] = coins
  }
  const shape: Shape = {
    definition,
    lanes: evaluation.kind === 'lines' ? rows : 1,
    most_starts: evaluation.kind === 'lines' ? lines.length : rows,
    line_lanes: Uint8Array.from(lines.flat()),
    pays,
  }
  const scatter = symbols.find(({ role }) => role === 'scatter')
  return {
    definition,
    reels,
    symbols: symbols.length,
    lanes: shape.lanes,
    most_starts: shape.most_starts,
    line_lanes: shape.line_lanes,
    pays,
    scatter_coins: tableByCount(reels * rows + 1, scatter?.pays ?? {}, coins_per_stake),
    awards: tableByCount(reels * rows + 1, free_spins?.awards ?? {}, 1),
    base: compileStrips(shape, strips.base, wild.expands === 'always' || wild.expands === 'by-nudges'),
    free: compileStrips(shape, strips.free, wild.expands !== 'never'),
  }
}
