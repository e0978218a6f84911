import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'
import { exponentOf, toWire, type Currency } from '#kernel/money/currency.ts'
import type { PlayerBalance } from '../contract.ts'
import type { Account } from './account.ts'
import { readBalance } from './store.ts'

/** What the database tells of a player's purses. Amounts are text: JSON would round them. */
interface BalanceRow {
  readonly currency: string
  readonly exponent: number
  readonly main: string
  readonly bonus: string
  readonly free_spins: string
  readonly games: readonly string[]
}

/** A scalar subquery that gives a player's balance as JSON; null for a player without a wallet. */
export const selectBalance = (owner_id: bigint | RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select json_build_object(
           'currency', w.currency,
           'exponent', (select s.exponent from money_wallet.assets s where s.code = w.currency),
           'main', own.main::text,
           'bonus', own.bonus::text,
           'free_spins', coalesce((select sum(a.balance / f.stake)
                                     from money_wallet.free_spins f
                                     join money_wallet.accounts a on a.owner_id = f.owner_id and a.purse = f.purse and a.asset = f.asset
                                    where f.owner_id = w.owner_id and f.ended_at is null), 0)::text,
           'games', coalesce((select json_agg(distinct slug order by slug)
                                from money_wallet.free_spins o cross join unnest(o.games) slug
                               where o.owner_id = w.owner_id and o.ended_at is null), '[]'))
    from money_wallet.wallets w
    cross join lateral (
      select coalesce(sum(a.balance) filter (where a.purse = 'main'), 0) as main,
             coalesce(sum(a.balance) filter (where a.purse = 'bonus' or a.purse like 'bonus:%'), 0) as bonus
        from money_wallet.accounts a where a.owner_id = w.owner_id and a.asset = w.currency) own
   where w.owner_id = ${owner_id})`

/** A row of `selectBalance` as it crosses the wire; zero in the brand's currency for a player without a wallet. */
export const asPlayerBalance = (row: unknown, default_currency: Currency): PlayerBalance => {
  const known = row as BalanceRow | null
  if (!known)
    return {
      balance: 0,
      bonus: { balance: 0, fsRemain: 0, games: [] },
      currency: default_currency,
      exponent: exponentOf(default_currency),
    }
  return {
    balance: toWire(BigInt(known.main)),
    bonus: { balance: toWire(BigInt(known.bonus)), fsRemain: toWire(BigInt(known.free_spins)), games: [...known.games] },
    currency: known.currency,
    exponent: known.exponent,
  }
}

/** The newest balances of many players in one statement; players without a wallet are left out. */
export const readPlayerBalances = async (
  db: Executor,
  player_ids: readonly bigint[],
  default_currency: Currency,
): Promise<Map<bigint, PlayerBalance>> => {
  const { rows } = await sql<{ owner_id: bigint; balance: unknown }>`
    select asked.owner_id, ${selectBalance(sql`asked.owner_id`)} as balance
      from unnest(${player_ids.map(String)}::bigint[]) as asked(owner_id)`.execute(db)
  return new Map(rows.filter((row) => row.balance !== null).map((row) => [row.owner_id, asPlayerBalance(row.balance, default_currency)]))
}

/** What a player can spend, as the site shows it (EN-044). */
export const readPlayerBalance = async (db: Executor, player_id: bigint, default_currency: Currency): Promise<PlayerBalance> => {
  const balances = await readPlayerBalances(db, [player_id], default_currency)
  return balances.get(player_id) ?? asPlayerBalance(null, default_currency)
}

/**
 * What stands in an account, in minor units; 0 when it was never used. Of the house's own accounts: the sum of all their
 * entries, so seldom.
 */
export const balanceOf = async (db: Executor, account: Account): Promise<bigint> => (await readBalance(db, account)) ?? 0n
