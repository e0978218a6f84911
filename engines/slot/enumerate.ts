import type { CompiledSlot, CompiledStrips } from './compile.ts'

/** How often each win occurs over every stop of the reels: for each number of scatters, coins → number of stops. */
export interface WinHistogram {
  readonly stops: bigint
  readonly by_scatters: readonly ReadonlyMap<number, number>[]
}

/** No path can carry more than this; it sizes the table of counts. */
const mostCoins = (slot: CompiledSlot, strips: CompiledStrips): number => {
  const largestOf = (values: ArrayLike<number>): number => Array.from(values).reduce((a, b) => Math.max(a, b), 0)
  const per_lane = slot.definition.evaluation.kind === 'lines' ? 1 : slot.definition.rows
  const weight = strips.factors.slice(1).reduce((product, factors) => product * Math.max(1, largestOf(factors)), per_lane)
  const paths = slot.definition.evaluation.kind === 'lines' ? slot.most_starts : 1
  return paths * weight * largestOf(slot.pays) + largestOf(slot.scatter_coins)
}

/**
 * Walks over every combination of stops, reel by reel. Behind each prefix stand only the paths that are still alive, so
 * the last reel costs one step per living path: 100 million stops take a few seconds.
 */
class Walk {
  readonly counts: Float64Array
  readonly width: number
  readonly #slot: CompiledSlot
  readonly #strips: CompiledStrips
  readonly #last: number
  readonly #lines: Uint8Array[]
  readonly #symbols: Uint8Array[]
  readonly #weights: Float64Array[]

  constructor(slot: CompiledSlot, strips: CompiledStrips) {
    this.#slot = slot
    this.#strips = strips
    this.#last = slot.reels - 1
    this.width = mostCoins(slot, strips) + 1
    this.counts = new Float64Array(this.width * slot.scatter_coins.length)
    const perReel = Array.from({ length: slot.reels })
    this.#lines = perReel.map(() => new Uint8Array(slot.most_starts))
    this.#symbols = perReel.map(() => new Uint8Array(slot.most_starts))
    this.#weights = perReel.map(() => new Float64Array(slot.most_starts))
    for (let stop = 0; stop < strips.lengths[0]!; stop += 1) this.#begin(stop)
  }

  #begin(stop: number): void {
    const { most_starts } = this.#slot
    const strips = this.#strips
    const living = strips.starts.counts[stop]!
    for (let index = 0; index < living; index += 1) {
      const at = stop * most_starts + index
      this.#lines[0]![index] = strips.starts.lines[at]!
      this.#symbols[0]![index] = strips.starts.symbols[at]!
      this.#weights[0]![index] = strips.starts.weights[at]!
    }
    this.#descend(1, living, 0, strips.scatters[0]![stop]!)
  }

  #descend(reel: number, living: number, coins: number, scatters: number): void {
    if (reel === this.#last) {
      this.#finish(living, coins, scatters)
      return
    }
    const { lanes, symbols, reels, line_lanes, pays } = this.#slot
    const factors = this.#strips.factors[reel]!
    const [fromLines, fromSymbols, fromWeights] = [this.#lines[reel - 1]!, this.#symbols[reel - 1]!, this.#weights[reel - 1]!]
    const [lines, toSymbols, weights] = [this.#lines[reel]!, this.#symbols[reel]!, this.#weights[reel]!]
    for (let stop = 0; stop < this.#strips.lengths[reel]!; stop += 1) {
      let alive = 0
      let won = coins
      for (let index = 0; index < living; index += 1) {
        const line = fromLines[index]!
        const symbol = fromSymbols[index]!
        const weight = fromWeights[index]!
        const factor = factors[(stop * lanes + line_lanes[line * reels + reel]!) * symbols + symbol]!
        if (factor === 0) {
          won += pays[symbol * (reels + 1) + reel]! * weight
          continue
        }
        lines[alive] = line
        toSymbols[alive] = symbol
        weights[alive] = weight * factor
        alive += 1
      }
      this.#descend(reel + 1, alive, won, scatters + this.#strips.scatters[reel]![stop]!)
    }
  }

  #finish(living: number, coins: number, scatters: number): void {
    const { lanes, symbols, reels, line_lanes, pays, scatter_coins } = this.#slot
    const reel = this.#last
    const factors = this.#strips.factors[reel]!
    const scattersOfStop = this.#strips.scatters[reel]!
    const [lines, symbolOf, weights] = [this.#lines[reel - 1]!, this.#symbols[reel - 1]!, this.#weights[reel - 1]!]
    for (let stop = 0; stop < scattersOfStop.length; stop += 1) {
      let won = coins
      for (let index = 0; index < living; index += 1) {
        const symbol = symbolOf[index]!
        const factor = factors[(stop * lanes + line_lanes[lines[index]! * reels + reel]!) * symbols + symbol]!
        const pay = pays[symbol * (reels + 1) + reel + (factor === 0 ? 0 : 1)]!
        won += pay * weights[index]! * (factor === 0 ? 1 : factor)
      }
      const seen = scatters + scattersOfStop[stop]!
      const at = seen * this.width + won + scatter_coins[seen]!
      this.counts[at] = this.counts[at]! + 1
    }
  }
}

/** Every stop of the reels, counted by what it pays (coins) and how many scatters it shows. Exact. */
export const enumerateStops = (slot: CompiledSlot, strips: CompiledStrips): WinHistogram => {
  const walk = new Walk(slot, strips)
  const by_scatters = Array.from({ length: slot.scatter_coins.length }, (_, scatters) => {
    const wins = new Map<number, number>()
    for (let coins = 0; coins < walk.width; coins += 1) {
      const count = walk.counts[scatters * walk.width + coins]!
      if (count > 0) wins.set(coins, count)
    }
    return wins
  })
  return { stops: strips.lengths.reduce((product, length) => product * BigInt(length), 1n), by_scatters }
}
