import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Fact } from '#kernel/facts/fact.ts'

export interface Checkpoint {
  readonly tx: string
  readonly position: bigint
}

/** Transactions with numbers below this one are all finished: what they committed is visible, and nothing of theirs can come later. */
export const readHorizon = async (db: Executor): Promise<string> => {
  const { rows } = await sql<{ horizon: string }>`select kernel.horizon()::text as horizon`.execute(db)
  return rows[0]?.horizon ?? '0'
}

/** Makes checkpoints for new readers. A new reader starts at the beginning of the log. */
export const createCheckpoints = async (db: Executor, readers: readonly string[]): Promise<void> => {
  await sql`insert into kernel.checkpoints (reader, tx, position)
            select unnest(${readers}::text[]), 0, 0 on conflict do nothing`.execute(db)
}

export const moveCheckpoint = async (tx: Tx, reader: string, to: Checkpoint): Promise<void> => {
  await sql`update kernel.checkpoints set tx = ${to.tx}::bigint, position = ${to.position} where reader = ${reader}`.execute(tx)
}

interface HeldRow {
  readonly held_tx: string
  readonly held_position: bigint
  readonly horizon: string
}

/** What a reader may take now. */
export interface Readable {
  readonly checkpoint: Checkpoint
  readonly horizon: string
  /** After the checkpoint and behind the horizon, in the order of the log. */
  readonly facts: readonly Fact[]
}

/**
 * Takes the reader's checkpoint for this transaction and reads on from it, in one round trip; null while another process
 * holds it. The transaction will not wait for the disk: a crash of the database forgets its effects and its checkpoint
 * together, and the facts are read again.
 */
export const takeFacts = async (tx: Tx, reader: string, kinds: readonly string[], limit: number): Promise<Readable | null> => {
  const { rows } = await sql<HeldRow & (Fact | { readonly kind: null })>`
    with held as (
      select tx, position, kernel.horizon() as horizon, set_config('synchronous_commit', 'off', true)
        from kernel.checkpoints where reader = ${reader} for update skip locked
    )
    select held.tx::text as held_tx, held.position as held_position, held.horizon::text as horizon, fact.*
      from held left join lateral (
        select f.tx::text as tx, f.position, f.kind, f.player_id, f.data, f.at from kernel.facts f
         where (f.tx, f.position) > (held.tx, held.position) and f.tx < held.horizon and f.kind = any(${kinds}::text[])
         order by f.tx, f.position limit ${limit}
      ) fact on true`.execute(tx)
  const [held] = rows
  if (!held) return null
  const facts = rows.flatMap(({ held_tx: _tx, held_position: _position, horizon: _horizon, ...fact }) => (fact.kind === null ? [] : [fact]))
  return { checkpoint: { tx: held.held_tx, position: held.held_position }, horizon: held.horizon, facts }
}

/** Which kinds of fact were committed between a transaction's number and the horizon. */
export const kindsSince = async (db: Executor, since: string, horizon: string): Promise<string[]> => {
  const { rows } = await sql<{ kind: string }>`
    select distinct kind from kernel.facts where tx >= ${since}::bigint and tx < ${horizon}::bigint`.execute(db)
  return rows.map((row) => row.kind)
}

/** Is there a fact that the horizon still hides? */
export const hasHiddenFacts = async (db: Executor): Promise<boolean> => {
  const { rows } = await sql<{ hidden: boolean }>`
    select exists (select from kernel.facts where tx >= kernel.horizon()) as hidden`.execute(db)
  return rows[0]?.hidden ?? false
}
