import { sql } from 'kysely'
import type { ProviderReport } from '#casino/money/reconciliation/extensions.ts'
import { sandbox } from './adapter.ts'

/** Events that move money, and what they are about. */
const kinds = { 'payment.completed': 'payment', 'payout.paid': 'payout' } as const

/** What the sandbox moved in a period, by its own books: the last word that it has to tell of each payment and payout. */
export const sandboxReport: ProviderReport = {
  source: 'sandbox',
  providers: (house) => (sandbox.isOffered(house) ? [sandbox.name] : []),
  read: async (house, _provider, { from, to }) => {
    const { rows } = await sql<{ event: keyof typeof kinds; order: string; amount_minor: bigint; currency: string; at: Date }>`
      select event, "order", amount_minor, currency, at from (
        select distinct on (token) token, body ->> 'event' as event, body ->> 'order' as "order", (body ->> 'amount')::bigint as amount_minor,
               body ->> 'currency' as currency, due_at as at
          from money_cash_desk.sandbox_notices
         where due_at < ${to} and body ->> 'event' ~ '^(payment|payout)\\.' order by token, due_at desc, id desc) last
       where at >= ${from} and event = any(${Object.keys(kinds)}::text[])`.execute(house.db)
    return rows.map(({ event, order, amount_minor, currency, at }) => ({ kind: kinds[event], order, amount_minor, currency, at }))
  },
}
