import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

/** Codes have 80 random bits, so a plain hash is enough; it includes the player's id, so that equal codes of two players differ. */
const hashOf = (player_id: bigint, code: string): Buffer => createHash('sha256').update(`recovery\0${player_id}\0${code}`).digest()

/** Replaces all recovery codes. */
export const replaceRecoveryCodes = async (tx: Tx, player_id: bigint, codes: readonly string[], at: Date): Promise<void> => {
  await sql`delete from sign_in_second_factor.recovery_codes where player_id = ${player_id}`.execute(tx)
  const hashes = codes.map((code) => hashOf(player_id, code))
  if (hashes.length === 0) return
  await sql`
    insert into sign_in_second_factor.recovery_codes (player_id, code_hash, made_at)
    values ${sql.join(hashes.map((hash) => sql`(${player_id}, ${hash}, ${at})`))}`.execute(tx)
}

/** True for exactly one of concurrent callers. */
export const spendRecoveryCode = async (tx: Tx, player_id: bigint, code: string, at: Date): Promise<boolean> => {
  const { rows } = await sql`
    update sign_in_second_factor.recovery_codes set used_at = ${at}
     where player_id = ${player_id} and code_hash = ${hashOf(player_id, code)} and used_at is null returning 1`.execute(tx)
  return rows.length === 1
}

export const countRecoveryCodes = async (db: Executor, player_id: bigint): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sign_in_second_factor.recovery_codes where player_id = ${player_id} and used_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

export const deleteRecoveryCodesSince = async (tx: Tx, player_id: bigint, since: Date): Promise<void> => {
  await sql`delete from sign_in_second_factor.recovery_codes where player_id = ${player_id} and made_at >= ${since}`.execute(tx)
}
