import { sql } from 'kysely'
import type { MatchResult } from '#engines/sport/match-result.ts'
import type { Executor, Tx } from '#kernel/database/database.ts'

export type DecisionKind = 'settle' | 'void' | 'withdraw-result' | 'withdraw-void'

export interface DecisionRow {
  readonly id: bigint
  readonly event_id: bigint
  readonly kind: DecisionKind
  readonly result: MatchResult | null
  /** Null: the whole event. */
  readonly market_key: string | null
  readonly revision: number
  readonly proposed_by: string
  readonly reason: string
  readonly proposed_at: Date
  readonly decided_by: string | null
}

type NewDecision = Omit<DecisionRow, 'id' | 'decided_by'>

const columns = sql`id, event_id, kind, result, market_key, revision, proposed_by, reason, proposed_at, decided_by`

export const insertDecision = async (tx: Tx, decision: NewDecision): Promise<bigint> => {
  const { rows } = await sql<{ id: bigint }>`
    insert into sportsbook_catalogue.decisions (event_id, kind, result, market_key, revision, proposed_by, reason, proposed_at)
    values (${decision.event_id}, ${decision.kind}, ${decision.result && JSON.stringify(decision.result)}::jsonb, ${decision.market_key},
            ${decision.revision}, ${decision.proposed_by}, ${decision.reason}, ${decision.proposed_at})
    returning id`.execute(tx)
  return rows[0]?.id ?? 0n
}

/** Reads and locks one proposal, so that two people cannot decide it at once. */
export const lockDecision = async (tx: Tx, id: bigint): Promise<DecisionRow | undefined> => {
  const { rows } = await sql<DecisionRow>`
    select ${columns} from sportsbook_catalogue.decisions where id = ${id} for update`.execute(tx)
  return rows[0]
}

export const decide = async (tx: Tx, id: bigint, decided_by: string, is_approved: boolean, at: Date): Promise<void> => {
  await sql`
    update sportsbook_catalogue.decisions set decided_by = ${decided_by}, decided_at = ${at}, is_approved = ${is_approved}
     where id = ${id}`.execute(tx)
}

/** What was decided of an event and carried out, in the order in which it was. */
export const decisionsOf = async (db: Executor, event_id: bigint): Promise<DecisionRow[]> => {
  const { rows } = await sql<DecisionRow>`
    select ${columns} from sportsbook_catalogue.decisions where event_id = ${event_id} and is_approved order by decided_at, id`.execute(db)
  return rows
}

export const openDecisions = async (db: Executor): Promise<DecisionRow[]> => {
  const { rows } = await sql<DecisionRow>`
    select ${columns} from sportsbook_catalogue.decisions where decided_by is null order by id limit 200`.execute(db)
  return rows
}
