import { sql, type RawBuilder } from 'kysely'
import { schemaOf } from '#kernel/database/schema-of.ts'
import type { House } from '#kernel/house.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'

/** A delivery that has not ended by then has failed or died with its process. */
const taken_ms = 60_000

interface DeliveryOptions<Row extends { readonly id: string }> {
  /** The job that delivers, `area/slice.verb`: sent with what is put into the table, and by itself each minute. */
  readonly job: `${string}/${string}.${string}`
  /** A table of that slice with `id` and `taken_at`, both the queue's own. */
  readonly table: string
  readonly columns: readonly (keyof Row & string)[]
  /** Null until it was delivered. */
  readonly done_column: string
  /** What came first goes first. */
  readonly order_column: string
  /** Whether it is still worth delivering. */
  readonly isOpen: (now: Date) => RawBuilder<unknown>
  /**
   * Finds out who gets what, makes its secrets, and hands it to its carrier (`send`). What throws is tried again within a minute or two,
   * with new secrets, for as long as it is open; a row that nobody is to get simply returns.
   */
  readonly deliver: (house: House, row: Row) => Promise<void>
  /** What could not be sent, for the log: `a code`. Never whose. */
  readonly what: string
}

export interface DeliveryQueue {
  readonly job: JobDeclaration
  /** Something was put into the table: it is delivered soon. However often it is said, one job does it. */
  readonly wake: (house: House) => Promise<void>
  /** Delivers whatever waits. */
  readonly deliverWaiting: (house: House) => Promise<void>
}

/**
 * Letters and messages that wait in a table of their slice. They are put there by the transaction that they are about, and leave from a
 * job, so that nobody waits for a carrier and no answer tells by its time who has a contact. Each row is delivered by one process at a time;
 * one that died with it, or was not taken by its carrier, is tried again.
 */
export const deliveryQueue = <Row extends { readonly id: string }>(options: DeliveryOptions<Row>): DeliveryQueue => {
  const { job, deliver, isOpen, what } = options
  const [slice_name = ''] = job.split('.')
  const table = sql.table(`${schemaOf(slice_name)}.${options.table}`)
  const [done_column, order_column] = [sql.ref(options.done_column), sql.ref(options.order_column)]
  const columns = sql.join(options.columns.map((column) => sql.ref(column)))

  /** The next one, for this process alone until its time of delivery is over. */
  const takeNext = async ({ db }: House, now: Date): Promise<Row | undefined> => {
    const { rows } = await sql<Row>`
      update ${table} set taken_at = ${now}
       where id = (select id from ${table}
                    where ${done_column} is null and (${isOpen(now)}) and (taken_at is null or taken_at <= ${new Date(now.getTime() - taken_ms)})
                    order by ${order_column} limit 1 for update skip locked)
      returning ${columns}`.execute(db)
    return rows[0]
  }

  const deliverWaiting = async (house: House): Promise<void> => {
    for (;;) {
      const row = await takeNext(house, house.clock.now())
      if (!row) return
      try {
        await deliver(house, row)
        await sql`update ${table} set ${done_column} = ${house.clock.now()} where id = ${row.id}`.execute(house.db)
      } catch (error) {
        house.log.error({ err: error, queue: job }, `${what} could not be sent; it is tried again in a minute`)
      }
    }
  }
  return {
    deliverWaiting,
    wake: (house) => house.jobs.send(job, {}, { key: 'waiting' }),
    job: { name: job, cron: '* * * * *', run: (_data, house) => deliverWaiting(house) },
  }
}
