import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

export interface Mark {
  readonly kind: 'cooling-off' | 'self-excluded' | 'youngster' | 'undesirable'
  /** Null until the operator lifts it. */
  readonly till: Date | null
}

/** Keeps the later end of two marks of the same restriction; no end counts as latest. */
export const writeMark = async (tx: Tx, mark: Buffer, key_id: string, { kind, till }: Mark): Promise<void> => {
  await sql`
    insert into players_responsible_play.restriction_marks as m (mark, key_id, kind, till) values (${mark}, ${key_id}, ${kind}, ${till})
    on conflict (mark, kind) do update set till = case when m.till is null or excluded.till is null then null
                                                       else greatest(m.till, excluded.till) end`.execute(tx)
}

/** Marks of any of these identifiers that still apply. */
export const readMarks = async (db: Executor, marks: readonly Buffer[], now: Date): Promise<Mark[]> => {
  const { rows } = await sql<Mark>`
    select kind, case when bool_or(till is null) then null else max(till) end as till from players_responsible_play.restriction_marks
     where mark = any(${marks}::bytea[]) and (till is null or till > ${now}) group by kind`.execute(db)
  return rows
}
