import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'
import { exponentOf, isCurrency, toWire, type Currency } from '#kernel/money/currency.ts'
import { inCurrency } from '#kernel/money/reference-rates.ts'
import type { NetResult } from '../contract.ts'

interface Row {
  /** The one that the player plays in now. */
  readonly currency: string
  readonly asset: string
  readonly staked: string
  readonly won: string
}

/**
 * What a player staked of their own money since a moment, and what it brought back, in minor units of their currency. What was played in
 * another one counts at the limits' own rate, so that a change of currency hides nothing (decision 0070). Bonus money and play money don't
 * count; a stake that is settled later counts from when it was taken, one that is void for good not at all, what a void market gave
 * back as a win, and a win that a correction took back is taken off.
 */
export const readNetResult = async (db: Executor, player_id: bigint, since: Date, default_currency: Currency): Promise<NetResult> => {
  const { rows } = await sql<Row>`
    select w.currency, a.asset,
           coalesce(sum(p.staked), 0)::text as staked, coalesce(sum(p.won), 0)::text as won
      from money_wallet.wallets w
      join money_wallet.accounts a on a.owner_id = w.owner_id and a.purse = 'main'
      left join lateral money_wallet.counted_play(a.id, ${since}) p on true
     where w.owner_id = ${player_id} group by w.currency, a.asset`.execute(db)
  const now = rows[0]?.currency
  const currency = isCurrency(now) ? now : default_currency
  const sumOf = (of: 'staked' | 'won', rounded: 'up' | 'down'): bigint =>
    rows.reduce((sum, row) => (isCurrency(row.asset) ? sum + inCurrency(BigInt(row[of]), row.asset, currency, rounded) : sum), 0n)
  const [staked, won] = [sumOf('staked', 'up'), sumOf('won', 'down')]
  return {
    since: since.toISOString(),
    staked: toWire(staked),
    won: toWire(won),
    net: toWire(won - staked),
    currency,
    exponent: exponentOf(currency),
  }
}
