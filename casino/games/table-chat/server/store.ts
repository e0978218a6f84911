import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { ReportReason, RoomRules, Writer } from '../rules.ts'
import { slow_s } from '../rules.ts'

export interface MessageRow {
  readonly id: number
  readonly room: string
  readonly player_id: bigint
  readonly text: string
  readonly state: 'shown' | 'held' | 'removed'
  readonly posted_at: Date
}

export interface RoomRow extends RoomRules {
  readonly room: string
  readonly revision: number
}

const columns = sql`id::float8 as id, room, player_id, text, state, posted_at`
const ruled = sql`room, is_open, coalesce(slow_s, ${slow_s}) as slow_s, revision::float8 as revision`

/** How a room stands; one where nobody has said anything yet stands open. */
export const roomOf = async (db: Executor, room: string): Promise<RoomRow> =>
  (await sql<RoomRow>`select ${ruled} from games_table_chat.rooms where room = ${room}`.execute(db)).rows[0] ?? {
    room,
    is_open: true,
    slow_s,
    revision: 0,
  }

/** Takes the next revision of a room: whatever changes in it waits here, in the order in which it becomes visible. */
export const stepRoom = async (tx: Tx, room: string): Promise<RoomRow> => {
  const { rows } = await sql<RoomRow>`
    insert into games_table_chat.rooms as r (room, revision) values (${room}, 1)
    on conflict (room) do update set revision = r.revision + 1 returning ${ruled}`.execute(tx)
  return rows[0] ?? Promise.reject(new Error('a room was not stepped'))
}

export const writeRoom = async (tx: Tx, room: string, set: { readonly is_open?: boolean; readonly slow_s?: number }): Promise<void> => {
  await sql`
    update games_table_chat.rooms set is_open = coalesce(${set.is_open ?? null}, is_open), slow_s = coalesce(${set.slow_s ?? null}, slow_s)
     where room = ${room}`.execute(tx)
}

export const newestMessages = async (db: Executor, room: string, limit: number): Promise<MessageRow[]> =>
  (
    await sql<MessageRow>`
      select * from (select ${columns} from games_table_chat.messages where room = ${room} and state = 'shown'
                      order by id desc limit ${limit}) newest order by id`.execute(db)
  ).rows

/** Messages of a room that changed after a revision, oldest first. */
export const movedMessages = async (db: Executor, room: string, since: number, limit: number): Promise<MessageRow[]> =>
  (
    await sql<MessageRow>`
      select * from (select ${columns} from games_table_chat.messages where room = ${room} and revision > ${since}
                      order by id desc limit ${limit}) moved order by id`.execute(db)
  ).rows

/** Locks what is known of a writer, so that of two messages at once the second sees the first. */
export const lockWriter = async (tx: Tx, player_id: bigint): Promise<Writer> => {
  await sql`insert into games_table_chat.writers (player_id) values (${player_id}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<Writer>`
    select last_at, last_text, muted_until from games_table_chat.writers where player_id = ${player_id} for update`.execute(tx)
  return rows[0] ?? Promise.reject(new Error('a writer was not kept'))
}

export const insertMessage = async (
  tx: Tx,
  message: { readonly room: string; readonly player_id: bigint; readonly text: string; readonly revision: number; readonly at: Date },
): Promise<number> => {
  const { room, player_id, text, revision, at } = message
  await sql`update games_table_chat.writers set last_at = ${at}, last_text = ${text.toLowerCase()} where player_id = ${player_id}`.execute(
    tx,
  )
  const { rows } = await sql<{ id: number }>`
    insert into games_table_chat.messages (room, player_id, text, revision, posted_at)
    values (${room}, ${player_id}, ${text}, ${revision}, ${at}) returning id::float8 as id`.execute(tx)
  return rows[0]?.id ?? Promise.reject(new Error('a message was not written'))
}

export const mutedUntil = async (db: Executor, player_id: bigint, now: Date): Promise<Date | null> =>
  (
    await sql<{ muted_until: Date }>`
      select muted_until from games_table_chat.writers where player_id = ${player_id} and muted_until > ${now}`.execute(db)
  ).rows[0]?.muted_until ?? null

/** A message that everybody sees. */
export const shownMessage = async (db: Executor, id: number): Promise<MessageRow | undefined> =>
  (await sql<MessageRow>`select ${columns} from games_table_chat.messages where id = ${id} and state = 'shown'`.execute(db)).rows[0]

/** Keeps a report and says how many different players' reports nobody has looked at yet. */
export const keepReport = async (
  tx: Tx,
  { message_id, player_id, reason, at }: { message_id: number; player_id: bigint; reason: ReportReason; at: Date },
): Promise<number> => {
  // Held, so that of two reports at once the second counts the first.
  await sql`select from games_table_chat.messages where id = ${message_id} for update`.execute(tx)
  await sql`insert into games_table_chat.reports (message_id, player_id, reason, at)
            values (${message_id}, ${player_id}, ${reason}, ${at}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from games_table_chat.reports r join games_table_chat.messages m on m.id = r.message_id
     where m.id = ${message_id} and (m.cleared_at is null or r.at > m.cleared_at)`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Whose messages the player does not want to see. */
export const ignoredBy = async (db: Executor, player_id: bigint): Promise<bigint[]> =>
  (
    await sql<{ ignored_id: bigint }>`
      select ignored_id from games_table_chat.ignored where player_id = ${player_id} order by at, ignored_id`.execute(db)
  ).rows.map(({ ignored_id }) => ignored_id)

export const writeIgnored = async (tx: Tx, player_id: bigint, ignored_id: bigint, at: Date | null): Promise<void> => {
  if (at)
    await sql`insert into games_table_chat.ignored (player_id, ignored_id, at) values (${player_id}, ${ignored_id}, ${at})
              on conflict do nothing`.execute(tx)
  else await sql`delete from games_table_chat.ignored where player_id = ${player_id} and ignored_id = ${ignored_id}`.execute(tx)
}
