import { fraction } from '../fraction.ts'
import type { BetMaths } from '../game.ts'
import { publish, type Moments } from '../published.ts'
import { assertSlotDefinition } from './assert-definition.ts'
import { compileSlot, type CompiledSlot } from './compile.ts'
import type { SlotDefinition } from './definition.ts'
import { enumerateStops } from './enumerate.ts'
import { awardClasses, freeSpinsAhead, wholeRound, type FreeSpinsAhead } from './free-spins-maths.ts'
import { mechanicSlot } from './mechanics/mechanics.ts'

/**
 * The exact moments of a round per unit of stake: every stop of the base reels, and for each award the exact sums of its
 * free spins. Error when the cap could cut a win, because these sums would then not be what the game pays.
 */
export const slotMoments = (slot: CompiledSlot): Moments => {
  const { free_spins, cap_multiple, coins_per_stake, slug } = slot.definition
  const base = enumerateStops(slot, slot.base)
  const none: FreeSpinsAhead = { coins: 0n, square_coins: 0n, losing: 1n, most_coins: 0n, scale: 1n }
  let ahead = (_award: number): FreeSpinsAhead => none
  if (free_spins) {
    const free = enumerateStops(slot, slot.free)
    ahead = freeSpinsAhead(free_spins, awardClasses(free, slot.awards), free.stops)
  }
  const round = wholeRound(awardClasses(base, slot.awards), 1n, ahead, base.stops)
  const unit = BigInt(coins_per_stake)
  if (round.most_coins > BigInt(cap_multiple) * unit) throw new Error(`slot ${slug}: the cap would cut a win of ${round.most_coins} coins`)
  return {
    mean: fraction(round.coins, round.scale * unit),
    mean_square: fraction(round.square_coins, round.scale * unit * unit),
    hit_rate: fraction(round.scale - round.losing, round.scale),
    max_multiple: fraction(round.most_coins, unit),
  }
}

/** The exact moments of any slot, whatever its mechanic. Takes up to a few seconds. */
export const momentsOf = (definition: SlotDefinition): Moments => {
  assertSlotDefinition(definition)
  const mechanic = mechanicSlot(definition)
  if (!mechanic) return slotMoments(compileSlot(definition))
  const moments = mechanic.moments()
  const { numerator, denominator } = moments.max_multiple
  if (numerator > BigInt(definition.cap_multiple) * denominator) throw new Error(`slot ${definition.slug}: the cap would cut a win`)
  return moments
}

/** The published figures of a slot, from full enumeration. */
export const slotMaths = (definition: SlotDefinition): BetMaths => publish(momentsOf(definition))
