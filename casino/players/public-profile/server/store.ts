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
