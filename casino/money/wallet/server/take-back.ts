import { hash } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Account } from './account.ts'
import { limitRates } from './limit-rates.ts'
import { refuseUnlessPosted } from './post.ts'
import type { PostOutcome } from './store.ts'

/**
 * Takes back what a corrected result had paid too much, at most what stands in the purse, inside the caller's transaction and once by its
 * key; gives what was taken. Of cash it is a win the less for the owner's limits. Who takes from several, or pays before, holds all of
 * their controls first (`holdControls`).
 */
export const takeBack = async (
  tx: Tx,
  house: House,
  { key, from, wanted_minor }: { readonly key: string; readonly from: Account; readonly wanted_minor: bigint },
): Promise<bigint> => {
  if (wanted_minor <= 0n) throw new RangeError('the amount is not above zero')
  const { owner_id, purse, asset } = from
  const content = hash('sha256', [purse, asset, wanted_minor].join('\n'), 'buffer')
  const { rows } = await sql<{ outcome: PostOutcome | 'empty'; amount: bigint }>`
    select outcome, amount from money_wallet.take_back(
      ${owner_id}, ${purse}, ${asset}, ${wanted_minor}, ${key}, ${content}, ${key}, ${house.clock.now()},
      ${limitRates}::jsonb)`.execute(tx)
  const [taken] = rows
  if (!taken) throw new Error('the ledger did not answer')
  if (taken.outcome !== 'empty') refuseUnlessPosted(taken.outcome)
  return taken.amount
}

/** Holds what the owners may stake until the caller's transaction ends, in one order and before any of their accounts, as a stake does. */
export const holdControls = async (tx: Tx, owner_ids: readonly bigint[]): Promise<void> => {
  await sql`select money_wallet.lock_controls(${owner_ids.map(String)}::bigint[])`.execute(tx)
}
