import type { CompiledSlot, CompiledStrips } from './compile.ts'

/** The wins of one stop of the reels, in coins. Arrays of one shared object: read them before the next evaluation. */
export interface Wins {
  coins: number
  scatters: number
  /** How many paths won; the arrays below hold that many entries. */
  count: number
  readonly lines: Uint8Array
  readonly symbols: Uint8Array
  readonly lengths: Uint8Array
  readonly weights: Float64Array
  readonly path_coins: Float64Array
  /** Where each reel's factors begin for the stop that is being read. */
  readonly reel_offsets: Int32Array
}

/** A place for the wins of one spin, to be used again and again: the hot path makes no objects. */
export const winsFor = ({ most_starts, reels }: CompiledSlot): Wins => ({
  coins: 0,
  scatters: 0,
  count: 0,
  lines: new Uint8Array(most_starts),
  symbols: new Uint8Array(most_starts),
  lengths: new Uint8Array(most_starts),
  weights: new Float64Array(most_starts),
  path_coins: new Float64Array(most_starts),
  reel_offsets: new Int32Array(reels),
})

/**
 * What the reels pay where they stand, in coins, before any multiplier of the free spins. Pays run from the leftmost
 * reel; each path pays once, for its longest run.
 */
export const evaluate = (slot: CompiledSlot, strips: CompiledStrips, stops: ArrayLike<number>, wins: Wins): void => {
  const { reels, symbols, lanes, line_lanes, pays } = slot
  const { factors, hopes } = strips
  const row = stops[0]! * strips.lengths[1]! + stops[1]!
  const end = hopes.begins[row + 1]!
  const { reel_offsets } = wins
  let scatters = 0
  for (let reel = 0; reel < reels; reel += 1) {
    scatters += strips.scatters[reel]![stops[reel]!]!
    reel_offsets[reel] = stops[reel]! * lanes * symbols
  }
  let coins = 0
  let count = 0
  for (let hope = hopes.begins[row]!; hope < end; hope += 1) {
    const line = hopes.lines[hope]!
    const symbol = hopes.symbols[hope]!
    let weight = hopes.weights[hope]!
    let length = 1
    while (length < reels) {
      const factor = factors[length]![reel_offsets[length]! + line_lanes[line * reels + length]! * symbols + symbol]!
      if (factor === 0) break
      weight *= factor
      length += 1
    }
    const pay = pays[symbol * (reels + 1) + length]!
    if (pay === 0) continue
    wins.lines[count] = line
    wins.symbols[count] = symbol
    wins.lengths[count] = length
    wins.weights[count] = weight
    wins.path_coins[count] = pay * weight
    coins += pay * weight
    count += 1
  }
  wins.coins = coins + slot.scatter_coins[scatters]!
  wins.scatters = scatters
  wins.count = count
}
