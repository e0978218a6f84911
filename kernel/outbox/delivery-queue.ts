import { sql, type RawBuilder } from 'kysely'
import { schemaOf } from '#kernel/database/schema-of.ts'
import type { House } from '#kernel/house.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'

/** A delivery that has not ended after this time has failed or died with its process. */
const taken_ms = 60_000

interface DeliveryOptions<Row extends { readonly id: string }> {
  /** The job that delivers, `area/slice.verb`: sent after each enqueueing transaction, and scheduled every minute. */
  readonly job: `${string}/${string}.${string}`
  /** A table of the slice; its columns `id` and `taken_at` are managed by the queue. */
  readonly table: string
  readonly columns: readonly (keyof Row & string)[]
  /** Column that is null until the message was delivered. */
  readonly done_column: string
  /** SQL order of delivery: oldest first, those that were never tried before those that failed. */
  readonly order_column: string
  /** SQL condition: the message should still be delivered. */
  readonly isOpen: (now: Date) => RawBuilder<unknown>
  /**
   * Finds the recipient, creates secrets such as codes, and hands the message over (`send`). If it throws, it is retried within two
   * minutes, with new secrets, while the condition holds. It may return without sending if the message has no recipient any more.
   */
  readonly deliver: (house: House, row: Row) => Promise<void>
  /** Name of the message for the failure log: `a code`. Never include the recipient. */
  readonly what: string
}

export interface DeliveryQueue {
  readonly job: JobDeclaration
  /** Call after inserting a row, to deliver it soon. Repeated calls send one job. */
  readonly wake: (house: House) => Promise<void>
  /** Delivers all waiting messages. */
  readonly deliverWaiting: (house: House) => Promise<void>
}

/**
 * A queue of emails and messages in a table of the slice. Rows are inserted by the transaction that they are about and sent by a
 * job, so that no request waits for a provider and no response time reveals who has a contact. Each row is delivered by one process
 * at a time; if that process dies or the provider refuses, it is retried. A process delivers the rows of a queue one by one, so rows
 * of different providers belong in queues of their own (of one table): one that hangs must not hold up the others.
 */
export const deliveryQueue = <Row extends { readonly id: string }>(options: DeliveryOptions<Row>): DeliveryQueue => {
  const { job, deliver, isOpen, what } = options
  const [slice_name = ''] = job.split('.')
  const table = sql.table(`${schemaOf(slice_name)}.${options.table}`)
  const [done_column, order_column] = [sql.ref(options.done_column), sql.ref(options.order_column)]
  const columns = sql.join(options.columns.map((column) => sql.ref(column)))

  /** Claims the next row for this process, until the delivery timeout. */
  const takeNext = async ({ db }: House, now: Date): Promise<Row | undefined> => {
    const { rows } = await sql<Row>`
      update ${table} set taken_at = ${now}
       where id = (select id from ${table}
                    where ${done_column} is null and (${isOpen(now)}) and (taken_at is null or taken_at <= ${new Date(now.getTime() - taken_ms)})
                    order by taken_at nulls first, ${order_column} limit 1 for update skip locked)
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
