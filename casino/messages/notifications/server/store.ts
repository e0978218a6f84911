import { sql, type RawBuilder } from 'kysely'
import { bigintArray, jsonArray, textArray } from '#kernel/database/array-literals.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { NoticeMessage } from '../extensions.ts'

export interface MessageRow extends NoticeMessage {
  readonly id: bigint
  readonly added_at: Date
  readonly read_at: Date | null
}

const columns = sql`m.id, m.player_id, m.about, m.system_alias, m.title, m.body, m.link, m.has_own_notice, m.added_at, m.read_at`

/** Adds notifications that do not exist yet and gives those back. One statement per batch. */
export const insertMessages = async (
  tx: Tx,
  messages: readonly NoticeMessage[],
  at: Date,
): Promise<{ id: bigint; player_id: bigint }[]> => {
  const { rows } = await sql<{ id: bigint; player_id: bigint }>`
    insert into messages_notifications.messages (player_id, about, system_alias, title, body, link, has_own_notice, added_at)
    select g.player_id, g.about, g.system_alias, g.title::jsonb, g.body::jsonb, g.link, g.has_own_notice, ${at}
      from unnest(${bigintArray(messages.map(({ player_id }) => player_id))}::bigint[], ${textArray(messages.map(({ about }) => about))}::text[],
                  ${textArray(messages.map(({ system_alias }) => system_alias))}::text[],
                  ${jsonArray(messages.map(({ title }) => title))},
                  ${jsonArray(messages.map(({ body }) => body))}, ${textArray(messages.map(({ link }) => link))}::text[],
                  ${textArray(messages.map(({ has_own_notice }) => String(has_own_notice)))}::text[]::boolean[])
        as g(player_id, about, system_alias, title, body, link, has_own_notice)
     order by g.about
    on conflict (about) do nothing returning id, player_id`.execute(tx)
  return rows
}

export const messagesOf = async (
  db: Executor,
  player_id: bigint,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: MessageRow[]; total: number; unread: number }> => {
  const [page, counts] = await Promise.all([
    sql<MessageRow>`
      select ${columns} from messages_notifications.messages m where player_id = ${player_id}
       order by id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number; unread: number }>`
      select count(*)::int as total, (count(*) filter (where read_at is null))::int as unread
        from messages_notifications.messages where player_id = ${player_id}`.execute(db),
  ])
  return { rows: page.rows, total: 0, unread: 0, ...counts.rows[0] }
}

/** Marks the player's own notifications as read; ids of others are ignored. Returns the number of unread ones. */
export const markRead = async (db: Executor, player_id: bigint, ids: readonly number[], at: Date): Promise<number> => {
  await sql`
    update messages_notifications.messages set read_at = ${at}
     where player_id = ${player_id} and read_at is null and id = any(${ids.map(String)}::bigint[])`.execute(db)
  return (await unreadOfPlayers(db, [player_id])).get(player_id) ?? 0
}

export const messagesByIds = async (db: Executor, ids: readonly number[]): Promise<MessageRow[]> => {
  const { rows } = await sql<MessageRow>`
    select ${columns} from messages_notifications.messages m where id = any(${ids.map(String)}::bigint[]) order by id`.execute(db)
  return rows
}

export const unreadOfPlayers = async (db: Executor, player_ids: readonly bigint[]): Promise<Map<bigint, number>> => {
  const { rows } = await sql<{ player_id: bigint; unread: number }>`
    select player_id, count(*)::int as unread from messages_notifications.messages
     where read_at is null and player_id = any(${player_ids.map(String)}::bigint[]) group by player_id`.execute(db)
  return new Map(rows.map(({ player_id, unread }) => [player_id, unread]))
}

/** A scalar subquery for the main data. */
export const unreadOf = (player_id: bigint): RawBuilder<unknown> =>
  sql`(select count(*)::int from messages_notifications.messages where player_id = ${player_id} and read_at is null)`
