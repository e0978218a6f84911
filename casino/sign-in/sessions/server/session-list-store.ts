import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

export interface ListedSession {
  readonly name: string
  readonly id_hash: Buffer
  readonly device_label: string
  readonly address_prefix: string
  readonly way: string
  readonly created_at: Date
  readonly seen_at: Date
}

/** Valid sessions, most recently used first. */
export const readSessionsOf = async (db: Executor, player_id: bigint, now: Date): Promise<ListedSession[]> => {
  const { rows } = await sql<ListedSession>`
    select name, id_hash, device_label, address_prefix, way, created_at, seen_at from sign_in_sessions.sessions
     where player_id = ${player_id} and idle_until > ${now} and ends_at > ${now}
     order by seen_at desc, name limit 100`.execute(db)
  return rows
}

/** Device and network of a session; undefined once it has ended. */
export const sessionNamed = async (db: Executor, name: string): Promise<{ device: string; network: string } | undefined> => {
  const { rows } = await sql<{ device: string; network: string }>`
    select device_label as device, address_prefix as network from sign_in_sessions.sessions where name = ${name}::uuid`.execute(db)
  return rows[0]
}

/** Ends the player's sessions except the current one: all, or the one with that name. Returns the ended ones. */
export const deleteOtherSessions = async (tx: Tx, player_id: bigint, current: Buffer, name: string | null): Promise<Buffer[]> => {
  const { rows } = await sql<{ id_hash: Buffer }>`
    delete from sign_in_sessions.sessions
     where player_id = ${player_id} and id_hash <> ${current} and (${name}::uuid is null or name = ${name}::uuid)
    returning id_hash`.execute(tx)
  return rows.map(({ id_hash }) => id_hash)
}

/** Whether a session with that name exists and is the current one. */
export const isSessionNamed = async (db: Executor, id_hash: Buffer, name: string): Promise<boolean> => {
  const { rows } = await sql`
    select from sign_in_sessions.sessions where id_hash = ${id_hash} and name = ${name}::uuid`.execute(db)
  return rows.length > 0
}
