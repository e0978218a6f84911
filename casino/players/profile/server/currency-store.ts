import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { CurrencyStepTaken } from '../currency-rules.ts'

/** The last changes, newest first: at most two matter. */
export const readCurrencySteps = async (db: Executor, player_id: bigint): Promise<CurrencyStepTaken[]> => {
  const { rows } = await sql<CurrencyStepTaken>`
    select from_currency as from, to_currency as to, is_return, at from players_profile.currency_changes
     where player_id = ${player_id} order by id desc limit 2`.execute(db)
  return rows
}

export const insertCurrencyStep = async (tx: Tx, player_id: bigint, { from, to, is_return, at }: CurrencyStepTaken): Promise<void> => {
  await sql`
    insert into players_profile.currency_changes (player_id, from_currency, to_currency, is_return, at)
    values (${player_id}, ${from}, ${to}, ${is_return}, ${at})`.execute(tx)
}
