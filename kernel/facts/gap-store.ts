import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Fact } from '#kernel/facts/fact.ts'
import { columns, type Checkpoint } from '#kernel/facts/fact-store.ts'

/** A part of the log that a build passed for a reader without knowing this kind: facts after `from`, up to `until`. */
export interface Gap {
  readonly reader: string
  readonly kind: string
  readonly from: Checkpoint
  readonly until: Checkpoint
}

/** The gaps of the readers named, oldest first. */
export const readGaps = async (db: Executor, readers: readonly string[]): Promise<readonly Gap[]> => {
  const { rows } = await sql<{
    reader: string
    kind: string
    from_tx: string
    from_position: bigint
    until_tx: string
    until_position: bigint
  }>`
    select reader, kind, from_tx::text as from_tx, from_position, until_tx::text as until_tx, until_position
      from kernel.reader_gaps where reader = any(${readers}::text[]) order by from_tx, from_position`.execute(db)
  return rows.map(({ reader, kind, from_tx, from_position, until_tx, until_position }) => ({
    reader,
    kind,
    from: { tx: from_tx, position: from_position },
    until: { tx: until_tx, position: until_position },
  }))
}

/** The next facts of a gap, from the transaction on with which its kind began. A gap lies below the horizon: nothing is added to it. */
export const readGapFacts = async (tx: Tx, { reader, kind, from, until }: Gap, limit: number): Promise<readonly Fact[]> => {
  const { rows } = await sql<Fact>`
    select ${columns} from kernel.facts f join kernel.reader_kinds k on k.reader = ${reader} and k.kind = ${kind}
     where (f.tx, f.position) > (${from.tx}::bigint, ${from.position}::bigint)
       and (f.tx, f.position) <= (${until.tx}::bigint, ${until.position}::bigint) and f.kind = ${kind} and f.tx >= k.since_tx
     order by f.tx, f.position limit ${limit}`.execute(tx)
  return rows
}

/** Ends a gap, or lets it begin after `read`; false where it is another one by now, and another process has had its facts. */
export const narrowGap = async (tx: Tx, gap: Gap, read: Checkpoint | null): Promise<boolean> => {
  const own = sql`(reader, kind, from_tx, from_position, until_tx, until_position) = (${gap.reader}, ${gap.kind},
    ${gap.from.tx}::bigint, ${gap.from.position}::bigint, ${gap.until.tx}::bigint, ${gap.until.position}::bigint)`
  const { rows } = read
    ? await sql`update kernel.reader_gaps set from_tx = ${read.tx}::bigint, from_position = ${read.position} where ${own} returning 1`.execute(
        tx,
      )
    : await sql`delete from kernel.reader_gaps where ${own} returning 1`.execute(tx)
  return rows.length > 0
}
