import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

/** Adds points to players' totals; returns the totals. */
export const addPoints = async (tx: Tx, added: ReadonlyMap<bigint, number>): Promise<ReadonlyMap<bigint, number>> => {
  const written = [...added].map(([player_id, points]) => ({ player_id: player_id.toString(), points }))
  const { rows } = await sql<{ player_id: bigint; total_cp: bigint }>`
    insert into loyalty_classification.standings as s (player_id, total_cp)
    select a.player_id, a.points from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as a(player_id bigint, points bigint)
    order by a.player_id
    on conflict (player_id) do update set total_cp = s.total_cp + excluded.total_cp
    returning player_id, total_cp`.execute(tx)
  return new Map(rows.map(({ player_id, total_cp }) => [player_id, Number(total_cp)]))
}

/** The points of a player's status; 0 before any were counted. */
export const totalOf = async (db: Executor, player_id: bigint): Promise<number> => {
  const { rows } = await sql<{ total_cp: bigint }>`
    select total_cp from loyalty_classification.standings where player_id = ${player_id}`.execute(db)
  return Number(rows[0]?.total_cp ?? 0)
}

export interface ReachedRow {
  readonly player_id: bigint
  readonly level: string
}

/** Notes which levels players reached; returns those that are new to them. */
export const noteReached = async (tx: Tx, reached: readonly ReachedRow[], at: Date): Promise<ReachedRow[]> => {
  const written = reached.map(({ player_id, level }) => ({ player_id: player_id.toString(), level }))
  const { rows } = await sql<ReachedRow>`
    insert into loyalty_classification.reached (player_id, level, at)
    select r.player_id, r.level, ${at} from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as r(player_id bigint, level text)
    on conflict (player_id, level) do nothing
    returning player_id, level`.execute(tx)
  return rows
}
