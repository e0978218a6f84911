import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'

export const isHidden = async (db: Executor, player_id: bigint): Promise<boolean> => {
  const { rows } = await sql`select from players_public_profile.hidden where player_id = ${player_id}`.execute(db)
  return rows.length > 0
}

export const writeHidden = async (db: Executor, player_id: bigint, hidden: boolean, at: Date): Promise<void> => {
  await (
    hidden
      ? sql`insert into players_public_profile.hidden (player_id, at) values (${player_id}, ${at}) on conflict do nothing`
      : sql`delete from players_public_profile.hidden where player_id = ${player_id}`
  ).execute(db)
}

/** Those of these players who hide their profile. */
export const hiddenAmong = async (db: Executor, player_ids: readonly bigint[]): Promise<ReadonlySet<bigint>> => {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from players_public_profile.hidden where player_id = any(${player_ids.map(String)}::bigint[])`.execute(db)
  return new Set(rows.map(({ player_id }) => player_id))
}
