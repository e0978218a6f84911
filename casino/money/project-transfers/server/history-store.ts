import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'
import type { ReturnReason, TransferState } from '../rules.ts'

/** A transfer as its player sees it, in either direction. */
export interface ShownTransfer {
  readonly direction: 'out' | 'in'
  readonly id: bigint
  readonly project: string
  readonly state: TransferState
  readonly reason: ReturnReason | null
  readonly amount: bigint
  readonly currency: string
  readonly at: Date
}

/** Both directions, the newest first. What was refused here never came: the other house shows it. */
export const transfersOf = async (
  db: Executor,
  player_id: bigint,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ShownTransfer[]> =>
  (
    await sql<ShownTransfer>`
      select * from (
        select 'out' as direction, id, project, state, reason, amount, currency, sent_at as at
          from money_project_transfers.transfers where player_id = ${player_id}
        union all
        select 'in', id, project, 'arrived', null, amount, currency, at
          from money_project_transfers.received where player_id = ${player_id} and state = 'accepted') moved
       order by at desc, direction, id desc limit ${limit} offset ${offset}`.execute(db)
  ).rows

/** What came by a link in a currency and has not gone back by it, minor units; below zero where more went than came. */
export const cameBy = async (
  db: Executor,
  { project, id }: { readonly project: string; readonly id: string },
  currency: string,
): Promise<bigint> => {
  const { rows } = await sql<{ remains: bigint }>`
    select (coalesce((select sum(amount) from money_project_transfers.received
                       where project = ${project} and link_id = ${id} and currency = ${currency} and state = 'accepted'), 0)
          - coalesce((select sum(amount) from money_project_transfers.transfers
                       where project = ${project} and link_id = ${id} and currency = ${currency} and state <> 'returned'), 0))::bigint as remains`.execute(
    db,
  )
  return rows[0]?.remains ?? 0n
}
