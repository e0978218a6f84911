import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { answerOf } from '#kernel/database/answer.ts'

const isWithoutAnswer = (error: unknown): boolean => (error as { message?: string } | null)?.message === 'Query read timeout'

/** Closes a connection at once; the pool then replaces it. `pg` has this method on every connection but types it only on some. */
const closeConnection = (client: pg.PoolClient): void => void (client as unknown as pg.Client).end()

/**
 * Twice as many as the site has distinct statements: one that came too late would be planned anew each time. If texts were generated
 * without bound they would fill each connection's memory, so statements beyond this are not prepared.
 */
const most_names = 2_000

/** PostgreSQL's error for a prepared statement whose result type changed: a migration ran while this process was running. */
export const isOutdatedPlan = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { code?: string; message?: string }
  return code === '0A000' && message?.includes('cached plan') === true
}

const nothing: pg.QueryResult = { command: '', rowCount: 0, oid: 0, fields: [], rows: [] }

/**
 * Sends a statement without waiting for its answer, in one packet with the next one. It cannot fail while its connection lives; where that
 * breaks, the next statement fails too.
 */
const sendAhead = (client: pg.PoolClient, text: string): void => {
  const { stream } = (client as unknown as { connection: { stream: { cork(): void; uncork(): void } } }).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
  answerOf(client, { text }).catch(() => undefined)
}

/**
 * Wraps a pool of connections in pipeline mode so that every statement with parameters is prepared once per connection and then called by name: parsing and
 * planning cost several times more than executing by key (decision 0008). A plan outdated by a migration fails once; from then on
 * this process prepares everything anew. A transaction begins with its first statement, which does not wait for an answer to `begin`.
 */
export const preparing = (pool: pg.Pool): PostgresPool => {
  let generation = 0
  let names = new Map<string, string>()
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= most_names) return known
    const name = `statement_${generation}_${names.size}`
    names.set(text, name)
    return name
  }

  const wrapped = (client: pg.PoolClient): PostgresPoolClient => {
    let begins = false
    const query = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
      if (text === 'begin') {
        begins = true
        return nothing
      }
      if (begins) {
        begins = false
        // Nothing was asked in between, so nothing was begun.
        if (text === 'commit' || text === 'rollback') return nothing
        sendAhead(client, 'begin')
      }
      const name = values.length > 0 ? nameOf(text) : undefined
      try {
        return await answerOf(client, { ...(name === undefined ? {} : { name }), text, values: [...values] })
      } catch (error) {
        // Its statement may still run and its transaction may be open, so the connection must not be reused.
        if (isWithoutAnswer(error)) closeConnection(client)
        if (isOutdatedPlan(error)) {
          generation += 1
          names = new Map()
        }
        throw error
      }
    }
    // Kysely's only other query method is a cursor, which is not used here.
    return { query: query as unknown as PostgresPoolClient['query'], release: (destroy) => client.release(destroy) }
  }

  return {
    connect: async () => {
      const client = await pool.connect()
      const known = clients.get(client) ?? wrapped(client)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
    options: pool.options,
  }
}
