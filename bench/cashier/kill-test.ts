import pg from 'pg'
import { killAtRandom } from '../wallet/kill-test.ts'
import { createPlayers, startLedgerDatabase, type LedgerDatabase } from '../wallet/ledger-house.ts'
import { startSite, type SiteProcess } from '../wallet/site-process.ts'
import type { CashCommand } from './cash-commands.ts'
import { type Account, moveMoneyOn, newAccount } from './kill-players.ts'

export interface KillResult {
  readonly site_kills: number
  readonly database_kills: number
  readonly acknowledged: number
  readonly deposits: number
  readonly payouts: number
  readonly conversions: number
  readonly put_aside: number
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

const connected = async <T>(
  url: string,
  work: (read: <Row>(text: string, values?: unknown[]) => Promise<Row[]>) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(async (text, values) => (await client.query(text, values)).rows)
  } finally {
    await client.end()
  }
}

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

const compare = (database: LedgerDatabase, accounts: readonly Account[]) =>
  connected(database.owner_url, async (read) => {
    const purses = await read<{ owner: number; purse: string; sum: number }>(
      `select owner_id::int as owner, case when purse like 'box-hold:%' then 'box-held' when purse = 'main' then asset else purse end as purse,
              sum(balance)::float8 as sum
         from money_wallet.accounts where owner_id > 0 group by 1, 2`,
    )
    const orders = await read<{ player: number; what: string; count: number }>(
      `select player_id::int as player, 'deposits' as what, count(*)::int from money_cash_desk.payments where state = 'completed' group by 1
       union all select player_id::int, 'payouts', count(*)::int from money_payouts.payouts group by 1
       union all select player_id::int, 'conversions', count(*)::int from money_exchange.quotes where converted_at is not null group by 1
       union all select player_id::int, 'items', count(*)::int from money_money_box.holds group by 1`,
    )
    const drift = await read<{ owner_id: string; purse: string; asset: string }>('select * from money_wallet.find_drift()')
    const there = new Map(purses.map(({ owner, purse, sum }) => [`${owner} ${purse}`, sum]))
    const made = new Map(orders.map(({ player, what, count }) => [`${player} ${what}`, count]))
    const differences = accounts.flatMap((account) => {
      const { player, main, dollars, held, box, box_held, done } = account
      const told = { UAH: main, USD: dollars, hold: held, box, 'box-held': box_held }
      return [
        ...Object.entries(told).map(([purse, amount]) => ({ what: purse, by: (there.get(`${player} ${purse}`) ?? 0) - amount })),
        ...Object.entries(done).map(([what, count]) => ({ what, by: (made.get(`${player} ${what}`) ?? 0) - count })),
      ].map((one) => ({ player, ...one }))
    })
    return {
      lost: differences.filter(({ by }) => by < 0).length,
      doubled: differences.filter(({ by }) => by > 0).length,
      unbalanced: drift.length,
      differences: [
        ...differences.filter(({ by }) => by !== 0).map(({ player, what, by }) => `player ${player}, ${what}: ${by}`),
        ...drift.map(({ owner_id, purse, asset }) => `unbalanced: owner ${owner_id}, ${purse} of ${asset}`),
      ],
    }
  })

/** As often as the ledger's own kill test: more kills would measure how fast a process starts. */
const most_kills = 120

/** Kills the site and the database until so many commands were acknowledged, and lets every command that is under way find its outcome. */
const killUntil = async (database: LedgerDatabase, site: SiteProcess<CashCommand>, accounts: readonly Account[], commands: number) => {
  const acknowledged = (): number => accounts.reduce((total, account) => total + account.acknowledged, 0)
  let is_stopped = false
  const moving = Promise.all(accounts.map((account) => moveMoneyOn(site, account, () => is_stopped)))
  const counts = { site_kills: 0, database_kills: 0 }
  const at_work = Math.max(60, Math.ceil(commands / most_kills))
  while (acknowledged() < commands) {
    // A player whose command was refused for no reason ends the test at once.
    const killed = await Promise.race([killAtRandom(database, site, 3, acknowledged, at_work), moving.then(() => counts)])
    counts.site_kills += killed.site_kills
    counts.database_kills += killed.database_kills
  }
  is_stopped = true
  await moving
  return { ...counts, acknowledged: acknowledged() }
}

/**
 * Kills the site and the database while players deposit, are paid out, call payouts back, convert and fill their money boxes; then compares
 * every purse and order with what the players were told.
 */
export const killTest = async (options: { commands: number; players: number; port: number }): Promise<KillResult> => {
  const database = await startLedgerDatabase(options.port)
  try {
    await createPlayers(database.app_url, options.players, BigInt(start_minor), { caps: true })
    await namePlayers(database, options.players)
    const accounts = Array.from({ length: options.players }, (_, index) => newAccount(index + 1, start_minor))
    const sum = (read: (account: Account) => number): number => accounts.reduce((total, account) => total + read(account), 0)
    const site = startSite<CashCommand>(new URL('./cashier-site.ts', import.meta.url), database.app_url)
    const killed = await killUntil(database, site, accounts, options.commands).finally(() => site.stop())
    return {
      ...killed,
      deposits: sum(({ done }) => done.deposits),
      payouts: sum(({ done }) => done.payouts),
      conversions: sum(({ done }) => done.conversions),
      put_aside: sum(({ done }) => done.items),
      resolved: sum(({ repeated }) => repeated),
      ...(await compare(database, accounts)),
    }
  } finally {
    await database.remove()
  }
}
