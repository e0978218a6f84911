import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { playOn, type Account } from './kill-players.ts'
import { createPlayers, startLedgerDatabase, type LedgerDatabase } from './ledger-house.ts'
import type { KillCommand } from './kill-site.ts'
import { startSite, type SiteProcess } from './site-process.ts'

export interface KillResult {
  readonly site_kills: number
  readonly database_kills: number
  readonly acknowledged: number
  /** Unknown outcomes that a retry with the same key resolved. */
  readonly resolved: number
  readonly lost: number
  readonly doubled: number
  readonly unbalanced: number
  readonly negative: number
}

const start_minor = 1_000_000

const compare = async (
  database: LedgerDatabase,
  accounts: readonly Account[],
): Promise<Pick<KillResult, 'lost' | 'doubled' | 'unbalanced' | 'negative'>> => {
  const client = new pg.Client({ connectionString: database.owner_url })
  await client.connect()
  const read = async <T>(text: string): Promise<T[]> => (await client.query(text)).rows as T[]
  const balances = await read<{ owner: number; purse: string; balance: number }>(
    `select owner_id::int as owner, purse, balance::float8 as balance from money_wallet.accounts where owner_id > 0`,
  )
  const facts = await read<{ player: number; number: number; times: number }>(
    `select player_id::int as player, (data ->> 'number')::int as number, count(*)::int as times from kernel.facts
      where kind = 'games/play.round-settled' group by 1, 2`,
  )
  const drift = await read<object>(`select * from money_wallet.find_drift()`)
  await client.end()
  const stands = new Map(balances.map((row) => [`${row.owner} ${row.purse}`, row.balance]))
  const told = new Map(facts.map((fact) => [`${fact.player} ${fact.number}`, fact.times]))
  let [lost, doubled] = [0, facts.filter((fact) => fact.times > 1).length]
  for (const account of accounts) {
    for (const [purse, expected] of [
      ['main', account.main],
      ['bonus', account.bonus],
      ['hold', account.held],
    ] as const) {
      const difference = (stands.get(`${account.player} ${purse}`) ?? 0) - expected
      if (difference < 0) lost += 1
      if (difference > 0) doubled += 1
    }
    for (const number of account.rounds) if (!told.has(`${account.player} ${number}`)) lost += 1
  }
  return { lost, doubled, unbalanced: drift.length, negative: balances.filter((row) => row.balance < 0).length }
}

/**
 * Kills PostgreSQL, once it is there, and waits for the next one: processes of the killed one may answer for a moment, so commands that
 * succeed do not show that it is back.
 */
export const killDatabase = async (database: LedgerDatabase): Promise<void> => {
  const killed = database.pid()
  try {
    process.kill(killed, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    await wait(100)
    return killDatabase(database)
  }
  while (database.pid() === killed) await wait(20)
}

/**
 * Kills the database in one case of three, otherwise the site, at random moments. Each kill waits until `at_work` commands succeeded since the
 * last one, so that the killed process is working.
 */
export const killAtRandom = async (
  database: LedgerDatabase,
  site: Pick<SiteProcess<object>, 'kill'>,
  kills: number,
  acknowledged: () => number,
  at_work = 150,
): Promise<{ site_kills: number; database_kills: number }> => {
  const counts = { site_kills: 0, database_kills: 0 }
  for (let number = 1; number <= kills; number++) {
    const enough = acknowledged() + at_work
    while (acknowledged() < enough) await wait(10)
    await wait(randomInt(300))
    if (number % 3 === 0) {
      await killDatabase(database)
      counts.database_kills += 1
    } else {
      site.kill()
      counts.site_kills += 1
    }
  }
  return counts
}

/**
 * Kills the site and the database while players stake, win, bet, get bonuses, deposit and withdraw, and compares what they were
 * told with the ledger: everything acknowledged must be there exactly once.
 */
export const killTest = async (options: { kills: number; players: number; port: number }): Promise<KillResult> => {
  const database = await startLedgerDatabase(options.port)
  await createPlayers(database.app_url, options.players, BigInt(start_minor), { caps: true })
  const site = startSite<Omit<KillCommand, 'id'>>(new URL('./kill-site.ts', import.meta.url), database.app_url)
  const accounts = Array.from({ length: options.players }, (_, index): Account => {
    return {
      player: index + 1,
      main: start_minor,
      bonus: 0,
      held: 0,
      rounds: new Set(),
      bets: [],
      payouts: [],
      acknowledged: 0,
      repeated: 0,
    }
  })
  let stopped = false
  const playing = accounts.map((account) => playOn(site, account, () => stopped))
  const sum = (read: (account: Account) => number): number => accounts.reduce((total, account) => total + read(account), 0)
  const killed = await killAtRandom(database, site, options.kills, () => sum((account) => account.acknowledged))
  stopped = true
  await Promise.all(playing)
  await site.stop()
  const compared = await compare(database, accounts)
  await database.remove()
  return { ...killed, acknowledged: sum((account) => account.acknowledged), resolved: sum((account) => account.repeated), ...compared }
}

if (import.meta.main) {
  console.log(await killTest({ kills: Number(process.argv[2] ?? 120), players: 64, port: 4161 }))
  process.exit(0)
}
