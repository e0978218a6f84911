import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'

export const shownWin = async (db: Executor, player_id: bigint): Promise<bigint> => {
  const { rows } = await sql<{ fall_id: bigint }>`
    select fall_id from contests_jackpots.shown_wins where player_id = ${player_id}`.execute(db)
  return rows[0]?.fall_id ?? 0n
}

/** An older one never takes the place of a newer one. */
export const markShown = async (db: Executor, player_id: bigint, fall_id: bigint): Promise<void> => {
  await sql`
    insert into contests_jackpots.shown_wins as s (player_id, fall_id) values (${player_id}, ${fall_id})
    on conflict (player_id) do update set fall_id = greatest(s.fall_id, excluded.fall_id)`.execute(db)
}
