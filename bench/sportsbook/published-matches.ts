import { sql } from 'kysely'
import pg from 'pg'
import { publishFixtures, updateEvents } from '#casino/sportsbook/catalogue/server/api.ts'
import { footballFixture } from '#casino/sportsbook/catalogue/testing/catalogue-house.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import type { LedgerDatabase } from '../wallet/ledger-house.ts'
import { even_odds } from './bet-commands.ts'

export interface PublishedMatch {
  readonly event: number
  /** Its one market: who wins, both sides at `even_odds`. */
  readonly market: number
}

let published = 0

/** Publishes matches with one open market each. */
export const publishMatches = async (house: House, count: number): Promise<PublishedMatch[]> => {
  const events: bigint[] = []
  for (let made = 0; made < count; made += 1) {
    const ref = `bench:${(published += 1)}`
    const fixture = footballFixture('Rivne', 'Kherson', '2099-01-01T12:00:00.000Z')
    const side = { odds_thousandths: even_odds, won_millionths: 500_000, returned_millionths: 0 }
    const outcomes = ['home', 'away'].map((outcome) => ({ outcome, ...side }))
    await inTransaction(house.db, async (tx) => {
      const [put] = await publishFixtures(tx, house, [{ producer: 'bench', ref, is_simulated: true, fixture }])
      if (!put) throw new Error('the match was not published')
      const markets = [{ type: 'winner', specifiers: {}, is_suspended: false, outcomes } as const]
      await updateEvents(tx, house, [{ event_id: put.id, sport: 'football', markets }])
      events.push(put.id)
    })
  }
  const { rows } = await sql<{ event: number; id: number }>`
    select event_id::int as event, id::int as id from sportsbook_catalogue.markets`.execute(house.db)
  const markets = new Map(rows.map(({ event, id }) => [event, id]))
  return events.map((id) => ({ event: Number(id), market: markets.get(Number(id)) ?? 0 }))
}

/** Bets are placed in a player's currency, which their account says. */
export const namePlayers = async (database: LedgerDatabase, count: number): Promise<void> => {
  const client = new pg.Client({ connectionString: database.owner_url })
  await client.connect()
  await client.query(
    `insert into players_accounts.players (id, login, currency, country, language, created_at) overriding system value
     select n, 'bettor' || n, 'UAH', 'UA', 'en', now() from generate_series(1, $1::int) n`,
    [count],
  )
  await client.end()
}
