import { sql, type RawBuilder } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Fact } from '#kernel/facts/fact.ts'

/** A position in the log. */
export interface Checkpoint {
  readonly tx: string
  readonly position: bigint
}

/** Whether a fact comes after a position in the log. */
export const isAfter = (fact: Checkpoint, place: Checkpoint): boolean => {
  const [one, other] = [BigInt(fact.tx), BigInt(place.tx)]
  return one === other ? fact.position > place.position : one > other
}

/** The transaction number below which all transactions are finished: their facts are visible, and none can be added below it. */
export const readHorizon = async (db: Executor): Promise<string> => {
  const { rows } = await sql<{ horizon: string }>`select kernel.horizon()::text as horizon`.execute(db)
  return rows[0]?.horizon ?? '0'
}

/** A row of the log as a Fact. */
export const columns = sql`f.tx::text as tx, f.position, f.kind, f.player_id, f.data, f.at`

/** A contiguous part of the log, up to `reached`. */
export interface LogPart {
  readonly facts: readonly Fact[]
  /** The life of the server in which it was read: after a crash, facts of it may be gone and `reached` may be too far. */
  readonly life: string
  readonly reached: Checkpoint
  /** More facts may already follow after `reached`. */
  readonly more: boolean
}

/** Reads the next facts of all kinds after a position, below the horizon and in order, in one round trip. */
export const readLog = async (db: Executor, from: Checkpoint, limit: number): Promise<LogPart> => {
  // The first row says how far the log can be read, the others are facts: told of every fact, it would be a quarter of what is read. They come
  // in this order, because PostgreSQL reads no CTE in parallel.
  const { rows } = await sql<{ readonly horizon: string; readonly life: string } & Fact>`
    with reach as materialized (select kernel.horizon() as horizon, kernel.life() as life)
    select horizon::text as horizon, life::text as life, null::text as tx, null::bigint as position, null::text as kind,
           null::bigint as player_id, null::jsonb as data, null::timestamptz as at
      from reach
     union all
    select null, null, fact.* from reach cross join lateral (
      select ${columns} from kernel.facts f
       where (f.tx, f.position) > (${from.tx}::bigint, ${from.position}::bigint) and f.tx < reach.horizon
       order by f.tx, f.position limit ${limit}
    ) fact`.execute(db)
  const [{ horizon, life } = { horizon: from.tx, life: '' }, ...read] = rows
  const facts = read.map(({ tx, position, kind, player_id, data, at }): Fact => ({ tx, position, kind, player_id, data, at }))
  const last = facts.length === limit ? facts.at(-1) : undefined
  return { facts, life, reached: last ?? { tx: horizon, position: 0n }, more: last !== undefined }
}

/** Where the log is read on from for all readers at once, and the readers that are left behind there. */
export interface CommonStart {
  readonly from: Checkpoint
  /** Their checkpoints lie before it, or they have none yet: each reads the log by itself first. */
  readonly behind: readonly string[]
  /** The life of the server in which this holds. */
  readonly life: string
}

/** The earliest checkpoint of these readers that at most `most` facts follow; the horizon if there is none. */
export const readCommonStart = async (db: Executor, readers: readonly string[], most: number): Promise<CommonStart> => {
  const { rows } = await sql<Checkpoint & { readonly behind: string[]; readonly life: string }>`
    with edge as (
      select coalesce(max(tx), 0) as tx, coalesce(max(position), 0) as position
        from (select tx, position from kernel.facts order by tx desc, position desc offset ${most} limit 1) one
    ), near as (
      select c.reader, c.tx, c.position from kernel.checkpoints c, edge
       where c.reader = any(${readers}::text[]) and (c.tx, c.position) >= (edge.tx, edge.position)
    ), start as (
      (select tx, position from near order by tx, position limit 1)
      union all select kernel.horizon(), 0 where not exists (select from near)
    ) select start.tx::text as tx, start.position, kernel.life()::text as life,
             array(select r.name from unnest(${readers}::text[]) r(name) where not exists (select from near where near.reader = r.name)) as behind
        from start`.execute(db)
  const [start] = rows
  return start
    ? { from: { tx: start.tx, position: start.position }, behind: start.behind, life: start.life }
    : { from: { tx: '0', position: 0n }, behind: readers, life: '' }
}

/** A reader as its checkpoint is moved. */
export interface Moved {
  readonly name: string
  /** The kinds that this build knows of it. */
  readonly kinds: readonly string[]
  /** Whether what it does not know is noted: a part of the log in which there may be facts for it (kernel/facts/gaps.ts). */
  readonly notes_gaps: boolean
}

/**
 * Notes the gaps of the readers in `moved` (reader, from, until): the last one goes on where the next part follows it, so a build that never
 * knows a kind keeps one row for it.
 */
const noteGaps = (unknown: RawBuilder<unknown>) => sql`
    passed as (
      select m.*, k.kind from moved m join kernel.reader_kinds k using (reader) where ${unknown}
    ), widened as (
      update kernel.reader_gaps g set until_tx = p.until_tx, until_position = p.until_position from passed p
       where (g.reader, g.kind, g.until_tx, g.until_position) = (p.reader, p.kind, p.from_tx, p.from_position)
      returning g.reader, g.kind
    ), opened as (
      insert into kernel.reader_gaps (reader, kind, from_tx, from_position, until_tx, until_position)
      select reader, kind, from_tx, from_position, until_tx, until_position from passed p
       where not exists (select from widened w where (w.reader, w.kind) = (p.reader, p.kind))
    )`

/** Moves a reader's checkpoint from where it was taken; false if it is somewhere else by now, and another process has had the facts. */
export const moveCheckpoint = async (tx: Tx, reader: Moved, from: Checkpoint, to: Checkpoint): Promise<boolean> => {
  const { name, kinds, notes_gaps } = reader
  const { rows } = await sql`
    with moved as (
      update kernel.checkpoints set tx = ${to.tx}::bigint, position = ${to.position}
       where reader = ${name} and tx = ${from.tx}::bigint and position = ${from.position}
      returning reader, ${from.tx}::bigint as from_tx, ${from.position}::bigint as from_position, tx as until_tx, position as until_position
    ), ${noteGaps(sql`${notes_gaps}::boolean and k.kind <> all(${kinds}::text[])`)}
    select reader from moved`.execute(tx)
  return rows.length > 0
}

/**
 * Advances the checkpoints of readers that have nothing unread before a position of this life of the server; those held by another process are
 * skipped. In another life nothing happens.
 */
export const moveCheckpoints = async (db: Executor, readers: readonly Moved[], to: Checkpoint, life: string): Promise<void> => {
  const noting = readers.filter(({ notes_gaps }) => notes_gaps)
  const known = noting.flatMap(({ name, kinds }) => kinds.map((kind) => ({ name, kind })))
  await sql`
    with free as (
      select reader, tx, position from kernel.checkpoints
       where reader = any(${readers.map(({ name }) => name)}::text[]) and (tx, position) < (${to.tx}::bigint, ${to.position}::bigint)
         and kernel.life()::text = ${life}
         for update skip locked
    ), moved as (
      update kernel.checkpoints c set tx = ${to.tx}::bigint, position = ${to.position} from free where c.reader = free.reader
      returning c.reader, free.tx as from_tx, free.position as from_position, c.tx as until_tx, c.position as until_position
    ), known as (
      select * from unnest(${known.map(({ name }) => name)}::text[], ${known.map(({ kind }) => kind)}::text[]) as k(reader, kind)
    ), ${noteGaps(sql`k.reader = any(${noting.map(({ name }) => name)}::text[])
         and not exists (select from known where (known.reader, known.kind) = (k.reader, k.kind))`)}
    select from moved`.execute(db)
}

/**
 * A reader is held by one process at a time. Its row is not locked for that: a lock of a row gives the transaction a number, and until that
 * transaction ends nobody reads the facts of later ones. So a reader that computes or tells for long delays no other.
 */
const isHeldBy = (reader: string) => sql`pg_try_advisory_xact_lock(hashtextextended('kernel.readers ' || ${reader}::text, 0))`

/**
 * Holds a reader for this transaction and reads its checkpoint, and in which life of the server; null while another process holds it. The
 * transaction commits asynchronously: a database crash loses its effects and its checkpoint together, and the facts are read again. The
 * checkpoint may be a moment old, so it is moved only from where it was read.
 */
export const takeCheckpoint = async (tx: Tx, reader: string): Promise<(Checkpoint & { readonly life: string }) | null> => {
  const { rows } = await sql<Checkpoint & { readonly life: string }>`
    with own as materialized (select tx, position from kernel.checkpoints where reader = ${reader})
    select tx::text as tx, position, kernel.life()::text as life, set_config('synchronous_commit', 'off', true)
      from own where ${isHeldBy(reader)}`.execute(tx)
  return rows[0] ?? null
}

interface HeldRow {
  readonly held_tx: string
  readonly held_position: bigint
  readonly horizon: string
}

type MaybeFact = Fact | { readonly kind: null }

/** The facts that a reader may process now. */
export interface Readable {
  readonly checkpoint: Checkpoint
  readonly horizon: string
  /** Facts after the checkpoint and below the horizon, in log order. */
  readonly facts: readonly Fact[]
}

/**
 * Holds the reader and reads the facts after its checkpoint, in one round trip; `held` while another process holds it, `gone` where it has no
 * checkpoint: another process has ended this history reader.
 */
export const takeFacts = async (tx: Tx, reader: string, kinds: readonly string[], limit: number): Promise<Readable | 'held' | 'gone'> => {
  const { rows } = await sql<(HeldRow | { readonly held_tx: null; readonly held_position: null; readonly horizon: null }) & MaybeFact>`
    with own as materialized (select tx, position from kernel.checkpoints where reader = ${reader}),
    held as materialized (
      select tx, position, kernel.horizon() as horizon, set_config('synchronous_commit', 'off', true) from own where ${isHeldBy(reader)}
    )
    select held.tx::text as held_tx, held.position as held_position, held.horizon::text as horizon, fact.*
      from own left join held on true left join lateral (
        select ${columns} from kernel.facts f
         where (f.tx, f.position) > (held.tx, held.position) and f.tx < held.horizon and f.kind = any(${kinds}::text[])
         order by f.tx, f.position limit ${limit}
      ) fact on true`.execute(tx)
  const [held] = rows
  if (!held) return 'gone'
  if (held.held_tx === null) return 'held'
  const facts = rows.flatMap(({ held_tx: _tx, held_position: _position, horizon: _horizon, ...fact }) => (fact.kind === null ? [] : [fact]))
  return { checkpoint: { tx: held.held_tx, position: held.held_position }, horizon: held.horizon, facts }
}

/** Whether any fact is not yet below the horizon. */
export const hasHiddenFacts = async (db: Executor): Promise<boolean> => {
  const { rows } = await sql<{ hidden: boolean }>`
    select exists (select from kernel.facts where tx >= kernel.horizon()) as hidden`.execute(db)
  return rows[0]?.hidden ?? false
}
