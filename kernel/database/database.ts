import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { isOutdatedPlan, preparing } from '#kernel/database/prepared.ts'

/** Tables are not typed here: every statement is a `sql<Row>` template in its slice's store.ts that names its row type. */
export type Tables = Record<never, never>
export type Database = Kysely<Tables>
export type Tx = Transaction<Tables>
/** A statement can run on either. */
export type Executor = Database | Tx

// int8 columns hold amounts and ids: they are read as bigint or text, never as a float.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => BigInt(text))
pg.types.setTypeParser(pg.types.builtins.NUMERIC, (text) => text)

const parseMoment = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ) as (text: string) => Date | number
let last_moment: { readonly text: string; readonly ms: number } = { text: '', ms: 0 }

/** Rows that were written together carry one moment, which is parsed once for all that follow each other. Each gets a Date of its own. */
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (text) => {
  if (text === last_moment.text) return new Date(last_moment.ms)
  const moment = parseMoment(text)
  if (moment instanceof Date) last_moment = { text, ms: moment.getTime() }
  return moment
})

export interface PoolOptions {
  readonly max: number
  readonly application_name: string
  /** Time after which PostgreSQL ends a statement; half a minute unless given. Only for work that nobody waits for. */
  readonly statement_ms?: number
  /** Time without a response after which a connection is closed; five seconds more than PostgreSQL's own limit unless given. */
  readonly give_up_ms?: number
  /** Time after which PostgreSQL aborts a transaction, whatever it waits for. Without it only a transaction that is idle is aborted. */
  readonly transaction_ms?: number
  /** For statements of one's own making (`runPair`), which cannot be sent before the answer to the one before. Not for `createDatabase`. */
  readonly without_pipeline?: boolean
}

/** A connection pool that survives a database restart. Opens no connection until the first query. */
export const createPool = (connection_string: string, options: PoolOptions): pg.Pool => {
  const { statement_ms = 30_000 } = options
  const pool = new pg.Pool({
    connectionString: connection_string,
    max: options.max,
    application_name: options.application_name,
    // A database that is down must lead to a quick 503 instead of hanging requests.
    connectionTimeoutMillis: 5_000,
    statement_timeout: statement_ms,
    // A vanished machine or a frozen server never ends a statement by itself.
    query_timeout: options.give_up_ms ?? statement_ms + 5_000,
    idle_in_transaction_session_timeout: 30_000,
    pipeline: options.without_pipeline !== true,
    ...(options.transaction_ms === undefined ? {} : { options: `-c transaction_timeout=${options.transaction_ms}` }),
  })
  // Without error listeners a broken connection, idle or in use, would end the process. The pool replaces it, and the query that
  // was using it fails.
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
 * Runs `work` in one READ COMMITTED transaction. Serialization failures, deadlocks and outdated plans are retried up to 5 times, so
 * `work` must have no side effects outside the transaction.
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
