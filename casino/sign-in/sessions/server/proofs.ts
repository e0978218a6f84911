import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { Visitor } from '#kernel/http/visitor.ts'
import { proof_life_ms } from '../rules.ts'

/** A session's last re-authentication. */
export interface ProofState {
  /** Whether the player signed in or re-authenticated in this session within the given time, ten minutes unless said otherwise. */
  readonly is_fresh: boolean
  readonly asks_second_factor: boolean
  readonly has_auto_password: boolean
}

interface Row {
  readonly proved_at: Date | null
  readonly asks_second_factor: boolean
  readonly has_auto_password: boolean
}

/** Of the current session. Never fresh for guests. */
export const proofStateOf = async (house: House, { session_id }: Visitor, within_ms = proof_life_ms): Promise<ProofState> => {
  const { rows } = await sql<Row>`
    select s.proved_at, a.asks_second_factor, a.has_auto_password
      from sign_in_sessions.sessions s join sign_in_sessions.accounts a using (player_id)
     where s.id_hash = ${Buffer.from(session_id, 'hex')}`.execute(house.db)
  const [row] = rows
  if (!row) return { is_fresh: false, asks_second_factor: false, has_auto_password: false }
  const age_ms = row.proved_at === null ? Infinity : house.clock.now().getTime() - row.proved_at.getTime()
  return { ...row, is_fresh: age_ms < within_ms }
}

/** Records a re-authentication in this session. */
export const markProved = async (db: Executor, { session_id }: Visitor, at: Date): Promise<void> => {
  await sql`update sign_in_sessions.sessions set proved_at = ${at} where id_hash = ${Buffer.from(session_id, 'hex')}`.execute(db)
}

/** Sets whether the account requires a second factor. */
export const setSecondFactor = async (tx: Executor, player_id: bigint, asks: boolean): Promise<void> => {
  await sql`update sign_in_sessions.accounts set asks_second_factor = ${asks} where player_id = ${player_id}`.execute(tx)
}
