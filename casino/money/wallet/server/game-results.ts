import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'
import type { Period } from './statement-store.ts'

/** What a player staked of their own money in games of a period, and what those very rounds brought. Minor units. */
export interface PlayerResult {
  readonly player_id: bigint
  readonly currency: string
  readonly staked: bigint
  readonly won: bigint
}

/**
 * The results of the next players after one, by their number, in the currencies that they play in now; who played nothing has zeros. Rounds
 * of games alone, each with all that it brought, counted to the period in which it was begun: `round_ms` is how long one may stay open.
 * Bonus money does not count.
 */
export const readGameResults = async (
  db: Executor,
  { from, to }: Period,
  round_ms: number,
  after: bigint,
  limit: number,
): Promise<readonly PlayerResult[]> => {
  const within = sql`e.at >= ${new Date(from.getTime() - round_ms)} and e.at < ${new Date(to.getTime() + round_ms)}`
  const { rows } = await sql<PlayerResult>`
    with own as (
      select a.id, a.owner_id, a.asset from money_wallet.accounts a
        join money_wallet.wallets w on w.owner_id = a.owner_id and w.currency = a.asset
       where a.purse = 'main' and a.owner_id > ${after} order by a.owner_id limit ${limit}
    ), legs as (
      select o.id, substring(t.reference from '^round:[0-9]+:[0-9]+') as round, l.at, l.staked, l.won
        from own o cross join lateral (
          select e.transaction_id, e.at, e.amount as staked, 0::bigint as won from money_wallet.entries e
           where e.from_account = o.id and e.from_account > 0 and e.reason = 'stake' and ${within}
          union all
          select e.transaction_id, e.at, 0, e.amount from money_wallet.entries e
           where e.to_account = o.id and e.to_account > 0 and e.reason in ('win', 'refund') and ${within}) l
        join money_wallet.transactions t on t.id = l.transaction_id
       where t.reference like 'round:%'
    ), rounds as (
      select id, sum(staked) as staked, sum(won) as won from legs group by id, round having min(at) >= ${from} and min(at) < ${to}
    )
    select o.owner_id as player_id, o.asset as currency, coalesce(sum(r.staked), 0)::bigint as staked, coalesce(sum(r.won), 0)::bigint as won
      from own o left join rounds r on r.id = o.id group by o.owner_id, o.asset order by o.owner_id`.execute(db)
  return rows
}
