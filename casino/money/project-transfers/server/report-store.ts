import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'

interface Period {
  readonly from: Date
  /** Not included. */
  readonly to: Date
}

export interface ReportedTransfer {
  readonly name: string
  readonly amount_minor: bigint
  readonly currency: string
  readonly at: Date
}

/** Transfers of another project that were accepted here. */
export const acceptedOf = async (db: Executor, project: string, { from, to }: Period): Promise<readonly ReportedTransfer[]> =>
  (
    await sql<ReportedTransfer>`
      select name, amount as amount_minor, currency, at from money_project_transfers.received
       where project = ${project} and state = 'accepted' and at >= ${from} and at < ${to}`.execute(db)
  ).rows

/** Transfers to another project that did not come back, dated by when they left: `is_open` where it is not known yet what became of them. */
export const sentTo = async (
  db: Executor,
  project: string,
  { from, to }: Period,
): Promise<readonly (ReportedTransfer & { readonly is_open: boolean })[]> =>
  (
    await sql<ReportedTransfer & { is_open: boolean }>`
      select name, amount as amount_minor, currency, sent_at as at, state <> 'arrived' as is_open from money_project_transfers.transfers
       where project = ${project} and state <> 'returned' and sent_at >= ${from} and sent_at < ${to}`.execute(db)
  ).rows
