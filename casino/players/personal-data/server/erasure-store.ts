import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

const waits = sql`cancelled_at is null and erased_at is null`

/** Returns when the erasure is due. If a request already exists, it is left unchanged. */
export const insertErasure = async (tx: Tx, player_id: bigint, asked_at: Date, due_at: Date): Promise<Date> => {
  const { rows } = await sql<{ due_at: Date }>`
    insert into players_personal_data.erasures as e (player_id, asked_at, due_at) values (${player_id}, ${asked_at}, ${due_at})
    on conflict (player_id) where cancelled_at is null and erased_at is null do update set due_at = e.due_at
    returning due_at`.execute(tx)
  return (rows[0] as { due_at: Date }).due_at
}

/** True if there was a request to cancel. */
export const cancelErasure = async (tx: Tx, player_id: bigint, at: Date): Promise<boolean> => {
  const { rows } = await sql`
    update players_personal_data.erasures set cancelled_at = ${at} where player_id = ${player_id} and ${waits} returning id`.execute(tx)
  return rows.length > 0
}

export const dueErasures = async (db: Executor, now: Date, most: number): Promise<bigint[]> => {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from players_personal_data.erasures where due_at <= ${now} and ${waits} order by due_at limit ${most}`.execute(db)
  return rows.map(({ player_id }) => player_id)
}

/** Claims a due erasure; true for one caller only. The account is locked, so nobody can sign in meanwhile. */
export const takeErasure = async (tx: Tx, player_id: bigint, now: Date): Promise<boolean> => {
  const { rows } = await sql`
    update players_personal_data.erasures set erased_at = ${now}
     where player_id = ${player_id} and due_at <= ${now} and ${waits} returning id`.execute(tx)
  return rows.length > 0
}

/** Postpones the erasure to `due_at`. True the first time, when the player has to be told. */
export const keepForNow = async (db: Executor, player_id: bigint, at: Date, due_at: Date): Promise<boolean> => {
  const { rows } = await sql<{ is_first: boolean }>`
    update players_personal_data.erasures set due_at = ${due_at}, kept_at = coalesce(kept_at, ${at})
     where player_id = ${player_id} and ${waits} returning kept_at = ${at} as is_first`.execute(db)
  return rows[0]?.is_first === true
}
