import { sql } from 'kysely'
import type { Tx } from '#kernel/database/database.ts'
import { fundAccount, purseOf, type Account } from './account.ts'

/** Where the money of those purses went whose grants have ended, by `owner purse`. */
export const endedGrants = async (tx: Tx, accounts: readonly Account[]): Promise<Map<string, Account>> => {
  const of_grants = accounts.filter(({ purse }) => /^(bonus|free-bet):/.test(purse))
  if (of_grants.length === 0) return new Map()
  const { rows } = await sql<{ owner_id: bigint; purse: string; asset: string; fund: string; state: 'converted' | 'returned' }>`
    select g.owner_id, g.purse, g.asset, g.fund, g.state from money_wallet.grants g
     where g.state <> 'active' and (g.owner_id, g.purse) in (
             select * from unnest(${of_grants.map(({ owner_id }) => owner_id.toString())}::bigint[], ${of_grants.map(({ purse }) => purse)}::text[]))`.execute(
    tx,
  )
  return new Map(
    rows.map(({ owner_id, purse, asset, fund, state }) => [
      `${owner_id} ${purse}`,
      state === 'converted' ? purseOf(owner_id, 'main', asset) : fundAccount(fund.replace('fund:', ''), asset),
    ]),
  )
}

/** Locks the controls of those whom a transaction moved. */
export const lockOwnersOf = async (tx: Tx, transaction_id: bigint): Promise<void> => {
  await sql`select money_wallet.lock_owners_of(${transaction_id})`.execute(tx)
}

/** Takes back what a transaction counted towards a grant; with the owners' controls locked. */
export const takeBackWagers = async (tx: Tx, transaction_id: bigint): Promise<void> => {
  await sql`select money_wallet.take_back_wagers(array[${transaction_id}::bigint])`.execute(tx)
}
