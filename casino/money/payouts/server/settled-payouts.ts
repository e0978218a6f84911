import { sql } from 'kysely'
import type { HouseBooks } from '#casino/money/reconciliation/extensions.ts'

/** Payouts that a provider says it sent, by our books. One that came back later is none. */
export const settledPayouts: HouseBooks = {
  source: 'payouts',
  read: async ({ db }, provider, { from, to }) => {
    const { rows } = await sql<{ order: string; amount_minor: bigint; currency: string; at: Date }>`
      select id::text as order, amount as amount_minor, currency, paid_at as at from money_payouts.payouts
       where provider = ${provider} and state = 'paid' and paid_at >= ${from} and paid_at < ${to}`.execute(db)
    return rows.map((row) => ({ kind: 'payout' as const, ...row }))
  },
}
