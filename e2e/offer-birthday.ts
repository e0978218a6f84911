import { sql } from 'kysely'
import { openHouse } from '#apps/server/open-house.ts'
import { stopSignal } from '#apps/server/stop-signal.ts'
import { offerBirthdays } from '#casino/bonuses/birthday/server/offer-birthdays.ts'
import { playerNamed } from '#casino/players/accounts/server/api.ts'

/**
 * The hourly job of birthdays, now, for an account that is a month old: no journey lasts that long, and a younger account is offered
 * nothing. A process of its own on the site's database, as an operator's command is.
 */
const { house, close } = await openHouse(process.env, stopSignal(), { works: false })
try {
  const { id } = await playerNamed(house, process.argv[2] ?? '')
  await sql`update players_accounts.players set created_at = created_at - interval '31 days' where id = ${id}`.execute(house.db)
  await offerBirthdays(house)
} finally {
  await close()
}
