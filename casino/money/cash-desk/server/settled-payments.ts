import { sql } from 'kysely'
import type { HouseBooks } from '#casino/money/reconciliation/extensions.ts'
import { providerNames } from './providers.ts'

/** Deposits that a provider says came in, by our books: what was credited, also where a transfer brought another amount than was ordered. */
export const settledPayments: HouseBooks = {
  source: 'payments',
  providers: providerNames,
  read: async ({ db }, provider, { from, to }) => {
    const { rows } = await sql<{ order: string; amount_minor: bigint; currency: string; at: Date }>`
      select id::text as order, coalesce(received, amount) as amount_minor, currency, changed_at as at from money_cash_desk.payments
       where provider = ${provider} and state = 'completed' and changed_at >= ${from} and changed_at < ${to}`.execute(db)
    return rows.map((row) => ({ kind: 'payment' as const, ...row }))
  },
}
