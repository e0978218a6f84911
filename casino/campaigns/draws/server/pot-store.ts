import { sql } from 'kysely'
import type { Executor, Tx } from '#kernel/database/database.ts'
import type { Currency } from '#kernel/money/currency.ts'
import type { PotSum } from '../pot.ts'

export interface PotRow extends PotSum {
  readonly draw_id: bigint
  readonly outcome: string
  readonly currency: Currency
  /** Incremented whenever a pot of this draw and currency changes. */
  readonly revision: bigint
}

const columns = sql`p.draw_id, p.outcome, p.currency, p.amount_minor, p.rest_millionths, p.revision`

interface NewPot {
  readonly outcome: string
  readonly currency: string
  readonly amount_minor: number
}

export const insertPots = async (tx: Tx, draw_id: bigint, pots: readonly NewPot[]): Promise<void> => {
  await sql`
    insert into campaigns_draws.pots (draw_id, outcome, currency, amount_minor)
    select ${draw_id}::bigint, n.outcome, n.currency, n.amount_minor
      from jsonb_to_recordset(${JSON.stringify(pots)}::jsonb) as n(outcome text, currency text, amount_minor bigint)`.execute(tx)
}

/** All pots of a draw, locked in a fixed order. */
export const lockPots = async (tx: Tx, draw_id: bigint): Promise<PotRow[]> => {
  const { rows } = await sql<PotRow>`
    select ${columns} from campaigns_draws.pots p where draw_id = ${draw_id} order by currency, outcome for update`.execute(tx)
  return rows
}

/** Writes the pots of a draw in one currency; returns their revision. */
export const writePots = async (tx: Tx, draw_id: bigint, currency: Currency, pots: readonly PotRow[]): Promise<bigint> => {
  const written = pots.map(({ outcome, amount_minor, rest_millionths }) => ({
    outcome,
    amount_minor: amount_minor.toString(),
    rest_millionths: rest_millionths.toString(),
  }))
  const { rows } = await sql<{ revision: bigint }>`
    update campaigns_draws.pots p set amount_minor = n.amount_minor, rest_millionths = n.rest_millionths, revision = p.revision + 1
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as n(outcome text, amount_minor bigint, rest_millionths bigint)
     where p.draw_id = ${draw_id} and p.currency = ${currency} and p.outcome = n.outcome
    returning p.revision`.execute(tx)
  return rows[0]?.revision ?? 0n
}

/** The pots of some draws in one currency that can still be won. */
export const potsOf = async (db: Executor, draw_ids: readonly bigint[], currency: Currency): Promise<PotRow[]> => {
  const { rows } = await sql<PotRow>`
    select ${columns} from campaigns_draws.pots p
      join campaigns_draws.stock s on s.draw_id = p.draw_id and s.outcome = p.outcome and s.left_count > 0
     where p.draw_id = any(${draw_ids.map(String)}::bigint[]) and p.currency = ${currency}`.execute(db)
  return rows
}
