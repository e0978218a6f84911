import { sql } from 'kysely'
import type { Tx } from '#kernel/database/database.ts'

export interface CurrencyStepTaken {
  readonly from: string
  readonly to: string
  readonly at: Date
}

export const insertCurrencyStep = async (tx: Tx, player_id: bigint, { from, to, at }: CurrencyStepTaken): Promise<void> => {
  await sql`
    insert into players_profile.currency_changes (player_id, from_currency, to_currency, at)
    values (${player_id}, ${from}, ${to}, ${at})`.execute(tx)
}
