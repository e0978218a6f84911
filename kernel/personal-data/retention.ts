import { sql, type RawBuilder } from 'kysely'
import { schemaOf } from '#kernel/database/schema-of.ts'
import type { House } from '#kernel/house.ts'

/** How long rows of a table are kept. A slice lists them in its manifest as `retention`, in the order in which they go. */
export interface Retention {
  /** In the slice's schema, unless the kernel's is named. */
  readonly table: string
  readonly schema?: 'kernel'
  /** The moment that it is counted from. Rows in which it is null stay. */
  readonly column: string
  /** A row goes when so much time has passed since that moment; 0 where the moment is its end already. */
  readonly keep_ms: number
  /** Rows of which this is true stay; `kept` is the table's name in it. */
  readonly unless?: RawBuilder<unknown>
}

/** So many rows go in one transaction, so that nobody waits for long behind it. */
const chunk = 1_000

const countDeleted = (house: House, table: string, deleted: number): void =>
  house.metrics
    .counter('openhouse_retention_deleted_rows', 'Rows that were deleted because their time was over, by table.', ['table'])
    .inc({ table }, deleted)

const deleteChunk = async (house: House, whole: string, { column, keep_ms, unless }: Retention, before: Date): Promise<number> => {
  const over = sql`kept.${sql.ref(column)} <= ${new Date(before.getTime() - keep_ms)}`
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(whole)} where ctid = any(array(
      select kept.ctid from ${sql.table(whole)} kept
       where ${over} and not (${unless ?? sql`false`}) limit ${chunk} for update skip locked))`.execute(house.db)
  return Number(numAffectedRows)
}

const deleteRows = async (house: House, slice_name: string, retention: Retention): Promise<void> => {
  const whole = `${retention.schema ?? schemaOf(slice_name)}.${retention.table}`
  const now = house.clock.now()
  for (let deleted = chunk; deleted === chunk;) {
    deleted = await deleteChunk(house, whole, retention, now)
    countDeleted(house, whole, deleted)
  }
}

/**
 * Deletes what every slice keeps no longer, in chunks that are transactions of their own. Safe to repeat and to run anywhere at once. A table
 * that cannot be done holds up no other; the error comes at the end.
 */
export const deleteOldRows = async (house: House): Promise<void> => {
  const errors: unknown[] = []
  for (const { name, retention = [] } of house.slices)
    for (const one of retention) await deleteRows(house, name, one).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw new AggregateError(errors, 'rows whose time is over could not be deleted')
}
