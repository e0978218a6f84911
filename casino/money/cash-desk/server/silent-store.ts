import { sql } from 'kysely'
import type { Executor } from '#kernel/database/database.ts'
import type { AskedPayment } from './provider.ts'

/** So long a provider may take to speak by itself. */
const patience_ms = 2 * 60_000
/** What the house stopped waiting for may still have been paid: it is asked about for a day. */
const asked_for_ms = 24 * 3_600_000
const most_at_once = 100

/** Payments that were begun and can still be paid, of players who may not deposit by now. */
export const openThoughBlocked = async (db: Executor, provider: string, now: Date): Promise<readonly AskedPayment[]> => {
  const { rows } = await sql<AskedPayment>`
    select p.id as payment_id, p.provider_payment from money_cash_desk.payments p
      join money_cash_desk.deposit_controls c on c.player_id = p.player_id and c.blocked_until > ${now}
     where p.provider = ${provider} and p.state = 'created' and p.waits_until > ${now} and p.provider_payment is not null
     order by p.waits_until limit ${most_at_once}`.execute(db)
  return rows
}

/**
 * Payments of which nobody has spoken for a while, marked as asked about: of two jobs at once each has its own. The longer nobody speaks
 * the longer are the pauses.
 */
export const takeSilent = async (db: Executor, provider: string, now: Date): Promise<readonly AskedPayment[]> => {
  const before = (ms: number): Date => new Date(now.getTime() - ms)
  const { rows } = await sql<AskedPayment>`
    update money_cash_desk.payments set asked_at = ${now}
     where id in (select id from money_cash_desk.payments
                   where provider = ${provider} and state in ('created', 'pending', 'expired') and provider_payment is not null
                     and created_at between ${before(asked_for_ms)} and ${before(patience_ms)}
                     and (asked_at is null
                          or ${now}::timestamptz - asked_at >= greatest(interval '5 minutes', (${now}::timestamptz - created_at) / 4))
                   order by asked_at nulls first, id limit ${most_at_once} for update skip locked)
    returning id as payment_id, provider_payment`.execute(db)
  return rows
}
