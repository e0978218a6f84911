import type { CurrencyChanged } from '#casino/players/profile/events.ts'
import { sql } from 'kysely'
import type { InTransactionHandler } from '#kernel/facts/reactions.ts'
import { isCurrency } from '#kernel/money/currency.ts'
import { referenceRate } from '#kernel/money/reference-rates.ts'
import { refuse } from '../contract.ts'

/**
 * The wallet follows the player's currency in the transaction that changes it: cash waits in the wallet of its own currency, and bonus
 * money, free spins, free bets and the money box keep theirs with `currency-in-use` (decision 0070).
 */
export const followCurrency: InTransactionHandler<typeof CurrencyChanged.schema> = async ({ data }, tx) => {
  const { from, to } = data
  if (!isCurrency(from) || !isCurrency(to)) throw new Error(`no currencies: ${from}, ${to}`)
  const { numerator, denominator } = referenceRate(from, to)
  const { rows } = await sql<{ outcome: 'changed' | 'in-use' }>`
    select money_wallet.change_currency(${data.player_id}::bigint, ${to}, ${String(numerator)}::numeric, ${String(denominator)}::numeric)
        as outcome`.execute(tx)
  if (rows[0]?.outcome !== 'changed') refuse('currency-in-use')
}
