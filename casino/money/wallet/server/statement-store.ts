import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'

export interface Period {
  readonly from: Date
  /** Not included. */
  readonly to: Date
}

/** What moved a purse in a period, by its reason; a row without a reason for a purse that nothing moved. Minor units. */
export interface PurseMovement {
  readonly purse: string
  readonly asset: string
  readonly exponent: number
  readonly opening: bigint
  readonly closing: bigint
  readonly kind: string | null
  readonly came: bigint
  readonly went: bigint
  readonly count: number
}

/**
 * Every purse of a player that held something in a period or moved: what stood there at its beginning and its end, and what moved it. Both
 * ends are counted back from the balance by the entries since, in one statement, so they and the movements always add up.
 */
export const readMovements = async (db: Executor, owner_id: bigint, { from, to }: Period): Promise<readonly PurseMovement[]> => {
  const { rows } = await sql<PurseMovement>`
    with own as (
      select a.id, a.purse, a.asset, a.balance, s.exponent
        from money_wallet.accounts a join money_wallet.assets s on s.code = a.asset
       where a.owner_id = ${owner_id} and a.owner_id <> 0 and a.purse <> 'demo'
    ), legs as (
      select o.id, e.at, e.reason, e.amount from own o join money_wallet.entries e on e.to_account = o.id and e.to_account > 0 and e.at >= ${from}
      union all
      select o.id, e.at, e.reason, -e.amount from own o join money_wallet.entries e on e.from_account = o.id and e.from_account > 0 and e.at >= ${from}
    ), ends as (
      select o.id, (o.balance - coalesce(sum(l.amount), 0))::bigint as opening,
             (o.balance - coalesce(sum(l.amount) filter (where l.at >= ${to}), 0))::bigint as closing
        from own o left join legs l on l.id = o.id group by o.id, o.balance
    ), kinds as (
      select id, reason, sum(greatest(amount, 0))::bigint as came, sum(greatest(-amount, 0))::bigint as went, count(*)::int as count
        from legs where at < ${to} group by id, reason
    )
    select o.purse, o.asset, o.exponent, n.opening, n.closing, k.reason as kind, coalesce(k.came, 0) as came, coalesce(k.went, 0) as went,
           coalesce(k.count, 0) as count
      from own o join ends n on n.id = o.id left join kinds k on k.id = o.id
     where n.opening <> 0 or n.closing <> 0 or k.id is not null
     order by o.asset, o.purse, k.reason`.execute(db)
  return rows
}

/** One side of an entry, as it moved a purse of the player. */
export interface StatementEntry {
  readonly transaction_id: bigint
  readonly line: number
  readonly account: bigint
  readonly at: Date
  readonly kind: string
  /** Below zero where it left the purse. */
  readonly amount: bigint
  readonly purse: string
  readonly asset: string
  readonly exponent: number
  readonly reference: string | null
  readonly game: string | null
}

/**
 * The next entries of a player's purses in a period, oldest first, after the last one that was read. Its moment is read anew: the database knows
 * it by microseconds, and by the milliseconds of a Date the same entries would come after themselves for ever.
 */
export const readEntriesAfter = async (
  db: Executor,
  owner_id: bigint,
  { from, to }: Period,
  last: StatementEntry | undefined,
  limit: number,
): Promise<readonly StatementEntry[]> => {
  const last_at =
    last && sql`(select p.at from money_wallet.entries p where p.transaction_id = ${last.transaction_id} and p.line = ${last.line})`
  const after = last
    ? sql`and (e.at, e.transaction_id, e.line, o.id) > (${last_at}, ${last.transaction_id}, ${last.line}, ${last.account})`
    : sql``
  const within = sql`and e.at >= ${last_at ?? from} and e.at < ${to} ${after} order by e.at, e.transaction_id, e.line limit ${limit}`
  const { rows } = await sql<StatementEntry>`
    with own as (
      select a.id, a.purse, a.asset, s.exponent
        from money_wallet.accounts a join money_wallet.assets s on s.code = a.asset
       where a.owner_id = ${owner_id} and a.owner_id <> 0 and a.purse <> 'demo'
    ), legs as (
      select e.transaction_id, e.line, o.id as account, e.at, e.reason as kind, e.amount, o.purse, o.asset, o.exponent
        from own o cross join lateral (
          (select e.transaction_id, e.line, e.at, e.reason, e.amount from money_wallet.entries e
            where e.to_account = o.id and e.to_account > 0 ${within})
          union all
          (select e.transaction_id, e.line, e.at, e.reason, -e.amount from money_wallet.entries e
            where e.from_account = o.id and e.from_account > 0 ${within})) e
    )
    select l.*, t.reference, t.game
      from (select * from legs order by at, transaction_id, line, account limit ${limit}) l
      join money_wallet.transactions t on t.id = l.transaction_id
     order by l.at, l.transaction_id, l.line, l.account`.execute(db)
  return rows
}
