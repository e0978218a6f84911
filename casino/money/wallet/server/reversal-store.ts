import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

/** Who asked first for a transaction to be reversed. */
export interface ReversalProposal {
  readonly actor: string
  readonly reason: string
  readonly at: Date
}

/** A proposal that nobody has confirmed for so long is over: what was right then need not be now. */
const proposals_last_ms = 7 * 86_400_000

const since = (now: Date): Date => new Date(now.getTime() - proposals_last_ms)

/** Writes down who asks; false where somebody has asked before and the proposal stands, also at the same moment. */
export const proposeReversal = async (tx: Tx, transaction_id: bigint, { actor, reason, at }: ReversalProposal): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('money_wallet.reversal_proposals', ${transaction_id}))`.execute(tx)
  if (await readReversalProposal(tx, transaction_id, at)) return false
  await sql`
    insert into money_wallet.reversal_proposals (transaction_id, actor, reason, at)
    values (${transaction_id}, ${actor}, ${reason}, ${at})`.execute(tx)
  return true
}

/** The proposal that stands now. */
export const readReversalProposal = async (db: Executor, transaction_id: bigint, now: Date): Promise<ReversalProposal | undefined> => {
  const { rows } = await sql<ReversalProposal>`
    select actor, reason, at from money_wallet.reversal_proposals
     where transaction_id = ${transaction_id} and at > ${since(now)} order by at desc limit 1`.execute(db)
  return rows[0]
}

/** The transaction that reversed another one, with the key of its command; undefined where none did. */
export const reversalOf = async (db: Executor, transaction_id: bigint): Promise<{ id: bigint; key: string } | undefined> => {
  const { rows } = await sql<{ id: bigint; key: string }>`
    select id, key from money_wallet.transactions where reverses = ${transaction_id}`.execute(db)
  return rows[0]
}
