import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

/** Who asked first for a transaction to be reversed. */
export interface ReversalProposal {
  readonly actor: string
  readonly reason: string
  readonly at: Date
}

/** Writes down who asks; false where somebody has asked before, also at the same moment. */
export const proposeReversal = async (tx: Tx, transaction_id: bigint, { actor, reason, at }: ReversalProposal): Promise<boolean> => {
  const { rows } = await sql`
    insert into money_wallet.reversal_proposals (transaction_id, actor, reason, at) values (${transaction_id}, ${actor}, ${reason}, ${at})
    on conflict (transaction_id) do nothing returning transaction_id`.execute(tx)
  return rows.length > 0
}

export const readReversalProposal = async (db: Executor, transaction_id: bigint): Promise<ReversalProposal | undefined> => {
  const { rows } = await sql<ReversalProposal>`
    select actor, reason, at from money_wallet.reversal_proposals where transaction_id = ${transaction_id}`.execute(db)
  return rows[0]
}

/** The transaction that reversed another one, with the key of its command; undefined where none did. */
export const reversalOf = async (db: Executor, transaction_id: bigint): Promise<{ id: bigint; key: string } | undefined> => {
  const { rows } = await sql<{ id: bigint; key: string }>`
    select id, key from money_wallet.transactions where reverses = ${transaction_id}`.execute(db)
  return rows[0]
}
