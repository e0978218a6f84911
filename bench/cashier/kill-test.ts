import pg from 'pg'
import { killAtRandom } from '../wallet/kill-test.ts'
import { createPlayers, startLedgerDatabase, type LedgerDatabase } from '../wallet/ledger-house.ts'
import { startSite } from '../wallet/site-process.ts'
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
const namePlayers = (database: LedgerDatabase, count: number): Promise<void> =>
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
    const drift = await read<object>('select * from money_wallet.find_drift()')
    const there = new Map(purses.map(({ owner, purse, sum }) => [`${owner} ${purse}`, sum]))
    const made = new Map(orders.map(({ player, what, count }) => [`${player} ${what}`, count]))
    const differences = accounts.flatMap((account) => {
      const { player, main, dollars, held, box, box_held, done } = account
      const told = { UAH: main, USD: dollars, hold: held, box, 'box-held': box_held }
      return [
        ...Object.entries(told).map(([purse, amount]) => (there.get(`${player} ${purse}`) ?? 0) - amount),
        ...Object.entries(done).map(([what, count]) => (made.get(`${player} ${what}`) ?? 0) - count),
      ]
    })
    return {
      lost: differences.filter((difference) => difference < 0).length,
      doubled: differences.filter((difference) => difference > 0).length,
      unbalanced: drift.length,
    }
  })

/**
 * Kills the site and the database while players deposit, are paid out, call payouts back, convert and fill their money boxes, until so many
 * commands were acknowledged; then compares every purse and order with what the players were told.
 */
export const killTest = async (options: { commands: number; players: number; port: number }): Promise<KillResult> => {
  const database = await startLedgerDatabase(options.port)
  await createPlayers(database.app_url, options.players, BigInt(start_minor), { caps: true })
  await namePlayers(database, options.players)
  const site = startSite<CashCommand>(new URL('./cashier-site.ts', import.meta.url), database.app_url)
  const accounts = Array.from({ length: options.players }, (_, index) => newAccount(index + 1, start_minor))
  const sum = (read: (account: Account) => number): number => accounts.reduce((total, account) => total + read(account), 0)
  const acknowledged = (): number => sum((account) => account.acknowledged)
  let is_stopped = false
  const moving = accounts.map((account) => moveMoneyOn(site, account, () => is_stopped))
  let [site_kills, database_kills] = [0, 0]
  // Each third kill is the database's.
  while (acknowledged() < options.commands) {
    const killed = await Promise.race([killAtRandom(database, site, 3, acknowledged, 60), Promise.all(moving).then(() => undefined)])
    site_kills += killed?.site_kills ?? 0
    database_kills += killed?.database_kills ?? 0
  }
  is_stopped = true
  await Promise.all(moving)
  await site.stop()
  const compared = await compare(database, accounts)
  await database.remove()
  return {
    site_kills,
    database_kills,
    acknowledged: acknowledged(),
    deposits: sum(({ done }) => done.deposits),
    payouts: sum(({ done }) => done.payouts),
    conversions: sum(({ done }) => done.conversions),
    put_aside: sum(({ done }) => done.items),
    resolved: sum(({ repeated }) => repeated),
    ...compared,
  }
}
