import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { settleBets } from '#casino/sportsbook/bets/server/settle-bets.ts'
import { drainFacts } from '#kernel/facts/dispatcher.ts'
import type { House } from '#kernel/house.ts'
import { killAtRandom } from '../wallet/kill-test.ts'
import { createPlayers, startLedgerDatabase, type LedgerDatabase } from '../wallet/ledger-house.ts'
import { startSite, type SiteProcess } from '../wallet/site-process.ts'
import { even_odds, type BetCommand } from './bet-commands.ts'
import { betHouse } from './bet-site.ts'
import { namePlayers, publishMatches, type PublishedMatch } from './published-matches.ts'

interface Match extends PublishedMatch {
  readonly home_wins: boolean
  is_over: boolean
}

interface Bet {
  readonly id: number
  readonly legs: readonly { readonly match: Match; readonly outcome: string }[]
  readonly stake: number
  cashed_out: number | null
}

interface Account {
  readonly player: number
  readonly bets: Bet[]
  acknowledged: number
  repeated: number
}

export interface KillResult {
  readonly site_kills: number
  readonly database_kills: number
  readonly acknowledged: number
  readonly bets: number
  readonly cashed_out: number
  /** Unknown outcomes that a retry with the same key resolved. */
  readonly resolved: number
  /** Acknowledged bets that are missing or different in the database. */
  readonly lost: number
  /** Bets that were never acknowledged to a player. */
  readonly doubled: number
  /** Players whose balance does not match their bets. */
  readonly wrong: number
  readonly unbalanced: number
  /** Each bet that is not as it was told, with its legs and what the house has of it. */
  readonly differences: readonly string[]
}

const start_minor = 1_000_000_000
const least_stake = 1_000

/** Repeats a command with the same key until its outcome is known. */
const told = async (site: SiteProcess<BetCommand>, account: { repeated: number }, command: BetCommand): Promise<string> => {
  for (;;) {
    const outcome = await site.play(command)
    if (outcome !== 'unknown') return outcome
    account.repeated += 1
    await wait(20)
  }
}

const chosen = (matches: readonly Match[]): Bet['legs'] => {
  const open = matches.filter(({ is_over }) => !is_over)
  const some = new Set(Array.from({ length: 1 + randomInt(3) }, () => open[randomInt(open.length)] as Match))
  return [...some].map((match) => ({ match, outcome: randomInt(2) === 0 ? 'home' : 'away' }))
}

/** Places and cashes out bets until stopped. A bet on a match that is being settled is either refused or settled with it. */
const betOn = async (site: SiteProcess<BetCommand>, matches: readonly Match[], account: Account, stopped: () => boolean): Promise<void> => {
  const { player } = account
  for (let number = 1; !stopped(); number += 1) {
    const bet = randomInt(4) === 0 ? account.bets[randomInt(account.bets.length + 1)] : undefined
    if (bet && bet.cashed_out === null) {
      const outcome = await told(site, account, { kind: 'cash-out', player, key: `cash-${number}`, bet: bet.id })
      if (outcome.startsWith('done')) bet.cashed_out = Number(outcome.slice(5))
      if (outcome.startsWith('done')) account.acknowledged += 1
      continue
    }
    const legs = chosen(matches)
    const stake = least_stake + randomInt(1_000)
    const selections = legs.map(({ match, outcome }) => ({ marketId: match.market, outcome, odds: even_odds }))
    const outcome = await told(site, account, { kind: 'bet', player, key: `bet-${number}`, selections, stake })
    if (!outcome.startsWith('done')) continue
    account.bets.push({ id: Number(outcome.slice(5)), legs, stake, cashed_out: null })
    account.acknowledged += 1
  }
}

/** Settles one match after another, every third one wrongly at first; the last ones stay open until the end. */
const referee = async (site: SiteProcess<BetCommand>, matches: readonly Match[], stopped: () => boolean): Promise<void> => {
  const counted = { repeated: 0 }
  for (const [index, match] of matches.slice(0, -8).entries()) {
    if (stopped()) return
    await wait(150)
    match.is_over = true
    const { event, home_wins } = match
    if (index % 3 === 0) await told(site, counted, { kind: 'result', event, home_wins: !home_wins })
    await told(site, counted, { kind: 'result', event, home_wins })
  }
}

const paidFor = ({ legs, stake, cashed_out }: Bet): number => {
  if (cashed_out !== null) return cashed_out
  if (legs.some(({ match, outcome }) => (outcome === 'home') !== match.home_wins)) return 0
  return Number((BigInt(stake) * BigInt(even_odds) ** BigInt(legs.length)) / 1000n ** BigInt(legs.length))
}

const compare = async (database: LedgerDatabase, accounts: readonly Account[]) => {
  const client = new pg.Client({ connectionString: database.owner_url })
  await client.connect()
  const read = async <T>(text: string): Promise<T[]> => (await client.query(text)).rows as T[]
  const cash = await read<{ owner: number; balance: number }>(
    `select owner_id::int as owner, balance::float8 as balance from money_wallet.accounts where owner_id > 0 and purse = 'main'`,
  )
  const rows = await read<{ id: number; player: number; stake: number; paid: number; state: string }>(
    `select id::int, player_id::int as player, placed_minor::int as stake, (paid_minor + cashed_out_minor)::float8 as paid, state from sportsbook_bets.bets`,
  )
  const drift = await read<object>(`select * from money_wallet.find_drift()`)
  await client.end()
  const there = new Map(rows.map((row) => [row.id, row]))
  const balances = new Map(cash.map(({ owner, balance }) => [owner, balance]))
  const isAsTold = (player: number, bet: Bet): boolean => {
    const row = there.get(bet.id)
    return row?.player === player && row.stake === bet.stake && row.paid === paidFor(bet)
  }
  const bets = accounts.flatMap(({ player, bets: own }) => own.map((bet) => ({ player, bet })))
  const asWords = (player: number, bet: Bet): string =>
    JSON.stringify({
      player,
      ...bet,
      legs: bet.legs.map(({ match, outcome }) => ({ event: match.event, outcome, home_wins: match.home_wins })),
    })
  const comesTo = (own: readonly Bet[]): number => own.reduce((sum, bet) => sum + paidFor(bet) - bet.stake, start_minor)
  return {
    bets: bets.length,
    cashed_out: bets.filter(({ bet }) => bet.cashed_out !== null).length,
    lost: bets.filter(({ player, bet }) => !isAsTold(player, bet)).length,
    doubled: rows.length - new Set(bets.map(({ bet }) => bet.id)).size,
    wrong: accounts.filter(({ player, bets: own }) => balances.get(player) !== comesTo(own)).length,
    unbalanced: drift.length,
    differences: bets
      .filter(({ player, bet }) => !isAsTold(player, bet))
      .map(({ player, bet }) => `told ${asWords(player, bet)}, is worth ${paidFor(bet)}, has ${JSON.stringify(there.get(bet.id))}`),
  }
}

const areBetsDue = async ({ db }: House): Promise<boolean> => {
  const { rows } = await sql`select from sportsbook_bets.due limit 1`.execute(db)
  return rows.length > 0
}

/** Settles everything still open, on a house that is not killed. */
const settleAll = async (house: House, database: LedgerDatabase, matches: readonly Match[]): Promise<void> => {
  const site = startSite<BetCommand>(new URL('./bet-site.ts', import.meta.url), database.app_url)
  for (const { event, home_wins } of matches) await told(site, { repeated: 0 }, { kind: 'result', event, home_wins })
  await site.stop()
  await drainFacts(house)
  // A connection of the killed site holds its bets until the database sees that nobody is there any more: a house looks again every minute.
  while (await areBetsDue(house)) {
    await settleBets(house)
    await wait(20)
  }
}

/**
 * Kills the site and the database while players place single and accumulator bets and cash out, and matches are settled and
 * corrected; then compares every bet and balance with what the players were told. Source: docs/reliability.md, an acknowledged bet
 * is never lost or doubled.
 */
export const killTest = async (options: { kills: number; players: number; port: number }): Promise<KillResult> => {
  const database = await startLedgerDatabase(options.port)
  await createPlayers(database.app_url, options.players, BigInt(start_minor), { caps: true })
  await namePlayers(database, options.players)
  const house = betHouse(database.app_url)
  const matches = (await publishMatches(house, 20 + options.kills * 6)).map((match, number): Match => ({
    ...match,
    home_wins: number % 2 === 0,
    is_over: false,
  }))
  const site = startSite<BetCommand>(new URL('./bet-site.ts', import.meta.url), database.app_url)
  const accounts = Array.from({ length: options.players }, (_, index): Account => ({
    player: index + 1,
    bets: [],
    acknowledged: 0,
    repeated: 0,
  }))
  let is_stopped = false
  const stopped = () => is_stopped
  const playing = [...accounts.map((account) => betOn(site, matches, account, stopped)), referee(site, matches, stopped)]
  const sum = (read: (account: Account) => number): number => accounts.reduce((total, account) => total + read(account), 0)
  const killed = await killAtRandom(database, site, options.kills, () => sum(({ acknowledged }) => acknowledged))
  is_stopped = true
  await Promise.all(playing)
  await site.stop()
  await settleAll(house, database, matches)
  const compared = await compare(database, accounts)
  await house.db.destroy()
  await database.remove()
  return { ...killed, acknowledged: sum(({ acknowledged }) => acknowledged), resolved: sum(({ repeated }) => repeated), ...compared }
}

if (import.meta.main) {
  console.log(await killTest({ kills: Number(process.argv[2] ?? 120), players: 64, port: 4163 }))
  process.exit(0)
}
