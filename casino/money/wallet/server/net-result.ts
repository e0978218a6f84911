import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'
import { exponentOf, toWire, type Currency } from '#kernel/money/currency.ts'
import type { NetResult } from '../contract.ts'

interface Row {
  readonly currency: string
  readonly exponent: number
  readonly staked: string
  readonly won: string
}

/**
 * What a player staked of their own money since a moment, and what it brought back, in minor units of their currency. Bonus
 * money and play money don't count; a stake that is settled later counts from when it was taken.
 */
export const readNetResult = async (db: Executor, player_id: bigint, since: Date, default_currency: Currency): Promise<NetResult> => {
  const { rows } = await sql<Row>`
    select w.currency, s.exponent,
           coalesce((select sum(e.amount) from money_wallet.entries e
                      where e.from_account = a.id and e.from_account > 0 and e.at >= ${since} and e.reason = 'stake'), 0)::text as staked,
           coalesce((select sum(e.amount) from money_wallet.entries e
                      where e.to_account = a.id and e.to_account > 0 and e.at >= ${since} and e.reason in ('win', 'refund')), 0)::text as won
      from money_wallet.wallets w
      join money_wallet.assets s on s.code = w.currency
      left join money_wallet.accounts a on a.owner_id = w.owner_id and a.purse = 'main' and a.asset = w.currency
     where w.owner_id = ${player_id}`.execute(db)
  const row = rows[0] ?? { currency: default_currency, exponent: exponentOf(default_currency), staked: '0', won: '0' }
  const staked = BigInt(row.staked)
  const won = BigInt(row.won)
  return {
    since: since.toISOString(),
    staked: toWire(staked),
    won: toWire(won),
    net: toWire(won - staked),
    currency: row.currency,
    exponent: row.exponent,
  }
}
