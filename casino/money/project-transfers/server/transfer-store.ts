import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'
import { mayComeFrom, type ReturnReason, type TransferState } from '../rules.ts'

/** Money of ours that left to another project. */
export interface TransferRow {
  readonly id: bigint
  readonly name: string
  readonly player_id: bigint
  readonly project: string
  readonly link_id: string
  readonly currency: Currency
  readonly amount: bigint
  readonly state: TransferState
  readonly reason: ReturnReason | null
  readonly sent_at: Date
  readonly recall_at: Date
}

const columns = sql`id, name, player_id, project, link_id, currency, amount, state, reason, sent_at, recall_at`

export type NewTransfer = Omit<TransferRow, 'id' | 'state' | 'reason'> & { readonly request_key: string }

/** Makes a transfer. Its money must leave the purse in the same transaction. */
export const insertTransfer = async (tx: Tx, made: NewTransfer): Promise<TransferRow> => {
  const { name, player_id, request_key, project, link_id, currency, amount, sent_at, recall_at } = made
  const { rows } = await sql<TransferRow>`
    insert into money_project_transfers.transfers (name, player_id, request_key, project, link_id, currency, amount, state, sent_at, recall_at)
    values (${name}, ${player_id}, ${request_key}, ${project}, ${link_id}, ${currency}, ${amount}, 'sending', ${sent_at}, ${recall_at})
    returning ${columns}`.execute(tx)
  return rows[0] as TransferRow
}

export const transferByKey = async (db: Executor, player_id: bigint, request_key: string): Promise<TransferRow | undefined> =>
  (
    await sql<TransferRow>`
      select ${columns} from money_project_transfers.transfers where player_id = ${player_id} and request_key = ${request_key}`.execute(db)
  ).rows[0]

export const transferById = async (db: Executor, id: bigint): Promise<TransferRow | undefined> =>
  (await sql<TransferRow>`select ${columns} from money_project_transfers.transfers where id = ${id}`.execute(db)).rows[0]

/** Moves a transfer where it may go; undefined where it stands elsewhere by now. Of two at once the second finds it moved. */
export const writeState = async (
  tx: Tx,
  id: bigint,
  state: TransferState,
  { reason, at }: { readonly reason: ReturnReason | null; readonly at: Date },
): Promise<TransferRow | undefined> =>
  (
    await sql<TransferRow>`
      update money_project_transfers.transfers
         set state = ${state}, reason = ${reason}, ended_at = case when ${state} in ('arrived', 'returned') then ${at}::timestamptz end
       where id = ${id} and state = any(${[...mayComeFrom(state)]}::text[])
      returning ${columns}`.execute(tx)
  ).rows[0]

/** What is on its way of a player is asked back from a moment on. */
export const recallOpen = async (tx: Tx, player_id: bigint, at: Date): Promise<void> => {
  await sql`
    update money_project_transfers.transfers set recall_at = least(recall_at, ${at})
     where player_id = ${player_id} and state in ('sending', 'recalling')`.execute(tx)
}

export const hasOpenTransfer = async (db: Executor, player_id: bigint): Promise<boolean> =>
  (
    await sql`
      select from money_project_transfers.transfers
       where player_id = ${player_id} and state in ('sending', 'recalling') limit 1`.execute(db)
  ).rows.length > 0

/** Whether money ever arrived by this link. */
export const hasArrived = async (db: Executor, project: string, link_id: string): Promise<boolean> =>
  (
    await sql`
      select from money_project_transfers.transfers
       where project = ${project} and link_id = ${link_id} and state = 'arrived' limit 1`.execute(db)
  ).rows.length > 0

/** What is on its way, oldest first. */
export const openTransfers = async (db: Executor, limit: number): Promise<readonly TransferRow[]> =>
  (
    await sql<TransferRow>`
      select ${columns} from money_project_transfers.transfers
       where state in ('sending', 'recalling') order by sent_at, id limit ${limit}`.execute(db)
  ).rows

export interface SentSum {
  readonly amount_minor: bigint
  readonly currency: Currency
}

/** What left since a moment and did not come back, by currency. */
export const sentSince = async (db: Executor, player_id: bigint, since: Date): Promise<readonly SentSum[]> =>
  (
    await sql<SentSum>`
      select currency, sum(amount)::bigint as amount_minor from money_project_transfers.transfers
       where player_id = ${player_id} and sent_at > ${since} and state <> 'returned' group by currency`.execute(db)
  ).rows
