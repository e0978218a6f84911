import { sql } from 'kysely'
import { placeBet } from '#casino/sportsbook/bets/server/place-bet.ts'
import { followMarkets } from '#casino/sportsbook/bets/server/follow-markets.ts'
import { settleBets } from '#casino/sportsbook/bets/server/settle-bets.ts'
import { settleEvent } from '#casino/sportsbook/catalogue/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import type { House } from '#kernel/house.ts'
import { median, quantile, type Figure } from '../figures.ts'
import { processorTimeOf } from '../play/processor-time.ts'
import { createPlayers, startLedgerDatabase, type LedgerDatabase } from '../wallet/ledger-house.ts'
import { play } from '../wallet/rounds.ts'
import { even_odds, resultOf } from './bet-commands.ts'
import { betHouse } from './bet-site.ts'
import { namePlayers, publishMatches, type PublishedMatch } from './published-matches.ts'

const port = 54_391
const players = 2_000
const in_flight = 64
const slices = 3
/** The first ones compile statements on both sides and touch the database's memory for the first time. */
const warm_turns = 3
const slice_s = 3
const bets_of_a_match = 10_000
const together = 4

type Asked = Parameters<typeof placeBet>[0]

let bets = 0

/** Single bets of many players on many matches, as fast as they are taken, for a while: how long each took. */
const placeFor = async (house: House, matches: readonly PublishedMatch[]): Promise<number[]> => {
  const begun_ms = performance.now()
  const took_ms: number[] = []
  const bettor = async (): Promise<void> => {
    while (performance.now() - begun_ms < slice_s * 1_000) {
      const number = (bets += 1)
      const { market = 0 } = matches[number % matches.length] ?? {}
      const selections = [{ marketId: market, outcome: number % 2 === 0 ? 'home' : 'away', odds: even_odds }]
      const body = { betType: 'single', selections, amount: 1_000 }
      const asked_ms = performance.now()
      await placeBet({ house, player_id: BigInt(1 + ((number * 7919) % players)), key: `bench-${number}`, language: 'en', body } as Asked)
      took_ms.push(performance.now() - asked_ms)
    }
  }
  await Promise.all(Array.from({ length: in_flight }, bettor))
  return took_ms
}

/** Writes a match's bets as they are placed, faster than by placing them. */
const writeBets = async (house: House, { event, market }: PublishedMatch): Promise<void> => {
  await sql`
    with made as (
      insert into sportsbook_bets.bets (player_id, bet_type, sizes, currency, placed_minor, stake_minor, state, odds_change, command_key, request_hash, placed_at)
      select 1 + n % ${players}, 'single', '{1}', 'UAH', 1000, 1000, 'accepted', 'none', 'written ' || ${market}::text || ' ' || n, '', now()
        from generate_series(1, ${bets_of_a_match}::int) n returning id)
    insert into sportsbook_bets.legs
    select id, 1, ${event}, ${market}, 'winner', '{}', case when id % 10 < 5 then 'home' else 'away' end, ${even_odds}, false from made`.execute(
    house.db,
  )
}

const end = (house: House, match: PublishedMatch): Promise<void> =>
  inTransaction(house.db, async (tx) => {
    await settleEvent(tx, house, BigInt(match.event), resultOf(true), true)
    await followMarkets([{ data: { event_id: match.event, revision: 1 } }], tx, house)
  })

/** From the first result of matches that end together to the last of their bets; gives how many were settled. */
const settle = async (house: House, [first, ...others]: readonly PublishedMatch[]): Promise<number> => {
  if (!first) return 0
  await end(house, first)
  const followed = others.reduce((before, match) => before.then(() => end(house, match)), Promise.resolve())
  await settleBets(house)
  await followed
  if (others.length > 0) await settleBets(house)
  return bets_of_a_match * (1 + others.length)
}

interface Cost {
  readonly took_s: number
  /** Processor time in microseconds for each bet, which says the same on a machine that others use too. */
  readonly node_us: number
  readonly database_us: number
}

const costOf = async (database: LedgerDatabase, work: () => Promise<number>): Promise<Cost & { readonly bets: number }> => {
  const [node, begun_s, begun_ms] = [process.cpuUsage(), processorTimeOf(database.pid()), performance.now()]
  const done = await work()
  const used = process.cpuUsage(node)
  return {
    bets: done,
    took_s: (performance.now() - begun_ms) / 1_000,
    node_us: (used.user + used.system) / done,
    database_us: ((processorTimeOf(database.pid()) - begun_s) * 1e6) / done,
  }
}

const inWords = (costs: readonly Cost[]): string =>
  `Node ${Math.round(median(costs.map(({ node_us }) => node_us)))} us, PostgreSQL ${Math.round(median(costs.map(({ database_us }) => database_us)))} us a bet`

const measurePlacing = async (house: House, database: LedgerDatabase): Promise<Figure> => {
  const matches = await publishMatches(house, 40)
  // The first ones compile statements on both sides.
  await placeFor(house, matches)
  let turn = 0
  const ratios: number[] = []
  const rounds: number[] = []
  const costs: Cost[] = []
  const roundCosts: Cost[] = []
  const took_ms: number[] = []
  for (let slice = 0; slice < slices; slice += 1) {
    const owner = () => BigInt(1 + ((turn += 7919) % players))
    let per_second = 0
    const round = await costOf(database, async () => {
      ;({ per_second } = await play(house, { in_flight, duration_ms: slice_s * 1_000, with_fact: true, owner }))
      return Math.round(per_second * slice_s)
    })
    roundCosts.push(round)
    const cost = await costOf(database, async () => {
      const placed = await placeFor(house, matches)
      took_ms.push(...placed)
      return placed.length
    })
    costs.push(cost)
    rounds.push(per_second)
    ratios.push(cost.bets / cost.took_s / per_second)
  }
  return {
    what: `single bets placed, ${in_flight} in flight, without HTTP`,
    measured: `${Math.round(took_ms.length / costs.reduce((sum, { took_s }) => sum + took_s, 0))}/s, p99 ${quantile(took_ms, 0.99).toFixed(0)} ms; ${inWords(costs)}`,
    baseline: `instant rounds ${Math.round(median(rounds))}/s; ${inWords(roundCosts).replace(' a bet', ' a round')}`,
    ratio: median(ratios).toFixed(2),
    budget: '>= 0.5 of rounds',
    holds: median(ratios) >= 0.5,
  }
}

const measureSettling = async (house: House, database: LedgerDatabase): Promise<readonly Figure[]> => {
  const matches = await publishMatches(house, (warm_turns + slices) * (1 + together))
  const costsOf = async (at_once: number): Promise<Cost[]> => {
    const costs: Cost[] = []
    for (let turn = 0; turn < warm_turns + slices; turn += 1) {
      const ending = matches.splice(0, at_once)
      for (const match of ending) await writeBets(house, match)
      costs.push(await costOf(database, () => settle(house, ending)))
    }
    return costs.slice(warm_turns)
  }
  const [one, many] = [await costsOf(1), await costsOf(together)]
  const settled_s = median(one.map(({ took_s }) => took_s))
  const per_second = Math.round((bets_of_a_match * together) / median(many.map(({ took_s }) => took_s)))
  return [
    {
      what: `${bets_of_a_match} open bets of one match, from its result to the last of them`,
      measured: `${settled_s.toFixed(2)} s; ${inWords(one)}`,
      baseline: '',
      ratio: '',
      budget: '< 0.5 s',
      holds: settled_s < 0.5,
    },
    {
      what: `bets settled while ${together} matches end together, ${bets_of_a_match} of each`,
      measured: `${per_second}/s; ${inWords(many)}`,
      baseline: '',
      ratio: '',
      budget: '>= 40000/s',
      holds: per_second >= 40_000,
    },
  ]
}

/** What bets cost: placed beside instant rounds, and all bets of a match from its result on. */
export const measureBets = async (): Promise<readonly Figure[]> => {
  const database = await startLedgerDatabase(port)
  try {
    await createPlayers(database.app_url, players, 1_000_000_000n, { caps: true })
    await namePlayers(database, players)
    const house = betHouse(database.app_url)
    const figures = [await measurePlacing(house, database), ...(await measureSettling(house, database))]
    await house.db.destroy()
    return figures
  } finally {
    await database.remove()
  }
}
