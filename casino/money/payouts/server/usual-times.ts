import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'
import type { Payout } from '../contract.ts'

/** Fewer payouts than this say nothing about the next one. */
const least_payouts = 5
const looked_back_ms = 30 * 86_400_000

/** How long payouts took from the request to the provider's word, by method, over the last 30 days. Methods without enough are not there. */
export const usualTimes = async (db: Executor, now: Date): Promise<ReadonlyMap<string, NonNullable<Payout['usualTime']>>> => {
  const since = new Date(now.getTime() - looked_back_ms)
  const { rows } = await sql<{ method: string; half: number; most: number }>`
    select method, ceil(percentile_cont(0.5) within group (order by extract(epoch from paid_at - created_at)))::int as half,
           ceil(percentile_cont(0.9) within group (order by extract(epoch from paid_at - created_at)))::int as most
      from money_payouts.payouts where paid_at > ${since}
     group by method having count(*) >= ${least_payouts}`.execute(db)
  return new Map(rows.map(({ method, half, most }) => [method, { half, most }]))
}
