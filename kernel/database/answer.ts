import pg from 'pg'

/** What a statement of `pg` holds on to after its answer; the package's types leave it out. */
interface Holding {
  _result: unknown
  _results: unknown
  values: unknown
}

/**
 * A statement that lets go of its rows once they were told. One that keeps them is itself kept, from one statement to the next, until V8 collects
 * its whole heap: whatever was read and written was copied twice and stayed, 8 KB a round (decision 0082).
 * After an error nothing is let go, for rows may still arrive.
 */
export const statementOf = (config: pg.QueryConfig, told: (error: Error | null, result: pg.QueryResult | null) => void): pg.Query => {
  const statement: pg.Query = new pg.Query(config, (error, result) => {
    if (error) return told(error, null)
    Object.assign(statement as unknown as Holding, { _result: null, _results: null, values: null })
    told(null, result)
  })
  return statement
}

/** Runs one statement. Rejects with PostgreSQL's error, or that of a connection that broke or did not answer in time. */
export const answerOf = (client: pg.ClientBase, config: pg.QueryConfig): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    client.query(statementOf(config, (error, result) => (error || !result ? reject(error) : resolve(result))))
  })
