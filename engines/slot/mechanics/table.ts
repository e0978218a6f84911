import { below } from '../../chance/below.ts'
import type { ByteSource } from '../../chance/byte-source.ts'
import type { SlotDefinition, Strips, SymbolId } from '../definition.ts'
import type { SlotEvent } from '../events.ts'

/** Who hears what happens in a round; the simulator has none, and pays nothing for it. Amounts in it are minor units: coins × coin. */
export interface Story {
  readonly coin_minor: number
  readonly events: SlotEvent[]
}

/** Symbols as numbers, and pays by them: what play and maths of every mechanic stand on. */
export interface Table {
  readonly definition: SlotDefinition
  readonly reels: number
  readonly rows: number
  readonly ids: readonly SymbolId[]
  /** Number of the wild, or of the scatter; -1 where there is none. */
  readonly wild: number
  readonly scatter: number
  /** Strips as numbers of symbols. */
  readonly base: readonly Uint8Array[]
  readonly free: readonly Uint8Array[]
  /** The cells of each line, reel after reel; none where wins are told by ways or clusters. */
  readonly lines: readonly Uint8Array[]
  /** Coins at [symbol × (most + 1) + count], 0 for the wild and the scatter. */
  readonly pays: Float64Array
  readonly most: number
  /** Coins for `count` scatters anywhere. */
  readonly scatter_coins: Float64Array
  /** Free spins for `count` scatters. */
  readonly awards: Float64Array
}

/** A count between two that a table names is the lower one of them; `exact` names alone where counts are lengths of lines. */
const byCount = (length: number, entries: Readonly<Record<number, number>>, unit: number, exact: boolean): Float64Array => {
  const table = new Float64Array(length)
  for (let count = 1; count < length; count += 1)
    table[count] = entries[count] === undefined ? (exact ? 0 : table[count - 1]!) : entries[count]! * unit
  return table
}

const numbered = (ids: readonly SymbolId[], strips: Strips): Uint8Array[] =>
  strips.map((strip) => Uint8Array.from(strip, (id) => ids.indexOf(id)))

export const tableOf = (definition: SlotDefinition): Table => {
  const { symbols, rows, strips, evaluation, coins_per_stake, free_spins } = definition
  const reels = strips.base.length
  const ids = symbols.map(({ id }) => id)
  const most = evaluation.kind === 'clusters' ? reels * rows : definition.mechanic?.kind === 'pairs' ? reels * 2 : reels
  const pays = new Float64Array(symbols.length * (most + 1))
  for (const [symbol, { role, pays: named }] of symbols.entries())
    if (role === 'regular') pays.set(byCount(most + 1, named, 1, evaluation.kind !== 'clusters'), symbol * (most + 1))
  const scatter = symbols.findIndex(({ role }) => role === 'scatter')
  return {
    definition,
    reels,
    rows,
    ids,
    wild: symbols.findIndex(({ role }) => role === 'wild'),
    scatter,
    base: numbered(ids, strips.base),
    free: numbered(ids, strips.free),
    lines: evaluation.kind === 'lines' ? evaluation.lines.map((line) => Uint8Array.from(line, (row, reel) => reel * rows + row)) : [],
    pays,
    most,
    scatter_coins: byCount(reels * rows + 1, symbols[scatter]?.pays ?? {}, coins_per_stake, false),
    awards: byCount(reels * rows + 1, free_spins?.awards ?? {}, 1, false),
  }
}

/** Draws a stop for each reel that is not held, first reel first. */
export const drawStops = (strips: readonly Uint8Array[], source: ByteSource, stops: number[], held: readonly number[] = []): void => {
  for (const [reel, strip] of strips.entries()) if (!held.includes(reel)) stops[reel] = below(source, strip.length)
}

/** Fills a window, reel after reel from the top, with what the strips show at these stops. */
export const fillWindow = ({ rows }: Table, strips: readonly Uint8Array[], stops: ArrayLike<number>, window: Uint8Array): void => {
  for (const [reel, strip] of strips.entries())
    for (let row = 0; row < rows; row += 1) window[reel * rows + row] = strip[(stops[reel]! + row) % strip.length]!
}

/** The window with the ids of its symbols. */
export const namedWindow = ({ ids, reels, rows }: Table, window: Uint8Array): SymbolId[][] =>
  Array.from({ length: reels }, (_, reel) => Array.from({ length: rows }, (__, row) => ids[window[reel * rows + row]!]!))

export const countOf = (window: Uint8Array, symbol: number): number => {
  let count = 0
  for (const cell of window) if (cell === symbol) count += 1
  return count
}

/** Tells the pay of scatters anywhere, where they pay. */
export const tellScatters = (table: Table, story: Story, window: Uint8Array, count: number, multiplier = 1): void => {
  const coins = table.scatter_coins[count]!
  if (coins === 0) return
  const cells = [...window.keys()].filter((cell) => window[cell] === table.scatter)
  const win_minor = coins * multiplier * story.coin_minor
  story.events.push({ type: 'scatter-won', symbol: table.ids[table.scatter]!, count, multiplier, cells, win_minor })
}
