import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'

/** Private account data, for the player alone. */
export interface AccountData {
  readonly login: string
  readonly email: string | null
  readonly phone: string | null
  readonly email_confirmed: boolean
  readonly phone_confirmed: boolean
  readonly currency: Currency
  readonly country: string
  readonly created_at: Date
}

/** A player's own contacts and settings. Never shown to others, who get `playerById`. Undefined if there is no such player. */
export const accountDataOf = async (db: Executor, player_id: bigint): Promise<AccountData | undefined> => {
  const { rows } = await sql<AccountData>`
    select login, email, phone, email_confirmed_at is not null as email_confirmed, phone_confirmed_at is not null as phone_confirmed,
           currency, country, created_at
      from players_accounts.players where id = ${player_id}`.execute(db)
  return rows[0]
}
