import { sql } from 'kysely'
import { bigintArray } from '#kernel/database/array-literals.ts'
import type { Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'

/** The currencies of players, with their rows locked in order of id, so that concurrent changes are serialized. Who is unknown is left out. */
export const holdCurrencies = async (tx: Tx, player_ids: readonly bigint[]): Promise<ReadonlyMap<bigint, Currency>> => {
  const { rows } = await sql<{ id: bigint; currency: Currency }>`
    select id, currency from players_accounts.players where id = any(${bigintArray(player_ids)}::bigint[]) order by id for no key update`.execute(
    tx,
  )
  return new Map(rows.map(({ id, currency }) => [id, currency]))
}

/** The same of one player; undefined if there is no such player. */
export const holdCurrency = async (tx: Tx, player_id: bigint): Promise<Currency | undefined> =>
  (await holdCurrencies(tx, [player_id])).get(player_id)

/** Sets a player's currency. Whether the change is allowed is decided by players/profile and by the slices that hold money. */
export const writeCurrency = async (tx: Tx, player_id: bigint, currency: Currency): Promise<void> => {
  await sql`update players_accounts.players set currency = ${currency} where id = ${player_id}`.execute(tx)
}
