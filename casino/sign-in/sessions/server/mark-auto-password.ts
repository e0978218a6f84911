import { sql } from 'kysely'
import type { Tx } from '#kernel/database/database.ts'

/** The house made this account's password and nobody knows it: its player is asked for one of their own (EN-019). */
export const markAutoPassword = async (tx: Tx, player_id: bigint): Promise<void> => {
  await sql`update sign_in_sessions.accounts set has_auto_password = true where player_id = ${player_id}`.execute(tx)
}
