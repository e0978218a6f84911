import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

const isWithoutAnswer = (error: unknown): boolean => (error as { message?: string } | null)?.message === 'Query read timeout'

/** Closes a connection at once. The pool then replaces it; `pg` knows the method of every connection, its type only of some. */
const closeConnection = (client: pg.PoolClient): void => void (client as unknown as pg.Client).end()

/** More than the house has. A text that is composed without end would fill every connection's memory: what comes later goes unnamed. */
const most_names = 500

/** PostgreSQL says so of a prepared statement whose result has changed since: a migration ran beside this process. */
export const isOutdatedPlan = (error: unknown): boolean => {
  const { code, message } = (error ?? {}) as { code?: string; message?: string }
  return code === '0A000' && message?.includes('cached plan') === true
}

/**
 * Connections of a pool that prepare every statement with parameters once and then call it by name: to read and to plan a
 * statement costs PostgreSQL several times what it takes to run one by key (decision 0008). A plan that a migration has
 * outdated fails once; from then on this process prepares everything anew.
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
    const query = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
      const name = values.length > 0 ? nameOf(text) : undefined
      try {
        return await client.query({ ...(name === undefined ? {} : { name }), text, values: [...values] })
      } catch (error) {
        // Its statement may still run and its transaction be open: whoever got this connection next would stand in that one.
        if (isWithoutAnswer(error)) closeConnection(client)
        if (isOutdatedPlan(error)) {
          generation += 1
          names = new Map()
        }
        throw error
      }
    }
    // Of the two ways that Kysely may ask, the other is a cursor, which the house does not use.
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
