import { sql } from 'kysely'
import { openHouse } from '#apps/server/open-house.ts'
import { stopSignal } from '#apps/server/stop-signal.ts'
import { jobs } from '#casino/money/cash-desk/server/expire-payments.ts'

/**
 * Half an hour passes for one payment, which no journey lasts: `expires` when the desk has waited long enough for it, `arrives` when the test
 * transfer does, `confirms` when its chain has one more thing to tell. The site's own jobs tell it. A process of its own on the site's
 * database, as an operator's command is.
 */
const { house, close } = await openHouse(process.env, stopSignal(), { works: false })
try {
  const [payment = '', what] = process.argv.slice(2)
  const now = house.clock.now()
  if (what === 'expires') {
    await sql`update money_cash_desk.payments set waits_until = ${now} where id = ${payment}::bigint`.execute(house.db)
    for (const { name, run } of jobs) if (name === 'money/cash-desk.expire-payments') await run({}, house)
  } else {
    const { rows } = await sql<{ id: string }>`
      update money_cash_desk.sandbox_notices set due_at = ${now}
       where id in (select id from money_cash_desk.sandbox_notices
                     where body ->> 'order' = ${payment} and due_at > ${now} order by due_at limit ${what === 'confirms' ? 1 : 100})
      returning id`.execute(house.db)
    const keys = rows.map(({ id }) => id)
    await sql`update jobs.job set start_after = ${now} where state = 'created' and singleton_key = any(${keys}::text[])`.execute(house.db)
  }
} finally {
  await close()
}
