import pg from 'pg'

/** What a statement asks of its connection; `pg` types less of it than a cursor of its own family uses. */
interface Wire {
  flush(): void
  sync(): void
}

/** What a client calls on the statement that runs on its connection. */
interface Statement {
  submit(wire: Wire): Error | null
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
  handleReadyForQuery(wire: Wire): void
}

type Callback = (error: Error | null) => void

const statementOf = (config: pg.QueryConfig, done: (error: Error | null, rows: unknown[]) => void): Statement =>
  new pg.Query({ ...config, types: pg.types }, (error, result) =>
    done(error ?? null, (result as pg.QueryResult | undefined)?.rows ?? []),
  ) as unknown as Statement

/** The same connection, on which a statement does not end its transaction: what it would end is only sent off. */
const withoutEnd = (wire: Wire): Wire => Object.create(wire, { sync: { value: () => wire.flush() } }) as Wire

/**
 * Two statements in one transaction and two messages. PostgreSQL keeps the transaction of the extended protocol open until it is
 * told Sync: the first statement is sent with Flush, the second, made of the first one's rows, with Sync, which commits both.
 */
class StatementPair implements pg.Submittable {
  readonly #configs: readonly [pg.QueryConfig, (rows: unknown[]) => pg.QueryConfig | null]
  #config: pg.QueryConfig
  #statement: Statement
  #is_second = false
  #is_over = false
  #has_ended = false
  #error: Error | null = null
  /** Rows of the second statement; null when there was none. */
  rows: unknown[] | null = null
  /** Called once; the client lays its own time limit around it. */
  callback: Callback

  constructor(first: pg.QueryConfig, next: (rows: unknown[]) => pg.QueryConfig | null, callback: Callback) {
    this.#configs = [first, next]
    this.#config = first
    this.#statement = statementOf(first, (error, rows) => this.#keep(error, rows))
    this.callback = callback
  }

  /** The client remembers by these what it has prepared on its connection. */
  get name(): string | undefined {
    return this.#config.name
  }
  get text(): string {
    return this.#config.text
  }

  submit(connection: unknown): void {
    this.#statement.submit(withoutEnd(connection as Wire))
  }

  handleRowDescription(message: unknown): void {
    this.#statement.handleRowDescription(message)
  }

  handleDataRow(message: unknown): void {
    this.#statement.handleDataRow(message)
  }

  handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#is_over) return
    this.#statement.handleCommandComplete(message, wire)
    if (this.#is_second) return
    this.#statement.handleReadyForQuery(wire)
    try {
      if (this.#error) throw this.#error
      this.#submitSecond(wire)
    } catch (error) {
      this.handleError(error as Error, wire)
    }
  }

  handleReadyForQuery(wire: Wire): void {
    if (this.#is_second && !this.#is_over) this.#statement.handleReadyForQuery(wire)
    this.#finish(this.#error)
  }

  /**
   * What the database, the network, the time limit or the second statement's maker has to say. PostgreSQL has given up the transaction
   * only where it says so itself: to any other it must not be told Sync, which would commit the half that is done.
   */
  handleError(error: Error, wire: Wire): void {
    if (error instanceof pg.DatabaseError) this.#end(wire)
    this.#finish(error)
  }

  #submitSecond(wire: Wire): void {
    const second = this.#configs[1](this.rows ?? [])
    this.rows = null
    if (second === null) return this.#end(wire)
    this.#config = second
    this.#statement = statementOf(second, (error, rows) => this.#keep(error, rows))
    this.#is_second = true
    this.#has_ended = true
    this.#statement.submit(wire)
  }

  #keep(error: Error | null, rows: unknown[]): void {
    this.#error ??= error
    this.rows = rows
  }

  #end(wire: Wire): void {
    if (!this.#has_ended) wire.sync()
    this.#has_ended = true
  }

  #finish(error: Error | null): void {
    if (this.#is_over) return
    this.#is_over = true
    this.callback(error)
  }
}

/**
 * Runs a named statement and then one that is made of its rows, both in one transaction of their own; resolves when it is committed,
 * with the second one's rows. Where `next` returns null there is no second one, and null is returned. `next` runs once at most,
 * while the transaction is open: it must be quick, and what it throws rolls back the transaction. Read the rows' types as the
 * house does. A connection on which this was rejected must be closed: its transaction may still be open.
 */
export const runPair = <First, Second>(
  client: pg.ClientBase,
  first: pg.QueryConfig,
  next: (rows: First[]) => pg.QueryConfig | null,
): Promise<Second[] | null> =>
  new Promise((resolve, reject) => {
    const pair: StatementPair = new StatementPair(
      first,
      (rows) => next(rows as First[]),
      (error) => (error ? reject(error) : resolve(pair.rows as Second[] | null)),
    )
    client.query(pair)
  })
