import pg from 'pg'
import { lineOf, median, quantile, type Figure } from '../figures.ts'
import { closeLane } from '#casino/money/wallet/server/settle-instant.ts'
import { settleBatch } from '#casino/money/wallet/server/settle-batch.ts'
import type { House } from '#kernel/house.ts'
import { baselinesOf, type Baselines } from './baselines.ts'
import { createPlayers, ledgerHouse, startLedgerDatabase, type LedgerDatabase } from './ledger-house.ts'
import { nextRound, play } from './rounds.ts'

const players = 2_000
const slices = 5
const slice_s = 2
const in_flight = 64

/** Measured in alternation, several times: one slice of each. */
interface Slice {
  readonly rounds: number
  readonly hot: number
  readonly alone: number
  readonly p99_ms: number
  readonly p: number
  readonly p_one_row: number
  readonly t: number
}

/** Rounds from Node without lanes: each connection waits for its own commit, as pgbench's clients do. */
const playAlone = async (app_url: string, with_fact: boolean): Promise<number> => {
  const clients = Array.from({ length: 16 }, () => new pg.Client({ connectionString: app_url }))
  await Promise.all(clients.map((client) => client.connect()))
  const begun_at = performance.now()
  let played = 0
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() - begun_at < slice_s * 1_000) {
        await settleBatch(client, [nextRound(BigInt(1 + ((played * 7919) % players)), with_fact)], new Date())
        played += 1
      }
    }),
  )
  const per_second = played / ((performance.now() - begun_at) / 1_000)
  await Promise.all(clients.map((client) => client.end()))
  return per_second
}

const measureSlice = async (house: House, database: LedgerDatabase, baselines: Baselines, with_fact: boolean): Promise<Slice> => {
  let turn = 0
  const load = { in_flight, duration_ms: slice_s * 1_000, with_fact }
  const p = await baselines.rounds(slice_s, with_fact, players)
  const many = await play(house, { ...load, owner: () => BigInt(1 + ((turn += 7919) % players)) })
  const hot = await play(house, { ...load, owner: () => 1n })
  const p_one_row = await baselines.rounds(slice_s, with_fact, 1)
  const alone = await playAlone(database.app_url, with_fact)
  const t = await baselines.tpcb(slice_s)
  return { rounds: many.per_second, p99_ms: quantile(many.took_ms, 0.99), hot: hot.per_second, alone, p, p_one_row, t }
}

const perSecond = (value: number): string => `${Math.round(value)}/s`

const against = (what: string, measured: number, baseline: number, name: string, least: number): Figure => ({
  what,
  measured: perSecond(measured),
  baseline: `${name} ${perSecond(baseline)}`,
  ratio: (measured / baseline).toFixed(2),
  budget: `>= ${least} ${name}`,
  holds: measured >= least * baseline,
})

const measure = async (database: LedgerDatabase, baselines: Baselines, with_fact: boolean): Promise<Figure[]> => {
  const house = ledgerHouse(database.app_url)
  const measured: Slice[] = []
  // The first slice warms caches and plans.
  for (let slice = 0; slice <= slices; slice++) measured.push(await measureSlice(house, database, baselines, with_fact))
  await closeLane(house)
  await house.pool.end()
  const warm = measured.slice(1)
  const of = (read: (slice: Slice) => number): number => median(warm.map(read))
  const name = with_fact ? 'with caps and fact' : 'bare'
  const p99_ms = of((slice) => slice.p99_ms)
  return [
    against(
      `1 instant rounds, ${in_flight} in flight, ${name} (${baselines.tool})`,
      of((slice) => slice.rounds),
      of((slice) => slice.p),
      'P',
      with_fact ? 2.5 : 3,
    ),
    {
      what: `1 p99 of a round, ${name}`,
      measured: `${p99_ms.toFixed(1)} ms`,
      baseline: '',
      ratio: '',
      budget: '<= 10 ms',
      holds: p99_ms <= 10,
    },
    against(
      `2 instant rounds, ${name}`,
      of((slice) => slice.rounds),
      of((slice) => slice.t),
      'T',
      5,
    ),
    against(
      `3 rounds without lanes, 16 connections from Node, ${name}`,
      of((slice) => slice.alone),
      of((slice) => slice.p),
      'P',
      0.7,
    ),
    against(
      `4 one hot player, ${name}`,
      of((slice) => slice.hot),
      of((slice) => slice.rounds),
      'many players',
      1,
    ),
    against(
      `4 one hot player against P on one row, ${name}`,
      of((slice) => slice.hot),
      of((slice) => slice.p_one_row),
      'P one row',
      8,
    ),
  ]
}

/** Budgets 1 to 4: the lanes compared with single rounds by pgbench (P) and with TPC-B (T), in alternation on one PostgreSQL. */
export const run = async (): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  for (const with_fact of [false, true]) {
    const database = await startLedgerDatabase(4_163)
    try {
      await createPlayers(database.app_url, players, 1_000_000_000_000n, { caps: with_fact })
      figures.push(...(await measure(database, await baselinesOf(database.owner_url, database.app_url), with_fact)))
    } finally {
      await database.remove()
    }
  }
  return figures
}

if (import.meta.main) {
  for (const figure of await run()) console.log(lineOf(figure))
  process.exit(0)
}
