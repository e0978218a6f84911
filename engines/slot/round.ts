import { below } from '../chance/below.ts'
import type { ByteSource } from '../chance/byte-source.ts'
import type { CompiledSlot, CompiledStrips } from './compile.ts'
import { evaluate, type Wins } from './evaluate.ts'
import type { SpinKind } from './events.ts'

/** Who tells the round as events. The simulator has none, and pays nothing for it. */
export interface Narrator {
  spun(kind: SpinKind, stops: ArrayLike<number>, wins: Wins, multiplier: number): void
  awarded(spins: number, total: number): void
  freeSpinStarted(index: number, total: number, multiplier: number): void
  freeSpinsEnded(spins: number, coins: number): void
}

const spinReels = (slot: CompiledSlot, strips: CompiledStrips, source: ByteSource, stops: Uint8Array, wins: Wins): void => {
  for (let reel = 0; reel < slot.reels; reel += 1) stops[reel] = below(source, strips.lengths[reel]!)
  evaluate(slot, strips, stops, wins)
}

/** What everything won in free spin number `index` (from 1) is multiplied by. */
export const multiplierOf = (multipliers: readonly number[], index: number): number => multipliers[Math.min(index, multipliers.length) - 1]!

/**
 * Plays one whole round, the base spin and every free spin that it sets off, and returns the win in coins. Draws one stop
 * per reel and spin, first reel first, and nothing else: chance decides the stops, the paytable decides the rest.
 */
export const playRound = (slot: CompiledSlot, source: ByteSource, stops: Uint8Array, wins: Wins, narrator: Narrator | null): number => {
  const { free_spins, cap_multiple, coins_per_stake } = slot.definition
  spinReels(slot, slot.base, source, stops, wins)
  narrator?.spun('base', stops, wins, 1)
  let coins = wins.coins
  let total = slot.awards[wins.scatters]!
  if (free_spins && total > 0) {
    narrator?.awarded(total, total)
    let free_coins = 0
    for (let index = 1; index <= total; index += 1) {
      const multiplier = multiplierOf(free_spins.multipliers, index)
      narrator?.freeSpinStarted(index, total, multiplier)
      spinReels(slot, slot.free, source, stops, wins)
      free_coins += wins.coins * multiplier
      const more = Math.min(slot.awards[wins.scatters]!, free_spins.most_spins - total)
      narrator?.spun('free', stops, wins, multiplier)
      total += more
      if (more > 0) narrator?.awarded(more, total)
    }
    narrator?.freeSpinsEnded(total, free_coins)
    coins += free_coins
  }
  return Math.min(coins, cap_multiple * coins_per_stake)
}
