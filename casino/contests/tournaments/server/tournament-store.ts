import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'

/** Stops notices for a player; again is fine. */
export const mute = async (db: Executor, player_id: bigint, at: Date): Promise<void> => {
  await sql`insert into contests_tournaments.muted (player_id, at) values (${player_id}, ${at}) on conflict do nothing`.execute(db)
}

/** Has notices again; again is fine. */
export const unmute = async (db: Executor, player_id: bigint): Promise<void> => {
  await sql`delete from contests_tournaments.muted where player_id = ${player_id}`.execute(db)
}

/** Of these players, those who want no notices. */
export const mutedAmong = async (db: Executor, player_ids: readonly bigint[]): Promise<ReadonlySet<bigint>> => {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from contests_tournaments.muted where player_id = any(${player_ids.map(String)}::bigint[])`.execute(db)
  return new Set(rows.map(({ player_id }) => player_id))
}
