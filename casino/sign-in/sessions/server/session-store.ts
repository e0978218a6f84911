import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'

export interface SessionRow {
  readonly player_id: bigint
  readonly seen_at: Date
  readonly ends_at: Date
}

export interface NewSession {
  readonly id_hash: Buffer
  readonly player_id: bigint
  readonly way: string
  readonly device_label: string
  readonly address_prefix: string
  readonly at: Date
  readonly idle_until: Date
  readonly ends_at: Date
}

/** Returns the session's public name. A new session counts as freshly authenticated. */
export const insertSession = async (tx: Tx, session: NewSession): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    insert into sign_in_sessions.sessions
      (id_hash, player_id, way, device_label, address_prefix, created_at, seen_at, proved_at, idle_until, ends_at)
    values (${session.id_hash}, ${session.player_id}, ${session.way}, ${session.device_label}, ${session.address_prefix},
            ${session.at}, ${session.at}, ${session.at}, ${session.idle_until}, ${session.ends_at}) returning name`.execute(tx)
  return rows[0]?.name ?? ''
}

/** The query before every call of a player: a prepared statement by primary key. */
export const readSession = async (house: House, id_hash: Buffer, now: Date): Promise<SessionRow | undefined> => {
  const { rows } = await house.pool.query<SessionRow>({
    name: 'sign_in_sessions.read_session',
    text: `select player_id, seen_at, ends_at from sign_in_sessions.sessions where id_hash = $1 and idle_until > $2 and ends_at > $2`,
    values: [id_hash, now],
  })
  return rows[0]
}

/** Whether the player has this session at this moment of the transaction. */
export const hasSession = async (tx: Tx, player_id: bigint, id_hash: Buffer): Promise<boolean> => {
  const { rows } = await sql`
    select from sign_in_sessions.sessions where id_hash = ${id_hash} and player_id = ${player_id}`.execute(tx)
  return rows.length > 0
}

export const touchSession = async (db: Executor, id_hash: Buffer, seen_at: Date, idle_until: Date): Promise<void> => {
  await sql`update sign_in_sessions.sessions set seen_at = ${seen_at}, idle_until = ${idle_until} where id_hash = ${id_hash}`.execute(db)
}

/** Touches a session that was last used on an earlier day; false if another call did so already. */
export const touchOnNewDay = async (tx: Tx, id_hash: Buffer, session: SessionRow, seen_at: Date, idle_until: Date): Promise<boolean> => {
  const { rows } = await sql`
    update sign_in_sessions.sessions set seen_at = ${seen_at}, idle_until = ${idle_until}
     where id_hash = ${id_hash} and seen_at = ${session.seen_at} returning 1`.execute(tx)
  return rows.length > 0
}

/**
 * Deletes a session and returns its player; undefined if it had ended already. The account is locked first, as when blocking, to
 * avoid deadlocks.
 */
export const deleteSession = async (tx: Tx, id_hash: Buffer): Promise<bigint | undefined> => {
  await sql`
    select from sign_in_sessions.accounts where player_id = (select player_id from sign_in_sessions.sessions where id_hash = ${id_hash})
       for update`.execute(tx)
  const deleted = await sql<{ player_id: bigint }>`
    delete from sign_in_sessions.sessions where id_hash = ${id_hash} returning player_id`.execute(tx)
  return deleted.rows[0]?.player_id
}

export const deleteSessionsOf = async (tx: Tx, player_id: bigint): Promise<void> => {
  await sql`delete from sign_in_sessions.sessions where player_id = ${player_id}`.execute(tx)
}
