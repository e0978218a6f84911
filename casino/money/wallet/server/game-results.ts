import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'
import { isCurrency, type Currency } from '#kernel/money/currency.ts'
import { inCurrency } from '#kernel/money/reference-rates.ts'
import type { Period } from './statement-store.ts'

/** What a player staked of their own money in games of a period, and what those very rounds brought. Minor units. */
export interface PlayerResult {
  readonly player_id: bigint
  readonly currency: Currency
  readonly staked: bigint
  readonly won: bigint
}

interface Row extends Omit<PlayerResult, 'currency'> {
  /** The one that the player plays in now, and the one that this was played in. */
  readonly currency: string
  readonly asset: string | null
}

/**
 * One result for each player, in the currency that they play in now: what was lost in one and won in another is one result, or changes of
 * currency would pick the losses alone. At the limits' own rate; what does not divide is the house's.
 */
const nettedPerPlayer = (rows: readonly Row[]): PlayerResult[] => {
  const netted = new Map<bigint, PlayerResult>()
  for (const { player_id, currency, asset, staked, won } of rows) {
    if (!isCurrency(currency)) throw new Error(`player ${player_id} plays in ${currency}`)
    const known = netted.get(player_id) ?? { player_id, currency, staked: 0n, won: 0n }
    const rate = (amount: bigint, rounded: 'down' | 'up'): bigint => (isCurrency(asset) ? inCurrency(amount, asset, currency, rounded) : 0n)
    netted.set(player_id, { ...known, staked: known.staked + rate(staked, 'down'), won: known.won + rate(won, 'up') })
  }
  return [...netted.values()]
}

/**
 * The results of the next players after one, by their number, in the currency that each plays in now; who played nothing has zeros. Rounds
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
  const { rows } = await sql<Row>`
    with players as (
      select w.owner_id, w.currency from money_wallet.wallets w where w.owner_id > ${after} order by w.owner_id limit ${limit}
    ), own as (
      select a.id, p.owner_id, a.asset, p.currency from players p
        left join money_wallet.accounts a on a.owner_id = p.owner_id and a.purse = 'main'
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
    select o.owner_id as player_id, o.currency, o.asset, coalesce(sum(r.staked), 0)::bigint as staked, coalesce(sum(r.won), 0)::bigint as won
      from own o left join rounds r on r.id = o.id group by o.owner_id, o.currency, o.asset order by o.owner_id`.execute(db)
  return nettedPerPlayer(rows)
}
