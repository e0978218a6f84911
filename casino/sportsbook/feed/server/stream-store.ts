import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { FeedMessage } from '../message.ts'

export interface StreamRow {
  readonly ref: string
  readonly event_id: bigint | null
  readonly sport: string | null
  readonly sequence: bigint
  readonly wants_snapshot: boolean
}

/** Locks the streams of some events in order of their names; creates missing ones. */
export const lockStreams = async (tx: Tx, producer: string, refs: readonly string[], at: Date): Promise<StreamRow[]> => {
  const { rows } = await sql<StreamRow>`
    insert into sportsbook_feed.streams as s (producer, ref, told_at)
    select ${producer}, ref, ${at} from unnest(${[...refs]}::text[]) as g(ref) order by ref
    on conflict (producer, ref) do update set told_at = excluded.told_at
    returning ref, event_id, sport, sequence, wants_snapshot`.execute(tx)
  return rows
}

export const writeStreams = async (tx: Tx, producer: string, streams: readonly StreamRow[]): Promise<void> => {
  const rows = streams.map((one) => ({ ...one, event_id: one.event_id?.toString() ?? null, sequence: String(one.sequence) }))
  await sql`
    update sportsbook_feed.streams s set event_id = g.event_id, sport = g.sport, sequence = g.sequence, wants_snapshot = g.wants_snapshot
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g(ref text, event_id bigint, sport text, sequence bigint, wants_snapshot boolean)
     where s.producer = ${producer} and s.ref = g.ref`.execute(tx)
}

/** Removes and returns the waiting messages of these events. */
export const takeWaiting = async (tx: Tx, producer: string, refs: readonly string[]): Promise<FeedMessage[]> => {
  if (refs.length === 0) return []
  const { rows } = await sql<{ message: FeedMessage }>`
    delete from sportsbook_feed.waiting where producer = ${producer} and ref = any(${[...refs]}::text[]) returning message`.execute(tx)
  return rows.map(({ message }) => message)
}

export const keepWaiting = async (tx: Tx, producer: string, messages: readonly FeedMessage[]): Promise<void> => {
  if (messages.length === 0) return
  const rows = messages.map((message) => ({ ref: message.event, sequence: message.sequence, message }))
  await sql`
    insert into sportsbook_feed.waiting (producer, ref, sequence, message)
    select ${producer}, ref, sequence, message
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(ref text, sequence bigint, message jsonb)
    on conflict do nothing`.execute(tx)
}

/** Events of a producer that need a snapshot because a message is missing. */
export const wantedSnapshots = async (db: Executor, producer: string): Promise<string[]> => {
  const { rows } = await sql<{ ref: string }>`
    select ref from sportsbook_feed.streams where producer = ${producer} and wants_snapshot order by ref limit 1000`.execute(db)
  return rows.map(({ ref }) => ref)
}

/** The last applied sequence numbers of some events. */
export const sequencesOf = async (db: Executor, producer: string, refs: readonly string[]): Promise<Map<string, number>> => {
  const { rows } = await sql<{ ref: string; sequence: bigint }>`
    select ref, sequence from sportsbook_feed.streams where producer = ${producer} and ref = any(${[...refs]}::text[])`.execute(db)
  return new Map(rows.map(({ ref, sequence }) => [ref, Number(sequence)]))
}

/** Catalogue events by the producer's ids. */
export const eventIdsOf = async (db: Executor, producer: string, refs: readonly string[]): Promise<Map<string, bigint>> => {
  const { rows } = await sql<{ ref: string; event_id: bigint }>`
    select ref, event_id from sportsbook_feed.streams
     where producer = ${producer} and ref = any(${[...refs]}::text[]) and event_id is not null`.execute(db)
  return new Map(rows.map(({ ref, event_id }) => [ref, event_id]))
}

/** Records a heartbeat. True when the producer had been silent. */
export const hearProducer = async (db: Executor, name: string, at: Date): Promise<boolean> => {
  const { rows } = await sql<{ was_silent: boolean }>`
    insert into sportsbook_feed.producers as p (name, heard_at) values (${name}, ${at})
    on conflict (name) do update set heard_at = greatest(p.heard_at, excluded.heard_at), is_silent = false
    returning coalesce(old.is_silent, false) as was_silent`.execute(db)
  return rows[0]?.was_silent === true
}

/** Producers without a heartbeat since the given time; each is returned to one caller only. */
export const takeSilent = async (tx: Tx, since: Date): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    update sportsbook_feed.producers set is_silent = true where not is_silent and heard_at < ${since} returning name`.execute(tx)
  return rows.map(({ name }) => name)
}

/** Streams of a producer whose events may still take bets: they need a snapshot after the silence. */
export const wantAll = async (tx: Tx, producer: string, event_ids: readonly bigint[]): Promise<void> => {
  await sql`
    update sportsbook_feed.streams set wants_snapshot = true
     where producer = ${producer} and event_id = any(${event_ids.map(String)}::bigint[])`.execute(tx)
}

/** Deletes streams without messages since the given time, and their waiting messages. */
export const forgetStreams = async (db: Executor, since: Date): Promise<void> => {
  await sql`
    with old as (delete from sportsbook_feed.streams where told_at < ${since} returning producer, ref)
    delete from sportsbook_feed.waiting w using old where w.producer = old.producer and w.ref = old.ref`.execute(db)
}
