import { hash } from 'node:crypto'
import type { Tx } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { NewFact } from '#kernel/facts/fact.ts'
import type { House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { BalanceChanged, balancesChanged } from '../events.ts'
import { paidFor, type Settlement } from '../settlements.ts'
import { balances } from './balance-state.ts'
import { refuseOutcome } from './refuse-outcome.ts'
import { checkTold } from './settle-instant.ts'
import { houseKey } from './settle-store.ts'
import { payAll, takeAllLater, takeLater } from './stake-store.ts'

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

/** One of many stakes, with the fact that is written if it is taken, by the ledger's own statement. */
export interface LaterStakeOfMany extends LaterStake {
  readonly fact: NewFact | null
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

const refusalOf = (row: Parameters<typeof refuseOutcome>[0], now: Date, asset: string): Refusal | null => {
  try {
    refuseOutcome(row, now, asset)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/**
 * The same for many at once, of any owners, out of cash or free bets, which count towards no grant: what is refused moves nothing and stops
 * none of the others. In order: null for what was taken, the refusal, or `later`: of what an owner staked in this call, a part was enough
 * to leave too little for the rest; ask again in the next call. No key and no reference may come twice. When the transaction is
 * committed, call `stakesTaken`.
 */
export const takeStakes = async (
  tx: Tx,
  house: House,
  stakes: readonly LaterStakeOfMany[],
): Promise<readonly (Refusal | 'later' | null)[]> => {
  if (stakes.length === 0) return []
  const now = house.clock.now()
  const asked = stakes.map(({ category, amount_minor, key, ...stake }) => {
    if (amount_minor <= 0n) throw new RangeError('the amount is not above zero')
    if (category !== undefined || stake.purse.startsWith('bonus:')) throw new RangeError('what a grant counts is staked by takeStake')
    checkTold(house, stake)
    const request_hash = hashOf(stake.purse, stake.asset, stake.reference, stake.game, amount_minor, '')
    return { ...stake, key: houseKey(key), request_hash, stake_minor: amount_minor }
  })
  const rows = await takeAllLater(tx, asked, now)
  if (rows.length !== stakes.length || rows.includes(undefined as never))
    throw new Error('the ledger answered other stakes than it was asked')
  return rows.map((row) => {
    const { outcome, place } = row
    if (outcome === 'later') return outcome
    return outcome === 'accepted' ? null : refusalOf({ ...row, outcome }, now, stakes[place - 1]?.asset ?? '')
  })
}

/**
 * Tells these owners' other windows what they have left, once the transaction of `takeStakes` is committed, as it is after a round: a fact of
 * the balance alone, beside that of the bet, would be one more for each.
 */
export const stakesTaken = (house: House, owners: readonly bigint[]): void => {
  for (const owner_id of owners) if (owner_id > 0n) balances.mark(house, owner_id)
  house.facts.wake()
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
  await announce(tx, house, balancesChanged('win', [...told]))
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
