import { sql, type RawBuilder } from 'kysely'
import type { CountedSection } from '../contract.ts'
import { countersAt, type Unseen } from '../rules.ts'
import { bigintArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'

/** A scalar subquery with the data of a player's counters. */
export const unseenOf = (player_id: bigint): RawBuilder<unknown> => sql`(
  select json_build_object(
    'own', (select coalesce(json_object_agg(section, count), '{}') from site_menu.unseen where player_id = ${player_id} and count > 0),
    'announced', (select coalesce(json_agg(json_build_object('section', a.section, 'until', a.until)), '[]')
                    from site_menu.announced a
                    left join site_menu.seen s on s.player_id = ${player_id} and s.section = a.section
                   where s.at is null or a.at > s.at),
    'quiet_until', (select max(until) from site_menu.quiet where player_id = ${player_id})))`

export const readCounters = async (db: Executor, player_id: bigint, now: Date): Promise<Record<string, number>> => {
  const { rows } = await sql<{ unseen: Unseen }>`select ${unseenOf(player_id)} as unseen`.execute(db)
  return rows[0] ? countersAt(rows[0].unseen, now) : {}
}

export const clearCounter = async (tx: Tx, player_id: bigint, section: CountedSection, now: Date): Promise<void> => {
  await sql`delete from site_menu.unseen where player_id = ${player_id} and section = ${section}`.execute(tx)
  await sql`
    insert into site_menu.seen (player_id, section, at) values (${player_id}, ${section}, ${now})
    on conflict (player_id, section) do update set at = excluded.at`.execute(tx)
}

/** Increments an unseen counter for each of the players. */
export const addUnseen = async (db: Executor, player_ids: readonly bigint[], section: CountedSection): Promise<void> => {
  await sql`
    insert into site_menu.unseen as u (player_id, section, count)
    select player_id, ${section}, count(*)::int from unnest(${bigintArray(player_ids)}::bigint[]) as player_id group by 1 order by 1
    on conflict (player_id, section) do update set count = u.count + excluded.count`.execute(db)
}

export interface Announced {
  readonly about: string
  readonly section: CountedSection
  readonly at: string
  readonly until: string
}

/** Adds announcements and deletes ended ones, so that the table stays small. */
export const addAnnounced = async (tx: Tx, things: readonly Announced[], now: Date): Promise<void> => {
  await sql`delete from site_menu.announced where until <= ${now}`.execute(tx)
  await sql`
    insert into site_menu.announced (about, section, at, until)
    select about, section, at, until
      from jsonb_to_recordset(${JSON.stringify(things)}::jsonb) as t(about text, section text, at timestamptz, until timestamptz)
    on conflict (about) do nothing`.execute(tx)
}

/** Hides a player's counters until a moment; `why` identifies the reason, and `null` lifts it. */
export const keepQuiet = async (tx: Tx, player_id: string, why: string, until: string | null): Promise<void> => {
  await (
    until === null
      ? sql`delete from site_menu.quiet where player_id = ${player_id}::bigint and why = ${why}`
      : sql`insert into site_menu.quiet as q (player_id, why, until) values (${player_id}::bigint, ${why}, ${until}::timestamptz)
            on conflict (player_id, why) do update set until = greatest(q.until, excluded.until)`
  ).execute(tx)
}
