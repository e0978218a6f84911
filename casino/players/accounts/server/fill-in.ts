import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'

/** One of the two, unconfirmed; both null if none was given. */
export interface ContactGiven {
  readonly email: string | null
  readonly phone: string | null
}

/** Completes a player's registration: existing confirmations keep their time, and a contact is only set if there is none. */
export const fillIn = async (db: Executor, player_id: bigint, { email, phone }: ContactGiven, at: Date): Promise<void> => {
  await sql`
    update players_accounts.players
       set age_confirmed_at = coalesce(age_confirmed_at, ${at}), agreements_confirmed_at = coalesce(agreements_confirmed_at, ${at}),
           email = case when email is null and phone is null then ${email} else email end,
           phone = case when email is null and phone is null then ${phone} else phone end
     where id = ${player_id}`.execute(db)
}
