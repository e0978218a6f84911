import { sql } from 'kysely'
import { createDatabase, createPool, type Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'

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

/** A recount takes longer with every entry that there is: some seconds for each million. */
export const longest_recount_ms = 6 * 3_600_000

/** What has changed since the last checkpoint, which is trusted. */
export const findFreshDrift = async (db: Executor): Promise<Drift[]> =>
  (
    await sql<Drift>`select owner_id, purse, asset, balance, entered::text as entered, 'its balance' as found_in
                       from money_wallet.find_fresh_drift()`.execute(db)
  ).rows

/**
 * Adds up every entry, and compares those before the last checkpoint with what it noted. On a connection of its own: the house's end
 * every statement after half a minute.
 */
export const findAllDrift = async (house: House): Promise<Drift[]> => {
  const db = createDatabase(
    createPool(String(house.pool.options.connectionString), {
      max: 1,
      application_name: 'openhouse-recount',
      statement_ms: longest_recount_ms,
    }),
  )
  const found = sql<Drift>`
    select owner_id, purse, asset, balance, entered::text as entered, 'its balance' as found_in from money_wallet.find_drift()
     union all
    select owner_id, purse, asset, balance, entered::text, 'the past' from money_wallet.find_rewritten()`
  return found
    .execute(db)
    .then(({ rows }) => rows)
    .finally(() => db.destroy())
}
