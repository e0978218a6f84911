import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'

/** Who asked first for a round to be ended by hand, and how. */
export interface EndingProposal {
  /** What the round is to have brought in all; null where its stakes are to go back. */
  readonly won_minor: bigint | null
  readonly actor: string
  readonly reason: string
  readonly at: Date
}

/** A proposal that nobody has confirmed for so long is over: what was right then need not be now. */
const proposals_last_ms = 7 * 86_400_000

/** Whoever proposes holds the round by its names. */
export const proposeEnding = async (tx: Tx, round_id: bigint, { won_minor, actor, reason, at }: EndingProposal): Promise<void> => {
  await sql`
    insert into games_providers.ending_proposals (round_id, won_minor, actor, reason, at)
    values (${round_id}, ${won_minor}, ${actor}, ${reason}, ${at})`.execute(tx)
}

/** The proposals that stand now, the oldest first. */
export const readEndingProposals = async (db: Executor, round_id: bigint, now: Date): Promise<EndingProposal[]> => {
  const since = new Date(now.getTime() - proposals_last_ms)
  return (
    await sql<EndingProposal>`
      select won_minor, actor, reason, at from games_providers.ending_proposals
       where round_id = ${round_id} and at > ${since} order by id`.execute(db)
  ).rows
}
