import { prefixOf } from '#kernel/addresses/network.ts'
import { countTries } from '#kernel/http/rate-limit.ts'
import { perHouse, type House } from '#kernel/house.ts'
import { LruCache } from '#kernel/memory/lru-cache.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse } from '../contract.ts'
import { refusedByNetwork, refusedByPlayer } from '../rules.ts'

/** Who asks for rounds, and from where. */
export interface Asker {
  /** A player's id, or a guest's demo visit. */
  readonly owner_id: bigint
  readonly ip: string
}

/** Until when somebody waits, in ms of the house's clock. The windows themselves are in the database; this spares a round asking it. */
const waitsOf = perHouse(() => new LruCache<bigint, number>(50_000))

const refuseFor = (wait_ms: number): never => {
  const retry_after_s = Math.max(1, Math.ceil(wait_ms / 1000))
  return refuse('too-many-refused', { retry_after_s }, 429)
}

/** Refuses `too-many-refused` with 429 whoever was refused too often lately, before the ledger is asked. */
export const refuseWaiting = (house: House, owner_id: bigint): void => {
  const waits = waitsOf(house)
  const left_ms = (waits.get(owner_id) ?? 0) - house.clock.now().getTime()
  if (left_ms > 0) refuseFor(left_ms)
  waits.delete(owner_id)
}

const rememberWait = (house: House, owner_id: bigint, wait_ms: number): void => {
  waitsOf(house).set(owner_id, house.clock.now().getTime() + wait_ms)
}

/**
 * Counts a round that was refused, of its player and of the network around, like any guess: nothing can be learnt from it, and nobody
 * needs so many. A full window makes this player wait, and nobody else: a network's count touches those alone who are refused.
 */
export const countingRefusals = async <T>(house: House, { owner_id, ip }: Asker, played: Promise<T>): Promise<T> => {
  try {
    return await played
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error
    try {
      await countTries(house, [
        [refusedByPlayer, String(owner_id)],
        [refusedByNetwork, prefixOf(ip)],
      ])
    } catch (full) {
      if (!(full instanceof Refusal)) throw full
      const wait_ms = Number(full.details['retry_after_s']) * 1000
      rememberWait(house, owner_id, wait_ms)
      refuseFor(wait_ms)
    }
    throw error
  }
}
