import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

export interface MemberRow {
  readonly track_id: bigint
  readonly player_id: bigint
  readonly joined_at: Date
}

/** Takes part from now on; once, so that what counted before still does. */
export const insertMember = async (tx: Tx, { track_id, player_id, joined_at }: MemberRow): Promise<void> => {
  await sql`
    insert into campaigns_missions.members (track_id, player_id, joined_at)
    values (${track_id}, ${player_id}, ${joined_at}) on conflict do nothing`.execute(tx)
}

/** Since when these players take part in these tracks. */
export const membersOf = async (db: Executor, track_ids: readonly bigint[], player_ids: readonly bigint[]): Promise<MemberRow[]> => {
  const { rows } = await sql<MemberRow>`
    select track_id, player_id, joined_at from campaigns_missions.members
     where track_id = any(${track_ids.map(String)}::bigint[]) and player_id = any(${player_ids.map(String)}::bigint[])`.execute(db)
  return rows
}
