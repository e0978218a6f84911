import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

export interface HoldRow {
  readonly id: bigint
  readonly currency: string
  readonly amount: bigint
  readonly hold_till: Date
  readonly created_at: Date
}

const columns = sql`id, currency, amount, hold_till, created_at`

/** Until the caller's transaction ends, no other item of this player is made: of many at once each counts those before it. */
export const lockPlayer = async (tx: Tx, player_id: bigint): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('money/money-box', ${player_id}))`.execute(tx)
}

export const holdByKey = async (db: Executor, player_id: bigint, request_key: string): Promise<HoldRow | undefined> => {
  const { rows } = await sql<HoldRow>`
    select ${columns} from money_money_box.holds where player_id = ${player_id} and request_key = ${request_key}`.execute(db)
  return rows[0]
}

export const insertHold = async (
  tx: Tx,
  made: Omit<HoldRow, 'id'> & { readonly player_id: bigint; readonly request_key: string },
): Promise<HoldRow> => {
  const { rows } = await sql<HoldRow>`
    insert into money_money_box.holds (player_id, request_key, currency, amount, hold_till, created_at)
    values (${made.player_id}, ${made.request_key}, ${made.currency}, ${made.amount}, ${made.hold_till}, ${made.created_at})
    returning ${columns}`.execute(tx)
  return rows[0] as HoldRow
}

/** Items of a player by their numbers; of nobody else. */
export const holdsOf = async (db: Executor, player_id: bigint, ids: readonly bigint[]): Promise<readonly HoldRow[]> => {
  const { rows } = await sql<HoldRow>`
    select ${columns} from money_money_box.holds
     where player_id = ${player_id} and id = any(${ids.map(String)}::bigint[]) order by hold_till, id`.execute(db)
  return rows
}
