import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { isOutdatedPlan, preparing } from '#kernel/database/prepared.ts'

/** Tables are not typed here: every statement is a `sql<Row>` template in its slice's store.ts, which names its row. */
export type Tables = Record<never, never>
export type Database = Kysely<Tables>
export type Tx = Transaction<Tables>
/** A statement runs on either. */
export type Executor = Database | Tx

// int8 is an amount or an id: a float must never come near it.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => BigInt(text))
pg.types.setTypeParser(pg.types.builtins.NUMERIC, (text) => text)

export interface PoolOptions {
  readonly max: number
  readonly application_name: string
  /** After how long without a word a connection is given up. A little more than PostgreSQL itself gives a statement. */
  readonly give_up_ms?: number
  /** After how long PostgreSQL ends a transaction, whatever it waits for; without it only one that waits for its client. */
  readonly transaction_ms?: number
}

/** A pool of connections that outlives a database that goes away and comes back. Opens none until it is asked. */
export const createPool = (connection_string: string, options: PoolOptions): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: connection_string,
    max: options.max,
    application_name: options.application_name,
    // A dead database must answer 503 quickly instead of hanging the request.
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    // A machine that vanished, or a server that is stopped in its tracks, ends no statement by itself.
    query_timeout: options.give_up_ms ?? 35_000,
    idle_in_transaction_session_timeout: 30_000,
    ...(options.transaction_ms === undefined ? {} : { options: `-c transaction_timeout=${options.transaction_ms}` }),
  })
  // Without listeners a broken connection, idle or lent, would end the process. The pool replaces it by itself, and
  // whoever holds it sees its own query fail.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return pool
}

export const createDatabase = (pool: pg.Pool): Database => new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) })

const isRetryable = (error: unknown): boolean => {
  const code = (error as { code?: string } | null)?.code
  return code === '40001' || code === '40P01' || isOutdatedPlan(error)
}

/**
 * Runs `work` in one READ COMMITTED transaction. Serialization failures, deadlocks and outdated plans are retried up to 5
 * times, so `work` must have no effect outside the transaction.
 */
export const inTransaction = async <T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt >= 5 || !isRetryable(error)) throw error
    }
  }
}
