import { sql, type RawBuilder } from 'kysely'
import { bigintArray } from '#kernel/database/array-literals.ts'
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
  readonly free_spins: string | null
  /** The games of each grant of free spins. */
  readonly games: readonly (readonly string[])[] | null
}

/** A row for each of these players who has a wallet: in sets, which cost half of what a look at each player's purses costs. */
const balancesOf = (owners: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select w.owner_id, w.currency, s.exponent, coalesce(own.main, 0)::text as main, coalesce(own.bonus, 0)::text as bonus,
         spins.left_over::text as free_spins, spins.games
    from money_wallet.wallets w
    join money_wallet.assets s on s.code = w.currency
    left join (
      select a.owner_id, a.asset, sum(a.balance) filter (where a.purse = 'main') as main,
             sum(a.balance) filter (where a.purse = 'bonus' or a.purse like 'bonus:%') as bonus
        from money_wallet.accounts a where a.owner_id = any(${owners}) group by a.owner_id, a.asset
      ) own on own.owner_id = w.owner_id and own.asset = w.currency
    left join (
      select f.owner_id, sum(a.balance / f.stake) as left_over, json_agg(f.games) as games
        from money_wallet.free_spins f
        left join money_wallet.accounts a on a.owner_id = f.owner_id and a.purse = f.purse and a.asset = f.asset
       where f.owner_id = any(${owners}) and f.ended_at is null group by f.owner_id
      ) spins on spins.owner_id = w.owner_id
   where w.owner_id = any(${owners})`

/** A scalar subquery that gives a player's balance as JSON; null for a player without a wallet. */
export const selectBalance = (owner_id: bigint): RawBuilder<unknown> => sql`(
  select row_to_json(b) from (${balancesOf(sql`array[${owner_id}::bigint]`)}) b)`

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
  const { main, bonus, free_spins, games, currency, exponent } = known
  return {
    balance: toWire(BigInt(main)),
    bonus: { balance: toWire(BigInt(bonus)), fsRemain: toWire(BigInt(free_spins ?? 0)), games: [...new Set(games?.flat())].toSorted() },
    currency,
    exponent,
  }
}

/** The newest balances of many players in one statement; players without a wallet are left out. */
export const readPlayerBalances = async (
  db: Executor,
  player_ids: readonly bigint[],
  default_currency: Currency,
): Promise<Map<bigint, PlayerBalance>> => {
  const { rows } = await sql<BalanceRow & { readonly owner_id: bigint }>`
    ${balancesOf(sql`${bigintArray(player_ids)}::bigint[]`)}`.execute(db)
  return new Map(rows.map((row) => [row.owner_id, asPlayerBalance(row, default_currency)]))
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
