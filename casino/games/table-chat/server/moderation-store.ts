import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { MessageRow } from './store.ts'

export interface Judged extends MessageRow {
  /** Reports that nobody looked at yet, by their reasons. */
  readonly reasons: readonly string[]
}

const judged = sql`
  select m.id::float8 as id, m.room, m.player_id, m.text, m.state, m.posted_at,
         coalesce(array_agg(r.reason order by r.at) filter (where r.message_id is not null), '{}') as reasons
    from games_table_chat.messages m
    left join games_table_chat.reports r on r.message_id = m.id and (m.cleared_at is null or r.at > m.cleared_at)`

/** What waits for a person: held messages, then those with reports. */
export const waitingMessages = async (db: Executor, limit: number): Promise<Judged[]> =>
  (
    await sql<Judged>`${judged} where m.state <> 'removed' group by m.id
      having m.state = 'held' or count(r.message_id) > 0
      order by m.state = 'held' desc, count(r.message_id) desc, m.id limit ${limit}`.execute(db)
  ).rows

export const judgedMessage = async (db: Executor, id: number): Promise<Judged | undefined> =>
  (await sql<Judged>`${judged} where m.id = ${id} group by m.id`.execute(db)).rows[0]

/** `cleared_at` is the moment at which a person let it stand. */
export const writeState = async (
  tx: Tx,
  id: number,
  state: MessageRow['state'],
  revision: number,
  cleared_at: Date | null = null,
): Promise<void> => {
  await sql`
    update games_table_chat.messages set state = ${state}, revision = ${revision}, cleared_at = coalesce(${cleared_at}, cleared_at)
     where id = ${id}`.execute(tx)
}

export const writeMute = async (tx: Tx, player_id: bigint, until: Date | null): Promise<void> => {
  await sql`
    insert into games_table_chat.writers (player_id, muted_until) values (${player_id}, ${until})
    on conflict (player_id) do update set muted_until = excluded.muted_until`.execute(tx)
}

/** Rooms in which a player's messages are shown. */
export const roomsOfPlayer = async (db: Executor, player_id: bigint): Promise<string[]> =>
  (
    await sql<{
      room: string
    }>`select distinct room from games_table_chat.messages where player_id = ${player_id} and state = 'shown'`.execute(db)
  ).rows.map(({ room }) => room)

/** Takes everything that a player said out of sight, in one room. */
export const removeOfPlayer = async (tx: Tx, player_id: bigint, room: string, revision: number): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    update games_table_chat.messages set state = 'removed', revision = ${revision}
     where player_id = ${player_id} and room = ${room} and state <> 'removed'`.execute(tx)
  return Number(numAffectedRows)
}

export const forgetIgnored = async (tx: Tx, player_id: bigint): Promise<void> => {
  await sql`delete from games_table_chat.ignored where ignored_id = ${player_id}`.execute(tx)
}
