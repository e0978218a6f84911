import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'
import { toWire } from '#kernel/money/currency.ts'
import type { TransactionRow } from '../contract.ts'
import { isBonusPurse } from '../rules.ts'

export interface TransactionFilter {
  readonly kinds: readonly string[] | null
  readonly from: Date | null
  readonly to: Date | null
  readonly limit: number
  readonly offset: number
}

/** An entry as the ledger knows it: what its game is called is somebody else's knowledge. */
export type Transaction = Omit<TransactionRow, 'title'>

interface Row extends Omit<Transaction, 'amount' | 'staked' | 'at' | 'purse'> {
  readonly purse: string
  readonly at: Date
  readonly amount: bigint
  readonly staked: bigint | null
}

/** The entries of a player's purses that are shown as balance, cash and bonus money, newest first. One more than asked for tells that there is more. */
export const listTransactions = async (
  db: Executor,
  player_id: bigint,
  filter: TransactionFilter,
): Promise<{ rows: Transaction[]; has_more: boolean }> => {
  const within = sql`(${filter.kinds}::text[] is null or e.reason = any(${filter.kinds}::text[]))
    and (${filter.from}::timestamptz is null or e.at >= ${filter.from}) and (${filter.to}::timestamptz is null or e.at < ${filter.to})`
  const newest = sql`order by e.at desc, e.transaction_id desc, e.line desc limit ${filter.limit + filter.offset + 1}`
  const { rows } = await sql<Row>`
    with own as (
      select a.id, a.purse, a.asset, s.exponent
        from money_wallet.accounts a join money_wallet.assets s on s.code = a.asset
       where a.owner_id = ${player_id} and (a.purse in ('main', 'bonus') or a.purse like 'bonus:%')
    ), legs as (
      select o.id as account, o.purse, o.asset, o.exponent, e.* from own o cross join lateral (
        (select e.transaction_id, e.line, e.at, e.reason, -e.amount as amount from money_wallet.entries e
          where e.from_account = o.id and e.from_account > 0 and ${within} ${newest})
        union all
        (select e.transaction_id, e.line, e.at, e.reason, e.amount from money_wallet.entries e
          where e.to_account = o.id and e.to_account > 0 and ${within} ${newest})
      ) e
    )
    select e.transaction_id::text as id, e.at, e.reason as kind, e.amount, e.asset as currency, e.exponent, e.purse, t.reference, t.game,
           case when e.reason = 'win' then coalesce((select sum(s.amount)::bigint from money_wallet.entries s
             where s.transaction_id = e.transaction_id and s.at = e.at and s.reason = 'stake' and s.from_account = e.account), 0) end as staked
      from (select * from legs e order by e.at desc, e.transaction_id desc, e.line desc, e.purse
             limit ${filter.limit + 1} offset ${filter.offset}) e
      join money_wallet.transactions t on t.id = e.transaction_id
     order by e.at desc, e.transaction_id desc, e.line desc, e.purse`.execute(db)
  const page = rows.slice(0, filter.limit).map((row) => ({
    ...row,
    purse: isBonusPurse(row.purse) ? ('bonus' as const) : ('main' as const),
    at: row.at.toISOString(),
    amount: toWire(row.amount),
    staked: row.staked === null ? null : toWire(row.staked),
  }))
  return { rows: page, has_more: rows.length > filter.limit }
}
