import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'

/** When the player last closed the window, as a subquery of the main data. */
export const selectPutAside = (player_id: bigint) =>
  sql`(select to_json(put_aside_at) from sign_in_one_time_codes.funnel_windows where player_id = ${player_id})`

export const writePutAside = async (db: Executor, player_id: bigint, at: Date): Promise<void> => {
  await sql`
    insert into sign_in_one_time_codes.funnel_windows (player_id, put_aside_at) values (${player_id}, ${at})
    on conflict (player_id) do update set put_aside_at = excluded.put_aside_at`.execute(db)
}
