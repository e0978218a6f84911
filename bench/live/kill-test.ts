import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { addTables } from '#casino/games/live/server/table-store.ts'
import { tableSlugs } from '#casino/games/live/tables.ts'
import { fastSource } from '#engines/chance/fast-source.ts'
import { liveEngineOf } from '#engines/registry.ts'
import type { TableCommand } from '#engines/table/bets.ts'
import { killDatabase } from '../wallet/kill-test.ts'
import { createPlayers, startLedgerDatabase, type LedgerDatabase } from '../wallet/ledger-house.ts'
import { namePlayers } from '../wallet/name-players.ts'
import { startSite, type SiteProcess } from '../wallet/site-process.ts'
import { compareSlips, type Compared } from './compare-slips.ts'
import { liveHouse, type LiveCommand } from './live-site.ts'

export interface KillResult extends Compared {
  readonly site_kills: number
  readonly database_kills: number
  readonly rounds: number
  /** Unknown outcomes that a retry with the same key resolved. */
  readonly resolved: number
}

interface Options {
  readonly players: number
  readonly kills: number
  /** The least time between two kills. */
  readonly kill_every_ms: number
  /** How many times faster the house's clock runs. */
  readonly speed: number
  /** The longest that a player waits between two slips. */
  readonly pause_ms: number
  readonly port: number
}

const start_minor = 1_000_000_000
const chip_minor = 2_000

interface Seat {
  readonly player: number
  readonly acknowledged: Set<string>
  repeated: number
}

type Site = SiteProcess<LiveCommand>

/** Asks one site and then another until somebody answers. A bet is repeated with its key, so it is one bet. */
const told = async (sites: readonly Site[], seat: { repeated: number }, command: LiveCommand): Promise<string> => {
  for (let attempt = randomInt(sites.length); ; attempt += 1) {
    const outcome = await sites[attempt % sites.length]?.play(command)
    if (outcome !== undefined && outcome !== 'unknown') return outcome
    seat.repeated += 1
    await wait(20)
  }
}

/** Bets on whatever round is open, a few places at a time, until stopped. */
const sit = async (sites: readonly Site[], seat: Seat, pause_ms: number, stopped: () => boolean): Promise<void> => {
  const choices = fastSource(seat.player)
  for (let number = 1; !stopped(); number += 1) {
    await wait(randomInt(pause_ms))
    const seen = await told(sites, seat, { kind: 'look' })
    const open = seen.startsWith('done') ? (JSON.parse(seen.slice(5)) as { round: string; slug: string }[]) : []
    const table = open[randomInt(Math.max(1, open.length))]
    if (!table) continue
    const dealt = liveEngineOf(table.slug)?.dealt(choices) as TableCommand
    const bets = dealt.bets.slice(0, 4).map(({ place }) => ({ place, stake_minor: chip_minor }))
    const key = `live-${seat.player}-${number}`
    const outcome = await told(sites, seat, { kind: 'bet', player: seat.player, key, bets, ...table })
    if (outcome.startsWith('done')) seat.acknowledged.add(key)
  }
}

const countOf = async (database: LedgerDatabase, what: string): Promise<number> => {
  const client = new pg.Client({ connectionString: database.owner_url })
  await client.connect()
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${what}`)
  await client.end()
  return rows[0]?.count ?? 0
}

/** So many bets were taken since the last kill, so that whatever is killed is at work. */
const at_work = 10

/** Kills one site, the other, and the database, in turn. */
const killInTurn = async (database: LedgerDatabase, sites: readonly Site[], options: Options, taken: () => number) => {
  const counts = { site_kills: 0, database_kills: 0 }
  const work = async (): Promise<void> => {
    const enough = taken() + at_work
    while (taken() < enough) await wait(20)
  }
  for (let number = 1; number <= options.kills; number += 1) {
    await Promise.all([wait(options.kill_every_ms), work()])
    if (number % 3 === 0) {
      await killDatabase(database)
      counts.database_kills += 1
    } else {
      sites[number % sites.length]?.kill()
      counts.site_kills += 1
    }
  }
  await work()
  return counts
}

/**
 * Players bet at every live table, through two processes that share the floor, while these and the database are killed in turn. Then
 * whatever is open is played to its end, and every slip, win and balance is set beside what the players were told and what the seeds say.
 */
export const killTest = async (options: Options): Promise<KillResult> => {
  const { players, speed, pause_ms, port } = options
  process.env['LIVE_KILL_CLOCK'] = `${Date.now()}x${speed}`
  const database = await startLedgerDatabase(port)
  await createPlayers(database.app_url, players, BigInt(start_minor), { caps: true })
  await namePlayers(database.owner_url, players)
  const house = liveHouse(database.app_url)
  await addTables(house.db, tableSlugs)
  await house.db.destroy()
  const sites = [1, 2].map(() => startSite<LiveCommand>(new URL('./live-site.ts', import.meta.url), database.app_url))
  const seats = Array.from({ length: players }, (_, index): Seat => ({ player: index + 1, acknowledged: new Set(), repeated: 0 }))
  let is_stopped = false
  const sitting = seats.map((seat) => sit(sites, seat, pause_ms, () => is_stopped))
  const taken = (): number => seats.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
  const killed = await killInTurn(database, sites, options, taken)
  is_stopped = true
  await Promise.all(sitting)
  // Nobody bets any more; the rounds that are open are drawn and paid.
  while ((await countOf(database, `games_live.slips where state = 'open'`)) > 0) await wait(50)
  for (const site of sites) await site.stop()
  const acknowledged = new Map(seats.map((seat) => [seat.player, seat.acknowledged]))
  const compared = await compareSlips(database, acknowledged, start_minor)
  const rounds = await countOf(database, `games_live.rounds where state <> 'betting'`)
  await database.remove()
  return { ...killed, rounds, resolved: seats.reduce((sum, { repeated }) => sum + repeated, 0), ...compared }
}

if (import.meta.main) {
  const kills = Number(process.env['LIVE_KILLS'] ?? 12)
  const players = Number(process.env['LIVE_KILL_PLAYERS'] ?? 500)
  console.log(await killTest({ players, kills, kill_every_ms: 300_000, speed: 1, pause_ms: 40_000, port: 4165 }))
  process.exit(0)
}
