import { sql } from 'kysely'
import type { Tx } from '#kernel/database/database.ts'

/** Marks this account's password as generated: its player is asked to set one (EN-019). */
export const markAutoPassword = async (tx: Tx, player_id: bigint): Promise<void> => {
  await sql`update sign_in_sessions.accounts set has_auto_password = true where player_id = ${player_id}`.execute(tx)
}
