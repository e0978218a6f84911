import { createHash } from 'node:crypto'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { Refusal } from '#kernel/refusals/refusal.ts'
import { refuse } from '../contract.ts'
import type { Movement, Posted } from './movement.ts'
import { callPost, writtenPosting, type PostOutcome, type WrittenMovement } from './store.ts'

const written = (movement: Movement, undoes: bigint | null): WrittenMovement => {
  const { key, reason, reference = null, actor = null } = movement
  if (key.length === 0 || key.length > 255) throw new RangeError('the key of a movement has 1 to 255 characters')
  if (movement.postings.length === 0) throw new RangeError(`the movement ${key} moves nothing`)
  for (const { amount_minor } of movement.postings)
    if (amount_minor <= 0n) throw new RangeError(`the movement ${key} has an amount that is not above zero`)
  const postings = movement.postings.map(writtenPosting)
  const hash = createHash('sha256')
    .update(JSON.stringify([reason, reference, actor, undoes?.toString() ?? null, postings]))
    .digest('hex')
  return { key, hash, reason, reference, actor, undoes: undoes?.toString() ?? null, postings }
}

/** Converts the database's refusal. */
export const refuseUnlessPosted = (outcome: PostOutcome): void => {
  if (outcome === 'insufficient-funds') refuse('insufficient-funds')
  if (outcome === 'already-reversed') refuse('transaction-unknown')
  if (outcome === 'key-reused') throw new Refusal('idempotency-key-reused', {}, 409)
}

/**
 * Moves amounts inside the caller's transaction: all postings or none. The same key with the same content moves nothing again and
 * returns the first transaction. Refusals: `insufficient-funds` if an account would become negative that may not;
 * `idempotency-key-reused` (409) if the key had other content. Throws RangeError on an empty movement or a non-positive amount.
 * Source: WA-034, reliability 1-5.
 */
export const post = async (tx: Tx, house: House, movement: Movement): Promise<Posted> => {
  const [posted] = await postAll(tx, house, [movement])
  return posted as Posted
}

/** The same for many movements in one round trip (prizes of a whole race), in order. If one is refused, all are. */
export const postAll = (tx: Tx, house: House, movements: readonly Movement[]): Promise<Posted[]> =>
  postWritten(
    tx,
    house,
    movements.map((movement) => written(movement, null)),
  )

/** Posts the reversal of a transaction; the database allows one per transaction. */
export const postReversal = async (tx: Tx, house: House, movement: Movement, undoes: bigint): Promise<Posted> => {
  const [posted] = await postWritten(tx, house, [written(movement, undoes)])
  return posted as Posted
}

const postWritten = async (tx: Tx, house: House, movements: readonly WrittenMovement[]): Promise<Posted[]> => {
  if (movements.length === 0) return []
  const results = await callPost(tx, movements, house.clock.now())
  return results.map(({ outcome, transaction_id }) => {
    refuseUnlessPosted(outcome)
    return { transaction_id, replayed: outcome === 'replayed' }
  })
}
