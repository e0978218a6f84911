import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#apps/testing/free-port.ts'
import { killAtRandom } from '../wallet/kill-test.ts'
import { createPlayers, startLedgerDatabase, type LedgerDatabase } from '../wallet/ledger-house.ts'
import { startSite } from '../wallet/site-process.ts'
import { houses, otherHouse, type CashCommand, type HouseName } from './cash-commands.ts'
import { compare, connected, type Databases } from './compare-books.ts'
import { type Account, moveMoneyOn, newAccount } from './kill-players.ts'
import { newPerson, type Person, sendMoneyOn, type Sites } from './transfer-players.ts'

export interface KillResult {
  readonly site_kills: number
  readonly database_kills: number
  readonly acknowledged: number
  readonly deposits: number
  readonly payouts: number
  readonly conversions: number
  readonly put_aside: number
  /** Transfers between the two houses that arrived, and that were asked back in time. */
  readonly arrived: number
  readonly returned: number
  /** Unknown outcomes that a retry with the same key resolved. */
  readonly resolved: number
  /** Purses and orders with less, and with more, than their players were told. */
  readonly lost: number
  readonly doubled: number
  readonly unbalanced: number
  /** Each of these by name: whose, what, and by how much; minor units, or orders. */
  readonly differences: readonly string[]
}

const start_minor = 100_000_000

/** Players of whom nothing is missing for a payout. */
export const namePlayers = (database: LedgerDatabase, count: number): Promise<void> =>
  connected(database.owner_url, async (read) => {
    await read(
      `insert into players_accounts.players (id, login, email, email_confirmed_at, currency, country, language, created_at)
         overriding system value
       select n, 'payer' || n, 'payer' || n || '@example.com', now(), 'UAH', 'UA', 'uk', now() from generate_series(1, $1::int) n`,
      [count],
    )
    await read(
      `insert into players_profile.documents (player_id, type, status, file, bytes, uploaded_at, decided_at, decided_by)
       select n, type, 'approved', type || n, 1, now(), now(), 'operator:kill'
         from generate_series(1, $1::int) n, unnest(array['identity', 'selfie']) type`,
      [count],
    )
  })

/** Links the accounts that each of so many persons, after number `from`, has in both houses. */
const linkPersons = (database: LedgerDatabase, name: HouseName, from: number, count: number): Promise<void> =>
  connected(database.owner_url, async (read) => {
    await read(
      `insert into money_project_transfers.links (project, id, player_id, linked_at)
       select $1, md5(n::text), n, now() from generate_series($2::int + 1, $2::int + $3::int) n`,
      [otherHouse(name), from, count],
    )
  })

interface Cast {
  readonly accounts: readonly Account[]
  readonly persons: readonly Person[]
}

/** Players of the house alpha, and persons who have an account in both. */
const prepare = async (databases: Databases, players: number): Promise<Cast> => {
  const own = Array.from({ length: players }, (_, index) => newAccount(index + 1, start_minor))
  const persons = Array.from({ length: Math.ceil(players / 2) }, (_, index) => newPerson(players + index + 1, start_minor))
  const options = { caps: true, from: players }
  await createPlayers(databases.alpha.app_url, players, BigInt(start_minor), { caps: true })
  for (const name of houses) {
    await createPlayers(databases[name].app_url, persons.length, BigInt(start_minor), options)
    await namePlayers(databases[name], players + persons.length)
    await linkPersons(databases[name], name, players, persons.length)
  }
  return { accounts: own, persons }
}

const startSites = async (databases: Databases): Promise<Sites> => {
  const ports = { alpha: await freePort(), beta: await freePort() }
  const start = (name: HouseName) =>
    startSite<CashCommand>(
      new URL('./cashier-site.ts', import.meta.url),
      databases[name].app_url,
      name,
      String(ports[name]),
      String(ports[otherHouse(name)]),
    )
  return { alpha: start('alpha'), beta: start('beta') }
}

const sumOf = <One>(all: readonly One[], read: (one: One) => number): number => all.reduce((total, one) => total + read(one), 0)

/** How often each way of money was used, and used to its end. */
const usesOf = ({ accounts, persons }: Cast) => ({
  deposits: sumOf(accounts, ({ done }) => done.deposits),
  payouts: sumOf(accounts, ({ done }) => done.payouts),
  conversions: sumOf(accounts, ({ done }) => done.conversions),
  put_aside: sumOf(accounts, ({ done }) => done.items),
  arrived: sumOf(persons, ({ alpha, beta }) => alpha.arrived + beta.arrived),
})

/** As often as the ledger's own kill test: more kills would measure how fast a process starts. */
const most_kills = 120

/**
 * Kills the sites and the databases of both houses in turn until so many commands were acknowledged, and lets every command that is under way
 * find its outcome.
 */
const killUntil = async (databases: Databases, sites: Sites, { accounts, persons }: Cast, commands: number) => {
  const acknowledged = (): number => [...accounts, ...persons].reduce((total, one) => total + one.acknowledged, 0)
  let is_stopped = false
  const stopped = (): boolean => is_stopped
  const moving = Promise.all([
    ...accounts.map((account) => moveMoneyOn(sites.alpha, account, stopped)),
    ...persons.map((person) => sendMoneyOn(sites, person, stopped)),
  ])
  const counts = { site_kills: 0, database_kills: 0 }
  const at_work = Math.max(30, Math.ceil(commands / most_kills))
  for (let turn = 0; turn < houses.length || acknowledged() < commands; turn += 1) {
    const name = houses[turn % houses.length] ?? 'alpha'
    // A player whose command was refused for no reason ends the test at once.
    const killed = await Promise.race([
      killAtRandom(databases[name], sites[name], 3, acknowledged, at_work),
      moving.then(() => ({ site_kills: 0, database_kills: 0 })),
    ])
    counts.site_kills += killed.site_kills
    counts.database_kills += killed.database_kills
  }
  // In a short run, kills may have left no time for one of the ways; none was tested that was not used.
  const isUnused = (): boolean => Math.min(...Object.values(usesOf({ accounts, persons }))) === 0
  while (isUnused()) await Promise.race([wait(20), moving])
  is_stopped = true
  await moving
  return { ...counts, acknowledged: acknowledged() }
}

/**
 * Kills the sites and databases of two houses while players deposit, are paid out, call payouts back, convert and fill their money boxes at one,
 * and move cash between both; then compares every purse and order of either house with what the players were told.
 */
export const killTest = async (options: { commands: number; players: number; port: number }): Promise<KillResult> => {
  const databases = { alpha: await startLedgerDatabase(options.port), beta: await startLedgerDatabase(await freePort()) }
  try {
    const cast = await prepare(databases, options.players)
    const sites = await startSites(databases)
    const stop = () => Promise.all([sites.alpha.stop(), sites.beta.stop()])
    const killed = await killUntil(databases, sites, cast, options.commands).finally(stop)
    const { accounts, persons } = cast
    return {
      ...killed,
      ...usesOf(cast),
      returned: sumOf(persons, ({ alpha, beta }) => alpha.returned + beta.returned),
      resolved: sumOf<Account | Person>([...accounts, ...persons], ({ repeated }) => repeated),
      ...(await compare(databases, accounts, persons)),
    }
  } finally {
    await Promise.all([databases.alpha.remove(), databases.beta.remove()])
  }
}
