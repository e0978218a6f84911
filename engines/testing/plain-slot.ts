import { fraction } from '../fraction.ts'
import type { Moments } from '../published.ts'
import type { SlotDefinition, Strips } from '../slot/definition.ts'

/**
 * A second reading of the slot rules, as slow and as plain as possible: no tables, no sharing with the engine. Tests hold
 * the engine and the enumerator against it.
 */
interface PlainSpin {
  readonly coins: number
  readonly award: number
}

const highestUpTo = (table: Readonly<Record<number, number>>, count: number): number =>
  Object.entries(table).reduce((found, [key, value]) => (Number(key) <= count ? value : found), 0)

type Window = readonly (readonly string[])[]

const idOf = ({ symbols }: SlotDefinition, role: string): string | undefined => symbols.find((one) => one.role === role)?.id

const windowOf = (definition: SlotDefinition, kind: 'base' | 'free', stops: readonly number[]): string[][] =>
  definition.strips[kind].map((strip, reel) =>
    Array.from({ length: definition.rows }, (_, row) => strip[(stops[reel]! + row) % strip.length]!),
  )

/** Every line there could be over `reels` reels of `rows` rows. */
const allLines = (reels: number, rows: number): number[][] =>
  reels === 0 ? [[]] : allLines(reels - 1, rows).flatMap((line) => Array.from({ length: rows }, (_, row) => [...line, row]))

interface Run {
  readonly id: string
  /** The cells of the run as text: two lines with the same cells are one way. */
  readonly way: string
  readonly length: number
  readonly coins: number
}

const runsOf = (definition: SlotDefinition, window: Window, lines: readonly (readonly number[])[], times_of: readonly number[]): Run[] =>
  lines.flatMap((line) => {
    const cells = line.map((row, reel) => window[reel]![row]!)
    const first = definition.symbols.find(({ id }) => id === cells[0])!
    if (first.role !== 'regular') return []
    const wild = idOf(definition, 'wild')
    const end = cells.findIndex((cell) => cell !== first.id && cell !== wild)
    const run = end < 0 ? cells : cells.slice(0, end)
    const times = run.reduce((product, cell, reel) => product * (cell === wild ? times_of[reel]! : 1), 1)
    return [{ id: first.id, way: String(line.slice(0, run.length)), length: run.length, coins: (first.pays[run.length] ?? 0) * times }]
  })

/** Ways are lines over any rows, but each set of cells counts once, and of one symbol only its longest runs. */
const waysOf = (runs: readonly Run[]): Run[] =>
  [...new Map(runs.map((run) => [run.way, run])).values()].filter(
    (run) => !runs.some(({ id, length }) => id === run.id && length > run.length),
  )

export const plainSpin = (definition: SlotDefinition, kind: 'base' | 'free', stops: readonly number[]): PlainSpin => {
  const { symbols, evaluation, coins_per_stake, free_spins, wild } = definition
  const window = windowOf(definition, kind, stops)
  const scatters = window.flat().filter((id) => id === idOf(definition, 'scatter')).length
  const nudges = wild.expands === 'by-nudges'
  const expands = nudges || wild.expands === 'always' || (wild.expands === 'in-free-spins' && kind === 'free')
  const wild_id = idOf(definition, 'wild')!
  const shown = window.map((reel) => (expands && reel.includes(wild_id) ? reel.map(() => wild_id) : reel))
  // Each row of the window that showed no wild took one nudge.
  const times = window.map((reel) => wild.multiplier + (nudges ? reel.filter((id) => id !== wild_id).length : 0))
  const runs =
    evaluation.kind === 'lines'
      ? runsOf(definition, shown, evaluation.lines, times)
      : waysOf(runsOf(definition, shown, allLines(shown.length, definition.rows), times))
  const scatter_pays = symbols.find(({ role }) => role === 'scatter')?.pays ?? {}
  const coins = runs.reduce((sum, run) => sum + run.coins, 0) + highestUpTo(scatter_pays, scatters) * coins_per_stake
  return { coins, award: highestUpTo(free_spins?.awards ?? {}, scatters) }
}

const everyStop = (strips: Strips): number[][] =>
  strips.reduce<number[][]>((all, strip) => all.flatMap((stops) => strip.map((_, stop) => [...stops, stop])), [[]])

/** Every round that can be played, spin by spin, with its probability as weight over `scale`: for short reels alone. */
export const plainMoments = (definition: SlotDefinition): Moments => {
  const { free_spins, coins_per_stake } = definition
  const base = everyStop(definition.strips.base).map((stops) => plainSpin(definition, 'base', stops))
  const free = everyStop(definition.strips.free).map((stops) => plainSpin(definition, 'free', stops))
  const most = free_spins?.most_spins ?? 0
  const scale = BigInt(base.length) * BigInt(free.length) ** BigInt(most)
  let [sum, squares, hits, max] = [0n, 0n, 0n, 0]
  const walk = (coins: number, played: number, total: number): void => {
    if (played === total || !free_spins) {
      const weight = BigInt(free.length) ** BigInt(most - played)
      sum += weight * BigInt(coins)
      squares += weight * BigInt(coins) ** 2n
      if (coins > 0) hits += weight
      max = Math.max(max, coins)
      return
    }
    const multiplier = free_spins.multipliers[played] ?? free_spins.multipliers.at(-1)!
    for (const spin of free) walk(coins + spin.coins * multiplier, played + 1, Math.min(total + spin.award, most))
  }
  for (const spin of base) walk(spin.coins, 0, spin.award)
  const unit = BigInt(coins_per_stake)
  return {
    mean: fraction(sum, scale * unit),
    mean_square: fraction(squares, scale * unit * unit),
    hit_rate: fraction(hits, scale),
    max_multiple: fraction(BigInt(max), unit),
  }
}
