import { fraction } from '../../fraction.ts'
import type { Moments } from '../../published.ts'
import { freeSpinsByWins } from './free-spins-by-wins.ts'
import { freeSpinsAhead, wholeRound, type AwardClass, type FreeSpinsAhead } from '../free-spins-maths.ts'
import type { Table } from './table.ts'

const stopsOf = (classes: readonly AwardClass[]): bigint => classes.reduce((sum, { stops }) => sum + stops, 0n)

/**
 * The moments of a round of a base spin and its free spins, from what every stop of each pays. `free` holds the classes of each kind of
 * free spins that can begin, all equally likely; each has the same number of stops.
 */
export const momentsOfSpins = ({ definition }: Table, base: readonly AwardClass[], free: readonly (readonly AwardClass[])[]): Moments => {
  const { free_spins, coins_per_stake } = definition
  const chainOf = free_spins?.multiplies_by === 'win' ? freeSpinsByWins : freeSpinsAhead
  const none: FreeSpinsAhead = { coins: 0n, square_coins: 0n, losing: 1n, most_coins: 0n, scale: 1n }
  const chains = free_spins ? free.map((classes) => chainOf(free_spins, classes, stopsOf(classes))) : []
  const ahead = (award: number): FreeSpinsAhead => {
    const each = chains.map((chain) => chain(award))
    const sum = (part: (one: FreeSpinsAhead) => bigint): bigint => each.reduce((total, one) => total + part(one), 0n)
    if (each.length === 0) return none
    return {
      coins: sum(({ coins }) => coins),
      square_coins: sum(({ square_coins }) => square_coins),
      losing: sum(({ losing }) => losing),
      most_coins: each.reduce((most, one) => (one.most_coins > most ? one.most_coins : most), 0n),
      scale: sum(({ scale }) => scale),
    }
  }
  const round = wholeRound(base, 1n, ahead, stopsOf(base))
  const unit = BigInt(coins_per_stake)
  return {
    mean: fraction(round.coins, round.scale * unit),
    mean_square: fraction(round.square_coins, round.scale * unit * unit),
    hit_rate: fraction(round.scale - round.losing, round.scale),
    max_multiple: fraction(round.most_coins, unit),
  }
}
