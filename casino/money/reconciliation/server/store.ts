import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Difference } from '../rules.ts'

export interface DifferenceRow {
  readonly id: bigint
  readonly provider: string
  readonly kind: Difference['kind']
  readonly order_number: string
  readonly what: Difference['what']
  readonly our_amount: bigint | null
  readonly our_currency: string | null
  readonly their_amount: bigint | null
  readonly their_currency: string | null
  readonly found_at: Date
  readonly settled_at: Date | null
  readonly settled_by: string | null
  readonly settled_why: string | null
}

/** Keeps what was found, each once however often it is found again; gives how many are new. */
export const keepDifferences = async (db: Executor, provider: string, found: readonly Difference[], at: Date): Promise<number> => {
  const amounts = (side: 'ours' | 'theirs') => found.map((one) => one[side]?.amount_minor.toString() ?? null)
  const codes = (side: 'ours' | 'theirs') => found.map((one) => one[side]?.currency ?? null)
  const { rows } = await sql`
    insert into money_reconciliation.differences
      (provider, kind, order_number, what, our_amount, our_currency, their_amount, their_currency, found_at)
    select ${provider}, d.*, ${at}::timestamptz
      from unnest(${found.map(({ kind }) => kind)}::text[], ${found.map(({ order }) => order)}::text[], ${found.map(({ what }) => what)}::text[],
                  ${amounts('ours')}::bigint[], ${codes('ours')}::text[], ${amounts('theirs')}::bigint[], ${codes('theirs')}::text[]) as d
    on conflict (provider, kind, order_number, what) do nothing returning id`.execute(db)
  return rows.length
}

export const openDifferences = async (db: Executor, limit: number): Promise<readonly DifferenceRow[]> => {
  const { rows } = await sql<DifferenceRow>`
    select * from money_reconciliation.differences where settled_at is null order by id limit ${limit}`.execute(db)
  return rows
}

export const differenceById = async (db: Executor, id: bigint): Promise<DifferenceRow | undefined> => {
  const { rows } = await sql<DifferenceRow>`select * from money_reconciliation.differences where id = ${id}`.execute(db)
  return rows[0]
}

/** Closes a difference that is open; undefined where it is not: of two operators at once the second finds it closed. */
export const closeDifference = async (
  tx: Tx,
  id: bigint,
  by: { readonly actor: string; readonly reason: string },
  at: Date,
): Promise<DifferenceRow | undefined> => {
  const { rows } = await sql<DifferenceRow>`
    update money_reconciliation.differences set settled_at = ${at}, settled_by = ${by.actor}, settled_why = ${by.reason}
     where id = ${id} and settled_at is null returning *`.execute(tx)
  return rows[0]
}
