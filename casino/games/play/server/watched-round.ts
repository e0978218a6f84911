import type { House } from '#kernel/house.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import type { PlayedRound } from '../contract.ts'
import { retell } from './rounds.ts'
import { readRound } from './round-store.ts'
import { readSeed } from './seed-store.ts'

/** A round as somebody else may watch it: what happened, and nothing of the seeds that it came from. */
export interface WatchedRound extends Pick<
  PlayedRound,
  'id' | 'slug' | 'mode' | 'currency' | 'stake_minor' | 'win_minor' | 'command' | 'events' | 'at'
> {
  readonly exponent: number
}

/** A kept round for money told again for whoever watches it; undefined where it is not known. The caller answers for who may be shown. */
export const watchedRound = async (house: House, owner_id: bigint, seed_id: bigint, nonce: number): Promise<WatchedRound | undefined> => {
  const round = await readRound(house.db, owner_id, seed_id, nonce)
  const seed = round && (await readSeed(house.db, owner_id, seed_id))
  if (!round || !seed) return undefined
  const { id, slug, mode, currency, command, win_minor, events, at } = retell(house, seed, round)
  return {
    id,
    slug,
    mode,
    currency,
    command,
    win_minor,
    events,
    at,
    stake_minor: toWire(round.stake_minor),
    exponent: exponentOf(round.currency),
  }
}
