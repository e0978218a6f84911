import { sql, type RawBuilder } from 'kysely'
import { schemaOf } from '#kernel/database/schema-of.ts'
import type { House } from '#kernel/house.ts'

/** How long rows of a table are kept. Listed in a slice's manifest as `retention`, in the order of deletion. */
export interface Retention {
  /** In the slice's schema, unless `kernel` is named. */
  readonly table: string
  readonly schema?: 'kernel'
  /** Column with the moment from which the time is counted. Rows where it is null are kept. */
  readonly column: string
  /** Rows are deleted when this much time has passed since that moment; 0 if the moment is the expiry itself. */
  readonly keep_ms: number
  /** SQL condition for rows that are kept anyway; the table's alias is `kept`. */
  readonly unless?: RawBuilder<unknown>
}

/** Rows deleted per transaction, so that nothing waits long for its locks. */
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
 * Deletes expired rows of every slice in chunks, each in a transaction of its own. Safe to repeat and to run concurrently. A
 * failing table does not stop the others; the error is thrown at the end.
 */
export const deleteOldRows = async (house: House): Promise<void> => {
  const errors: unknown[] = []
  for (const { name, retention = [] } of house.slices)
    for (const one of retention) await deleteRows(house, name, one).catch((error: unknown) => errors.push(error))
  if (errors.length > 0) throw new AggregateError(errors, 'rows whose time is over could not be deleted')
}
