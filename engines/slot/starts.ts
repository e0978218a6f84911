import type { SlotDefinition } from './definition.ts'

/** What the tables of a slot's strips are made from. */
export interface Shape {
  readonly definition: SlotDefinition
  readonly lanes: number
  readonly most_starts: number
  readonly line_lanes: Uint8Array
  readonly pays: Float64Array
}

/** Per stop of the first reel: how many paths start, and at [stop × most_starts + index] their line, symbol and weight. */
export interface Starts {
  readonly counts: Uint8Array
  readonly lines: Uint8Array
  readonly symbols: Uint8Array
  readonly weights: Uint8Array
}

/**
 * The starts that the second reel leaves a hope, one row for each pair of stops of the first two reels: row
 * `first × stops of the second + second` begins at its entry of `begins` and ends at the next one's. Nine starts of ten
 * break there, and to pass over them one by one was most of a round.
 */
export interface Hopes {
  readonly begins: Uint32Array
  readonly lines: Uint8Array
  readonly symbols: Uint8Array
  readonly weights: Uint8Array
}

/** What a reel shows where it stops, from top to bottom. */
export const windowAt = (strip: readonly string[], stop: number, rows: number): string[] =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length]!)

export const startsOf = ({ definition, most_starts }: Shape, strip: readonly string[]): Starts => {
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
    if (evaluation.kind === 'lines')
      for (const [line, rows_of] of evaluation.lines.entries()) begin(line, index.get(shown[rows_of[0]!]!)!, 1)
    else for (const id of new Set(shown)) begin(0, index.get(id)!, shown.filter((cell) => cell === id).length)
  }
  return { counts, lines, symbols: starts, weights }
}

export const hopesOf = (shape: Shape, starts: Starts, first_stops: number, second_stops: number, second_factors: Uint8Array): Hopes => {
  const { definition, lanes, most_starts, line_lanes, pays } = shape
  const reels = definition.strips.base.length
  const symbols = definition.symbols.length
  const begins = [0]
  const kept: number[] = []
  for (let first = 0; first < first_stops; first += 1) {
    for (let second = 0; second < second_stops; second += 1) {
      for (let at = first * most_starts; at < first * most_starts + starts.counts[first]!; at += 1) {
        const symbol = starts.symbols[at]!
        const lane = line_lanes[starts.lines[at]! * reels + 1]!
        const goes_on = second_factors[(second * lanes + lane) * symbols + symbol]! > 0
        if (goes_on || pays[symbol * (reels + 1) + 1]! > 0) kept.push(at)
      }
      begins.push(kept.length)
    }
  }
  const ofKept = (table: Uint8Array): Uint8Array => Uint8Array.from(kept, (at) => table[at]!)
  return { begins: Uint32Array.from(begins), lines: ofKept(starts.lines), symbols: ofKept(starts.symbols), weights: ofKept(starts.weights) }
}
