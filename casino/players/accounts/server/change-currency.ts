import { sql } from 'kysely'
import type { Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'

/** The player's currency, with their row locked, so that concurrent changes are serialized. Undefined if there is no such player. */
export const holdCurrency = async (tx: Tx, player_id: bigint): Promise<Currency | undefined> => {
  const { rows } = await sql<{ currency: Currency }>`
    select currency from players_accounts.players where id = ${player_id} for no key update`.execute(tx)
  return rows[0]?.currency
}

/** Sets a player's currency. Whether the change is allowed is decided by players/profile and by the slices that hold money. */
export const writeCurrency = async (tx: Tx, player_id: bigint, currency: Currency): Promise<void> => {
  await sql`update players_accounts.players set currency = ${currency} where id = ${player_id}`.execute(tx)
}
