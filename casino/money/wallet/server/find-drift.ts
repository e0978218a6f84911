import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'

/** An account that its entries don't explain. */
export interface Drift {
  readonly owner_id: bigint | null
  readonly purse: string | null
  readonly asset: string | null
  /** What the account has, or had at the last checkpoint. */
  readonly balance: bigint | null
  /** Sum of the account's entries, or of those up to the checkpoint, as a decimal. */
  readonly entered: string
  readonly found_in: 'its balance' | 'the past'
}

/** `fresh` trusts the last checkpoint; `all` adds up every entry, and compares those before the checkpoint with what it noted. */
export const findDrift = async (db: Executor, reads: 'fresh' | 'all'): Promise<Drift[]> => {
  const found =
    reads === 'fresh'
      ? sql<Drift>`select owner_id, purse, asset, balance, entered::text as entered, 'its balance' as found_in
                     from money_wallet.find_fresh_drift()`
      : sql<Drift>`select owner_id, purse, asset, balance, entered::text as entered, 'its balance' as found_in
                     from money_wallet.find_drift()
                    union all
                   select owner_id, purse, asset, balance, entered::text, 'the past' from money_wallet.find_rewritten()`
  return (await found.execute(db)).rows
}
