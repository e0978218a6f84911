import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse } from '../contract.ts'
import type { Account } from './account.ts'
import type { Movement, Posted } from './movement.ts'
import { post } from './post.ts'
import { readEntries, type StoredEntry } from './store.ts'

/** Where a player's held amounts stand, all of them together. */
export const hold_purse = 'hold'

const beginning = (hold_key: string): string => `hold:${hold_key}`
/** Taking and giving back share one key: whatever comes first ends the hold, and the other is refused. */
const ending = (hold_key: string): string => `hold-end:${hold_key}`

/**
 * Sets an amount aside: out of the purse, into the owner's `hold` purse, at once. `key` names the hold from then on.
 * Refusals: `insufficient-funds`, `idempotency-key-reused`. For payouts (WA-022).
 */
export const hold = (
  tx: Tx,
  house: House,
  command: {
    readonly key: string
    readonly from: Account
    readonly amount_minor: bigint
    readonly reason: string
    readonly reference?: string
  },
): Promise<Posted> => {
  const { key, from, amount_minor, ...rest } = command
  return post(tx, house, { ...rest, key: beginning(key), postings: [{ from, to: { ...from, purse: hold_purse }, amount_minor }] })
}

const readHold = async (tx: Tx, key: string): Promise<StoredEntry> => {
  const found = await readEntries(tx, { key: beginning(key) })
  return found?.entries[0] ?? refuse('hold-unknown')
}

const end = async (tx: Tx, house: House, movement: Movement): Promise<Posted> => {
  try {
    return await post(tx, house, movement)
  } catch (error) {
    // The key is known with other content: the hold was ended the other way.
    if (error instanceof Refusal && error.code === 'idempotency-key-reused') return refuse('hold-unknown')
    throw error
  }
}

/**
 * Takes a held amount, or a part of it; what is left goes back to its purse. Ends the hold.
 * Refusals: `hold-unknown` when there is no such hold or it was ended otherwise. Throws RangeError above the held amount.
 */
export const captureHold = async (
  tx: Tx,
  house: House,
  command: {
    readonly hold: string
    readonly to: Account
    readonly amount_minor?: bigint
    readonly reason: string
    readonly reference?: string
    readonly actor?: string
  },
): Promise<Posted> => {
  const { hold: hold_key, to, amount_minor, ...rest } = command
  const held = await readHold(tx, hold_key)
  const taken = amount_minor ?? held.amount_minor
  if (taken > held.amount_minor) throw new RangeError(`the hold ${hold_key} is smaller than what is taken from it`)
  const left = held.amount_minor - taken
  const postings = [{ from: held.to, to, amount_minor: taken }]
  if (left > 0n) postings.push({ from: held.to, to: held.from, amount_minor: left })
  return end(tx, house, { ...rest, key: ending(hold_key), postings })
}

/** Gives a held amount back to its purse. Ends the hold. Refusals: `hold-unknown` as above. */
export const releaseHold = async (
  tx: Tx,
  house: House,
  command: { readonly hold: string; readonly reason: string; readonly reference?: string; readonly actor?: string },
): Promise<Posted> => {
  const { hold: hold_key, ...rest } = command
  const held = await readHold(tx, hold_key)
  return end(tx, house, { ...rest, key: ending(hold_key), postings: [{ from: held.to, to: held.from, amount_minor: held.amount_minor }] })
}
