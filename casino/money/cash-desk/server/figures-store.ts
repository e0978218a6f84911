import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'
import { minutes_looked_at, type ProviderFigures } from '../provider-health.ts'

export interface FiguresRow extends ProviderFigures {
  readonly provider: string
}

/** What became lately of the payments that each provider was asked for. An unanswered order got no page of its provider. */
export const readFigures = async (db: Executor, now: Date): Promise<readonly FiguresRow[]> => {
  const { rows } = await sql<FiguresRow>`
    select provider, count(*)::int as begun,
           count(*) filter (where provider_payment is null)::int as unanswered,
           count(*) filter (where state = 'completed')::int as completed,
           count(*) filter (where state = 'failed' and reason not in ('cancelled', 'expired'))::int as failed
      from money_cash_desk.payments
     where created_at > ${new Date(now.getTime() - minutes_looked_at * 60_000)} and created_at < ${new Date(now.getTime() - 10_000)}
     group by provider order by provider`.execute(db)
  return rows
}
