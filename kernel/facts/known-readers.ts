import { sql } from 'kysely'
import type { Database, Executor } from '#kernel/database/database.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { Reader } from '#kernel/facts/readers.ts'

interface KnownKind {
  readonly reader: string
  readonly kind: string
  /** The reader processes facts of this kind from this transaction on. */
  readonly since_tx: string
  /** A separate reader still processes the earlier facts of this kind. */
  readonly has_history: boolean
}

const historyName = ({ reader, kind }: KnownKind): string => `${reader} before ${kind}`

/**
 * Registers readers and kinds that this database sees for the first time. A new reader starts at the beginning of the log if any of
 * its reactions asks for it, otherwise now. A kind that is new to an existing reader starts now, and earlier facts are processed by
 * a separate history reader if asked for. Called when the house opens, so that nothing is missed from then on. Safe with several
 * processes. Throws for two readers of one name, which would share a checkpoint.
 */
export const registerReaders = async (db: Database, readers: readonly Reader[]): Promise<void> => {
  for (const [name, own] of Map.groupBy(readers, (reader) => reader.name))
    if (own.length > 1) throw new Error(`${own.length} readers of facts are called ${name}`)
  const asked = readers.flatMap(({ name, kinds, from }) =>
    kinds.map((kind) => ({ reader: name, kind, is_from_beginning: from.get(kind) === 'beginning' })),
  )
  await inTransaction(db, async (tx) => {
    await sql`
      with asked as (select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(reader text, kind text, is_from_beginning boolean)),
      noted as (select distinct reader from kernel.reader_kinds),
      made as (
        insert into kernel.checkpoints (reader, tx, position)
        select reader, case when bool_or(is_from_beginning) then 0 else kernel.horizon() end, 0 from asked group by reader
        on conflict do nothing returning reader
      )
      insert into kernel.reader_kinds (reader, kind, since_tx, has_history)
      select a.reader, a.kind,
             -- A reader of before kinds were noted takes them all from the beginning, as it did.
             case when m.reader is null and n.reader is null then 0
                  when m.reader is not null and a.is_from_beginning then 0
                  -- A build of before this one may pass facts of the kind until this transaction ends, but none that come later: whoever sees
                  -- it notes the gap. So its number is the bound, and not the horizon, which others may already be past.
                  when m.reader is null then kernel.this_transaction()
                  else kernel.horizon() end,
             m.reader is null and n.reader is not null and a.is_from_beginning
        from asked a left join made m using (reader) left join noted n using (reader)
      on conflict do nothing`.execute(tx)
    await sql`insert into kernel.checkpoints (reader, tx, position)
              select reader || ' before ' || kind, 0, 0 from kernel.reader_kinds where has_history on conflict do nothing`.execute(tx)
  })
}

/** Removes a history reader that has reached the position at which the regular reader began. */
export const endHistory = async (db: Executor, reader: string): Promise<void> => {
  await sql`
    with ended as (
      update kernel.reader_kinds set has_history = false where has_history and reader || ' before ' || kind = ${reader} returning reader
    ) delete from kernel.checkpoints where reader = ${reader}`.execute(db)
}

/** The readers with the starting position of each kind, and their history readers. */
export const knownReaders = async (db: Executor, readers: readonly Reader[]): Promise<readonly Reader[]> => {
  const { rows } = await sql<KnownKind>`select reader, kind, since_tx::text as since_tx, has_history from kernel.reader_kinds`.execute(db)
  const byReader = Map.groupBy(rows, ({ reader }) => reader)
  return readers.flatMap((reader) => {
    const known = byReader.get(reader.name) ?? []
    const since = new Map(known.map(({ kind, since_tx }) => [kind, BigInt(since_tx)]))
    const history = known
      .filter(({ has_history, kind }) => has_history && reader.kinds.includes(kind))
      .map((one): Reader => ({ ...reader, name: historyName(one), kinds: [one.kind], since: new Map(), until: BigInt(one.since_tx) }))
    return [{ ...reader, since }, ...history]
  })
}
