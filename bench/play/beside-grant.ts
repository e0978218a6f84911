import pg from 'pg'
import { lineOf, median, type Figure } from '../figures.ts'
import { serveSiteOn, temporaryFolder } from '../http/servers.ts'
import { startLedgerDatabase, type LedgerDatabase } from '../wallet/ledger-house.ts'
import { enter, type Player } from './players.ts'
import { asPlayers, clients, measure, slug } from './rounds.ts'

const ports = { site: 4243, database: 4244 }
/** Of the rate of a round without a grant. */
const least = 0.85
/** Many: what else the site does meets some of them. */
const turns = 15

/** A casino bonus for every player whose login ends in an odd number, so large that it is never wagered. They have cash, which goes first. */
const giveGrants = async (app_url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: app_url })
  await client.connect()
  await client.query(`select money_wallet.post('fund', '', 'prize-fund', null, null, jsonb_build_array(jsonb_build_object(
    'from_owner', 0, 'from_purse', 'clearing:bench', 'from_asset', 'UAH',
    'to_owner', 0, 'to_purse', 'fund:bench', 'to_asset', 'UAH', 'amount', 1000000000)), null, now())`)
  const { rows } = await client.query<{ outcome: string }>(`
    select money_wallet.begin_grant(a.id, a.id, 'casino', 'UAH', 'bonus:' || a.id, 'fund:bench', 10000, 1000000000000, 10000,
                                    '{"slot": 100}', '{}', 50, now()) as outcome
      from players_accounts.players a where a.login ~ '^plays-[0-9]*[13579]$'`)
  await client.end()
  if (rows.length !== clients || rows.some(({ outcome }) => outcome !== 'begun')) throw new Error('not every second player has a grant')
}

/** Rounds per second of processor time, Node and PostgreSQL together: without a grant and beside one, in turns. */
const measureInTurns = async (database: LedgerDatabase): Promise<[without: readonly number[], beside: readonly number[]]> => {
  await using temporary = await temporaryFolder()
  await using site = await serveSiteOn(database, ports.site, temporary.folder)
  const players: Player[] = []
  for (let index = 0; index < clients * 2; index += 1) players.push(await enter(site.url, slug, index))
  await giveGrants(database.app_url)
  const sides = [0, 1].map((side) => ({ setupClient: asPlayers(players.filter((_, index) => index % 2 === side)) }))
  const rates: [number[], number[]] = [[], []]
  for (let turn = -1; turn < turns; turn += 1)
    for (const [side, rounds] of sides.entries()) {
      const { per_core } = await measure(site, rounds, database.data_folder)
      // The first warms up.
      if (turn >= 0) rates[side]?.push(per_core)
    }
  return rates
}

/** What a round costs beside a grant that it counts towards, against one without. */
export const besideGrant = async (): Promise<Figure> => {
  const database = await startLedgerDatabase(ports.database)
  const [without, beside] = await measureInTurns(database)
  await database.remove()
  const ratio = median(beside.map((rate, turn) => rate / (without[turn] ?? Number.NaN)))
  return {
    what: 'a round over HTTP beside a bonus that it counts towards, Node and PostgreSQL together',
    measured: `${Math.round(median(beside))}/s per core`,
    baseline: `without a bonus ${Math.round(median(without))}/s per core`,
    ratio: ratio.toFixed(2),
    budget: `>= ${least}`,
    holds: ratio >= least,
  }
}

if (import.meta.main) console.log(lineOf(await besideGrant()))
