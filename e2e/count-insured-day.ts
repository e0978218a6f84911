import { sql } from 'kysely'
import { openHouse } from '#apps/server/open-house.ts'
import { stopSignal } from '#apps/server/stop-signal.ts'
import { countDays } from '#casino/bonuses/insurance/server/count-day.ts'
import { counted_after_ms } from '#casino/bonuses/insurance/rules.ts'

/**
 * The hourly job of insured days, for today: on a clock that is so far ahead that today may be counted. Also where an earlier try counted
 * it. A process of its own on the site's database, as an operator's command is.
 */
const { house, close } = await openHouse(process.env, stopSignal(), { works: false })
try {
  const ahead_ms = counted_after_ms + 86_400_000
  const now = (): Date => new Date(house.clock.now().getTime() + ahead_ms)
  await sql`delete from bonuses_insurance.days`.execute(house.db)
  await countDays({ ...house, clock: { ...house.clock, now } })
} finally {
  await close()
}
