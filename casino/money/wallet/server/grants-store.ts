import { sql } from 'kysely'
import type { Tx } from '#kernel/database/database.ts'
import { fundAccount, purseOf, type Account } from './account.ts'

/**
 * Where the money of those purses goes now that have ended, by `owner purse`: that of a grant goes the way the grant went, that of free spins
 * where their wins go, as `pay_all` has it.
 */
export const endedPurses = async (tx: Tx, accounts: readonly Account[]): Promise<Map<string, Account>> => {
  const asked = accounts.filter(({ purse }) => /^(bonus|free-bet|free-spins):/.test(purse))
  if (asked.length === 0) return new Map()
  const { rows } = await sql<{ owner_id: bigint; purse: string; asset: string; goes_to: string }>`
    select q.owner_id, q.purse, coalesce(g.asset, f.asset) as asset,
           case when g.state = 'returned' then g.fund when g.state = 'active' then g.purse else 'main' end as goes_to
      from unnest(${asked.map(({ owner_id }) => owner_id.toString())}::bigint[], ${asked.map(({ purse }) => purse)}::text[]) q(owner_id, purse)
      left join money_wallet.free_spins f on f.owner_id = q.owner_id and f.purse = q.purse
      left join money_wallet.grants g on g.owner_id = q.owner_id and (g.purse = q.purse or g.id = f.wins_to)
     where f.ended_at is not null or (f.id is null and g.state <> 'active')`.execute(tx)
  return new Map(
    rows.map(({ owner_id, purse, asset, goes_to }) => [
      `${owner_id} ${purse}`,
      goes_to.startsWith('fund:') ? fundAccount(goes_to.replace('fund:', ''), asset) : purseOf(owner_id, goes_to, asset),
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
