import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

export interface Mark {
  readonly kind: 'cooling-off' | 'self-excluded' | 'youngster' | 'undesirable'
  /** Null until the operator lifts it. */
  readonly till: Date | null
}

interface NewMark extends Mark {
  readonly mark: Buffer
  readonly key_id: string
  /** The account whose restriction it keeps. */
  readonly origin: Buffer
}

/** Keeps the later end of two marks of the same restriction; no end counts as latest. It is of the account that left it last. */
export const writeMark = async (tx: Tx, { mark, key_id, kind, till, origin }: NewMark): Promise<void> => {
  await sql`
    insert into players_responsible_play.restriction_marks as m (mark, key_id, kind, till, origin)
    values (${mark}, ${key_id}, ${kind}, ${till}, ${origin})
    on conflict (mark, kind) do update set origin = excluded.origin,
                                           till = case when m.till is null or excluded.till is null then null
                                                       else greatest(m.till, excluded.till) end`.execute(tx)
}

/** Makes these marks those of another account, which they were applied to. */
export const takeOverMarks = async (tx: Tx, marks: readonly Buffer[], origin: Buffer): Promise<void> => {
  await sql`
    update players_responsible_play.restriction_marks set origin = ${origin} where mark = any(${marks}::bytea[])`.execute(tx)
}

/** Ends what an account left of one of its restrictions, whatever it was known by. */
export const endMarks = async (tx: Tx, origins: readonly Buffer[], kind: Mark['kind']): Promise<void> => {
  await sql`
    delete from players_responsible_play.restriction_marks
     where origin = any(${origins}::bytea[]) and kind = ${kind}`.execute(tx)
}

/** Marks of any of these identifiers that still apply. */
export const readMarks = async (db: Executor, marks: readonly Buffer[], now: Date): Promise<Mark[]> => {
  const { rows } = await sql<Mark>`
    select kind, case when bool_or(till is null) then null else max(till) end as till from players_responsible_play.restriction_marks
     where mark = any(${marks}::bytea[]) and (till is null or till > ${now}) group by kind`.execute(db)
  return rows
}
