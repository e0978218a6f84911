import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import { again_after_ms } from '../rules.ts'

export interface ActionRow {
  readonly id: bigint
  readonly player_id: bigint
  readonly slug: string
  readonly at: Date
}

export interface NewAction {
  readonly player_id: string
  readonly slug: string
  readonly at: string
}

/** Keeps each game of a player that is not there from the last hour; returns the ids of what is new. */
export const insertActions = async (tx: Tx, actions: readonly NewAction[]): Promise<bigint[]> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into games_players_activity.actions (player_id, slug, at)
    select player_id, slug, at from (
      select distinct on (player_id, slug) player_id, slug, at
        from jsonb_to_recordset(${JSON.stringify(actions)}::jsonb) as a(player_id bigint, slug text, at timestamptz)
       order by player_id, slug, at) as given
     where not exists (
       select from games_players_activity.actions known
        where known.player_id = given.player_id and known.slug = given.slug
          and known.at > given.at - ${again_after_ms}::double precision * interval '1 millisecond')
     order by at
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The newest first. */
export const newestActions = async (db: Executor, since: Date, limit: number): Promise<ActionRow[]> => {
  const { rows } = await sql<ActionRow>`
    select id, player_id, slug, at from games_players_activity.actions where at >= ${since} order by id desc limit ${limit}`.execute(db)
  return rows
}

export const actionsByIds = async (db: Executor, ids: readonly number[]): Promise<ActionRow[]> => {
  const { rows } = await sql<ActionRow>`
    select id, player_id, slug, at from games_players_activity.actions where id = any(${ids.map(String)}::bigint[]) order by id`.execute(db)
  return rows
}
