import { sql } from 'kysely'
import type { Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'

/** The player's currency under the lock of their row, so that of two changes the second sees the first. Undefined without such a player. */
export const holdCurrency = async (tx: Tx, player_id: bigint): Promise<Currency | undefined> => {
  const { rows } = await sql<{ currency: Currency }>`
    select currency from players_accounts.players where id = ${player_id} for no key update`.execute(tx)
  return rows[0]?.currency
}

/** Writes another currency for a player. Whether it may be is decided by players/profile and by those who keep money. */
export const writeCurrency = async (tx: Tx, player_id: bigint, currency: Currency): Promise<void> => {
  await sql`update players_accounts.players set currency = ${currency} where id = ${player_id}`.execute(tx)
}
