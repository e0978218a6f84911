import { hash } from 'node:crypto'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { BalanceChanged } from '../events.ts'
import { refuseOutcome } from './refuse-outcome.ts'
import { houseKey, playerKey } from './settle-store.ts'
import { takeForRound } from './stake-store.ts'

/** A stake of a round whose steps come later. */
export interface RoundStake {
  readonly owner_id: bigint
  readonly asset: string
  /** The caller's Idempotency-Key with a word before it, where the stake begins a round; null where `reference` is its key too. */
  readonly key: string | null
  /** What is being played, once in the house's life: `round:<seed>:<nonce>`. */
  readonly reference: string
  /** Slug; for the player's history. */
  readonly game: string
  /** What contributions to a bonus are by, a game's kind. */
  readonly category: string
  /** Minor units, above zero. */
  readonly amount_minor: bigint
  /** The licence's least time since the start of the owner's last round, in milliseconds; 0 where none is kept. */
  readonly least_gap_ms: number
}

/** How much of a stake came out of which purse. What the round brings goes back in the same proportion. */
export interface PursePart {
  readonly purse: string
  readonly amount_minor: bigint
}

/**
 * Takes the stake of a round that goes on in steps, inside the caller's transaction: cash first, then the purse of the casino grant that is
 * wagered now, under the controls and terms of an instant round (decision 0045). What it brings is paid by `settleMany`. Refusals as
 * `settleInstant`; a key that was used, by whatever content, is `idempotency-key-reused` (409), for whoever has the round knows it.
 */
export const takeRoundStake = async (tx: Tx, house: House, stake: RoundStake): Promise<readonly PursePart[]> => {
  const { owner_id, asset, reference, game, amount_minor } = stake
  if (amount_minor <= 0n) throw new RangeError('the amount is not above zero')
  const now = house.clock.now()
  const key = stake.key === null ? houseKey(reference) : playerKey(stake.key)
  const request_hash = hash('sha256', [asset, reference, game, amount_minor].join('\n'), 'buffer')
  const row = await takeForRound(tx, stake, key, { request_hash, now })
  if (row.outcome === 'replayed') throw new Refusal('idempotency-key-reused', {}, 409)
  refuseOutcome(row, now, asset)
  await announce(tx, house, [BalanceChanged({ reason: 'stake' }, owner_id)])
  return (row.purses ?? []).map((purse, index) => ({ purse, amount_minor: BigInt(row.amounts?.[index] ?? 0) }))
}
