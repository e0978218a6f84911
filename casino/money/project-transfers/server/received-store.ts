import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'
import type { ReceivedState, ReceiveFault } from '../rules.ts'

/** What became of another project's transfer here, for ever. */
export interface ReceivedRow {
  readonly id: bigint
  readonly project: string
  readonly name: string
  readonly link_id: string
  /** Null of one that no account is known for. */
  readonly player_id: bigint | null
  readonly currency: string
  readonly amount: bigint
  readonly state: ReceivedState
  readonly reason: ReceiveFault | null
  readonly at: Date
}

const columns = sql`id, project, name, link_id, player_id, currency, amount, state, reason, at`

/** Calls about one transfer wait for each other, also where no row of it is there yet. Taken before any row and before the ledger. */
export const lockName = async (tx: Tx, project: string, name: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`money_project_transfers ${project} ${name}`}, 0))`.execute(tx)
}

export const readReceived = async (db: Executor, project: string, name: string): Promise<ReceivedRow | undefined> =>
  (
    await sql<ReceivedRow>`
      select ${columns} from money_project_transfers.received where project = ${project} and name = ${name}`.execute(db)
  ).rows[0]

export const insertReceived = async (tx: Tx, row: Omit<ReceivedRow, 'id'>): Promise<ReceivedRow> => {
  const { project, name, link_id, player_id, currency, amount, state, reason, at } = row
  const { rows } = await sql<ReceivedRow>`
    insert into money_project_transfers.received (project, name, link_id, player_id, currency, amount, state, reason, at)
    values (${project}, ${name}, ${link_id}, ${player_id}, ${currency}, ${amount}, ${state}, ${reason}, ${at})
    returning ${columns}`.execute(tx)
  return rows[0] as ReceivedRow
}

export interface Income {
  readonly amount_minor: bigint
  readonly currency: Currency
  readonly at: Date
}

/** What came from other projects since a moment. */
export const acceptedSince = async (db: Executor, player_id: bigint, since: Date): Promise<readonly Income[]> =>
  (
    await sql<Income>`
      select amount as amount_minor, currency, at from money_project_transfers.received
       where player_id = ${player_id} and state = 'accepted' and at > ${since}`.execute(db)
  ).rows
