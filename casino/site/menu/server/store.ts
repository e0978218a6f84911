import { sql, type RawBuilder } from 'kysely'
import type { CountedSection } from '#casino/site/menu/contract.ts'
import type { Database, Executor } from '#kernel/database/database.ts'

/** A scalar subquery with the player's counters: `{ bonuses: 2 }`. */
export const countersOf = (player_id: bigint): RawBuilder<unknown> =>
  sql`(select coalesce(jsonb_object_agg(section, count), '{}') from site_menu.unseen where player_id = ${player_id} and count > 0)`

export const readCounters = async (db: Database, player_id: bigint): Promise<Record<string, number>> => {
  const { rows } = await sql<{ counters: Record<string, number> }>`select ${countersOf(player_id)} as counters`.execute(db)
  return rows[0]?.counters ?? {}
}

export const clearCounter = async (db: Database, player_id: bigint, section: CountedSection): Promise<void> => {
  await sql`delete from site_menu.unseen where player_id = ${player_id} and section = ${section}`.execute(db)
}

/** Counts one more unseen thing for each of the players. */
export const addUnseen = async (db: Executor, player_ids: readonly bigint[], section: CountedSection): Promise<void> => {
  await sql`
    insert into site_menu.unseen as u (player_id, section, count)
    select player_id, ${section}, count(*)::int from unnest(${player_ids.map(String)}::bigint[]) as player_id group by 1 order by 1
    on conflict (player_id, section) do update set count = u.count + excluded.count`.execute(db)
}
