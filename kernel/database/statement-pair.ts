import pg from 'pg'
import { statementOf } from '#kernel/database/answer.ts'

/** The part of `pg`'s connection that a statement uses; the package's types leave some of it out. */
interface Wire {
  flush(): void
  sync(): void
}

/** The callbacks that a client invokes on the statement that is running. */
interface Statement {
  submit(wire: Wire): Error | null
  handleRowDescription(message: unknown): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, wire: Wire): void
  handleReadyForQuery(wire: Wire): void
}

/** Gets the rows of the second statement, or null if there was none. */
type Told = (error: Error | null, rows: unknown[] | null) => void

/** The same connection, except that a statement does not end its transaction: its Sync becomes a Flush. */
const withoutEnd = (wire: Wire): Wire => Object.create(wire, { sync: { value: () => wire.flush() } }) as Wire

/**
 * Two statements in one transaction with two messages. In the extended protocol PostgreSQL keeps the implicit transaction open
 * until Sync: the first statement is sent with Flush; the second, built from the first one's rows, with Sync, which commits both.
 */
class StatementPair implements pg.Submittable {
  #config: pg.QueryConfig
  #next: ((rows: unknown[]) => pg.QueryConfig | null) | null
  #statement: Statement
  #is_second = false
  #is_over = false
  #has_ended = false
  #error: Error | null = null
  #rows: unknown[] | null = null
  #told: Told | null
  /** Called once; the client wraps it with its query timeout. */
  callback: (error: Error | null) => void

  constructor(first: pg.QueryConfig, next: (rows: unknown[]) => pg.QueryConfig | null, told: Told) {
    this.#config = first
    this.#next = next
    this.#statement = this.#statementOf(first)
    this.#told = told
    this.callback = (error) => this.#told?.(error, this.#rows)
  }

  /** The client remembers prepared statements on its connection by these fields. */
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
   * An error of the database, the network, the timeout or the `next` callback. Only after an error reported by PostgreSQL is the
   * transaction aborted; after any other error a Sync would commit the first statement alone, so none is sent.
   */
  handleError(error: Error, wire: Wire): void {
    if (error instanceof pg.DatabaseError) this.#end(wire)
    this.#finish(error)
  }

  #submitSecond(wire: Wire): void {
    const second = this.#next?.(this.#rows ?? []) ?? null
    this.#next = null
    this.#rows = null
    if (second === null) return this.#end(wire)
    this.#config = second
    this.#statement = this.#statementOf(second)
    this.#is_second = true
    this.#has_ended = true
    this.#statement.submit(wire)
  }

  #statementOf(config: pg.QueryConfig): Statement {
    return statementOf({ ...config, types: pg.types }, (error, result) => {
      this.#error ??= error
      this.#rows = result?.rows ?? []
    }) as unknown as Statement
  }

  #end(wire: Wire): void {
    if (!this.#has_ended) wire.sync()
    this.#has_ended = true
  }

  /** The client may keep the pair for a while (answer.ts); it keeps nothing of what was asked and answered. */
  #finish(error: Error | null): void {
    if (this.#is_over) return
    this.#is_over = true
    this.callback(error)
    this.#config = { text: this.#config.text }
    this.#next = null
    this.#rows = null
    this.#told = null
  }
}

/**
 * Runs a named statement, then one built from its rows by `next`, in one transaction. Resolves with the second statement's rows
 * once committed, or with null if `next` returns null. `next` is called at most once while the transaction is open: keep it fast;
 * if it throws, the transaction is rolled back. After a rejection the connection must be closed, because its transaction may still
 * be open.
 */
export const runPair = <First, Second>(
  client: pg.ClientBase,
  first: pg.QueryConfig,
  next: (rows: First[]) => pg.QueryConfig | null,
): Promise<Second[] | null> =>
  new Promise((resolve, reject) => {
    const told = (error: Error | null, rows: unknown[] | null): void => (error ? reject(error) : resolve(rows as Second[] | null))
    client.query(new StatementPair(first, (rows) => next(rows as First[]), told))
  })
