import { hash } from 'node:crypto'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { BalanceChanged } from '../events.ts'
import { paidFor, type Settlement } from '../settlements.ts'
import { refuseOutcome } from './refuse-outcome.ts'
import { payAll, takeLater } from './stake-store.ts'

/** A stake whose outcome comes later: a bet. */
export interface LaterStake {
  readonly owner_id: bigint
  /** The one purse that it comes out of: `main`, `bonusPurse(…)`, `freeBetPurse(…)`. */
  readonly purse: string
  readonly asset: string
  /** Unique for the owner: `bet:17:stake`. */
  readonly key: string
  /** What it is about, once in the house's life: `bet:17:stake`. */
  readonly reference: string
  /** Slug or kind; for the player's history. */
  readonly game: string
  /** Minor units, above zero. */
  readonly amount_minor: bigint
  /** What the terms of the sport grant that is wagered now count it as; without it the stake counts nothing. */
  readonly category?: string
}

const hashOf = (...content: readonly unknown[]): Buffer => hash('sha256', content.join('\n'), 'buffer')

/**
 * Takes the stake of something that is settled later, inside the caller's transaction, in the same function and under the same controls as
 * an instant round. Idempotent by key. Refusals as `settleInstant`. Source: reliability 12.
 */
export const takeStake = async (tx: Tx, house: House, stake: LaterStake): Promise<void> => {
  const { owner_id, purse, asset, reference, game, amount_minor, category } = stake
  if (amount_minor <= 0n) throw new RangeError('the amount is not above zero')
  const now = house.clock.now()
  const request_hash = hashOf(purse, asset, reference, game, amount_minor, category ?? '')
  const row = await takeLater(tx, stake, { request_hash, now })
  refuseOutcome(row, now, asset)
  if (row.outcome === 'settled' && owner_id > 0n) await announce(tx, house, [BalanceChanged({ reason: 'stake' }, owner_id)])
}

/** How many settlements go to the database at once: more gain nothing, and take more memory on both sides. */
const at_once = 4_096

const settleSome = async (tx: Tx, house: House, some: readonly Settlement[]): Promise<boolean[]> => {
  const paid = some.map(paidFor)
  const hashes = some.map(({ purse, asset, reference, game, outcome, stake_minor, amount_minor }) =>
    hashOf(purse, asset, reference, game, outcome, stake_minor, amount_minor),
  )
  const rows = await payAll(tx, some, paid, { hashes, now: house.clock.now() })
  if (rows.length !== some.length) throw new Error('the ledger answered other settlements than it was asked')
  if (rows.some(({ outcome }) => outcome === 'key-reused')) throw new Refusal('idempotency-key-reused', {}, 409)
  const fresh = Array.from({ length: some.length }, () => false)
  for (const { place, outcome } of rows) fresh[place - 1] = outcome === 'settled'
  const told = new Set(some.filter((_, index) => fresh[index] && (paid[index]?.amount_minor ?? 0n) > 0n).map(({ owner_id }) => owner_id))
  await announce(
    tx,
    house,
    [...told].map((owner_id) => BalanceChanged({ reason: 'win' }, owner_id)),
  )
  return fresh
}

/**
 * Pays what stakes brought or gives them back, inside the caller's transaction: thousands in one call, each exactly once by its key. Never
 * refused, whatever the players' controls say by now; wins and returned stakes of cash count against losses. A free bet's stake is
 * not part of what it wins; what is for the purse of a grant that has ended goes the way the grant went. True, in order, for those that
 * are new. Refusals: `idempotency-key-reused` (409) where a key carried other content; then nothing of the call stays. Throws RangeError
 * on amounts below zero and on two settlements of one key. Source: reliability 4 and 13.
 */
export const settleMany = async (tx: Tx, house: House, settlements: readonly Settlement[]): Promise<boolean[]> => {
  if (new Set(settlements.map(({ owner_id, key }) => `${owner_id} ${key}`)).size < settlements.length)
    throw new RangeError('two settlements of one call have the same key')
  const fresh: boolean[] = []
  for (let from = 0; from < settlements.length; from += at_once)
    fresh.push(...(await settleSome(tx, house, settlements.slice(from, from + at_once))))
  return fresh
}
