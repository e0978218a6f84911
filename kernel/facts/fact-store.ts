import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Fact } from '#kernel/facts/fact.ts'

export interface Checkpoint {
  readonly tx: string
  readonly position: bigint
}

/** Transactions below this id are all finished: what they committed is visible, and nothing of theirs can come later. */
export const readHorizon = async (db: Executor): Promise<string> => {
  const { rows } = await sql<{ horizon: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`.execute(db)
  return rows[0]?.horizon ?? '0'
}

/** Takes the reader's checkpoint for this transaction; null while another process holds it. */
export const lockCheckpoint = async (tx: Tx, reader: string): Promise<Checkpoint | null> => {
  const { rows } = await sql<{ tx: string; position: bigint }>`
    select tx::text as tx, position from kernel.checkpoints where reader = ${reader} for update skip locked`.execute(tx)
  return rows[0] ?? null
}

/** Makes checkpoints for new readers. A new reader starts at the beginning of the log. */
export const createCheckpoints = async (db: Executor, readers: readonly string[]): Promise<void> => {
  await sql`insert into kernel.checkpoints (reader, tx, position)
            select unnest(${readers}::text[]), '0'::xid8, 0 on conflict do nothing`.execute(db)
}

export const moveCheckpoint = async (tx: Tx, reader: string, to: Checkpoint): Promise<void> => {
  await sql`update kernel.checkpoints set tx = ${to.tx}::xid8, position = ${to.position} where reader = ${reader}`.execute(tx)
}

/** Facts of the given kinds after a checkpoint and behind the horizon, in the order of the log. */
export const readFacts = async (
  db: Executor,
  kinds: readonly string[],
  after: Checkpoint,
  horizon: string,
  limit: number,
): Promise<Fact[]> => {
  const { rows } = await sql<Fact>`
    select tx::text as tx, position, kind, player_id, data, at from kernel.facts
     where (tx, position) > (${after.tx}::xid8, ${after.position}::bigint) and tx < ${horizon}::xid8 and kind = any(${kinds}::text[])
     order by kernel.facts.tx, position limit ${limit}`.execute(db)
  return rows
}

/** Which kinds of fact were committed between a transaction id and the horizon. */
export const kindsSince = async (db: Executor, since: string, horizon: string): Promise<string[]> => {
  const { rows } = await sql<{ kind: string }>`
    select distinct kind from kernel.facts where tx >= ${since}::xid8 and tx < ${horizon}::xid8`.execute(db)
  return rows.map((row) => row.kind)
}

/** Is there a fact that the horizon still hides? */
export const hasHiddenFacts = async (db: Executor): Promise<boolean> => {
  const { rows } = await sql<{ hidden: boolean }>`
    select exists (select from kernel.facts where tx >= pg_snapshot_xmin(pg_current_snapshot())) as hidden`.execute(db)
  return rows[0]?.hidden ?? false
}
