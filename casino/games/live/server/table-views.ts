import { liveEngineOf } from '#engines/registry.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import { exponentOf, toWire } from '#kernel/money/currency.ts'
import type { LaidSlip, LiveCrowd, LiveRound, LiveSlip, LiveTable, TitledTable } from '../contract.ts'
import { longest_road, results_limit, tableSlugs, tableTimes, watched_for_ms } from '../tables.ts'
import { newestRounds, type RoundRow } from './round-store.ts'
import { crowdsOf, type CrowdRow, type PlacedSlip, type SlipRow } from './slip-store.ts'
import { readTables } from './table-store.ts'

const moment = (at: Date | null): string | null => at && at.toISOString()

const roundView = (round: RoundRow): LiveRound => ({
  id: String(round.id),
  number: round.number,
  state: round.state,
  closesAt: round.closes_at.toISOString(),
  drawn: round.drawn && [...round.drawn],
  drawnAt: moment(round.drawn_at),
  landsAt: moment(round.lands_at),
  nextAt: moment(round.next_at),
  serverSeedHash: round.server_seed_hash,
  serverSeed: round.server_seed,
})

export const crowdView = (round: { readonly id: bigint } | undefined, crowd: CrowdRow | undefined): LiveCrowd => ({
  round: round ? String(round.id) : null,
  players: crowd?.players ?? 0,
  places: { ...crowd?.places },
})

/** The road of the longest, and the round that is being played. */
const rounds_read = Math.max(results_limit, longest_road) + 1

/** Tables as every visitor sees them, in three statements for any number of tables. */
export const tableViews = async (house: House, slugs: readonly string[]): Promise<LiveTable[]> => {
  const now = house.clock.now()
  const seen_since = new Date(now.getTime() - watched_for_ms)
  const tables = await readTables(house.db, slugs, seen_since)
  // Read after the revision, so that the state is never older than the revision says.
  const rounds = Map.groupBy(await newestRounds(house.db, slugs, rounds_read), ({ table_slug }) => table_slug)
  const newest = slugs.flatMap((slug) => rounds.get(slug)?.[0] ?? [])
  const crowds = await crowdsOf(
    house.db,
    newest.map(({ id }) => id),
  )
  return slugs.flatMap((slug) => {
    const table = tables.find((one) => one.slug === slug)
    if (!table) return []
    const of_table = rounds.get(slug) ?? []
    const [round] = of_table
    const settled = of_table.filter(({ state }) => state === 'settled')
    return {
      slug,
      round: round ? roundView(round) : null,
      crowd: crowdView(
        round,
        crowds.find(({ round_id }) => round_id === round?.id),
      ),
      watching: table.watching,
      results: settled.slice(0, results_limit).map(roundView),
      earlier: settled.slice(results_limit, tableTimes[slug]?.road ?? 0).map(({ drawn }) => [...(drawn ?? [])]),
      revision: table.revision,
      now: now.toISOString(),
    }
  })
}

export const rtpsOf = (slug: string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(liveEngineOf(slug)?.maths.bets ?? {}).map(([type, { rtp }]) => [type, rtp.percent]))

export const titleOf = (slug: string, language: Language): string => liveEngineOf(slug)?.names[language] ?? slug

/** Every live table, with its title. */
export const floorView = async (house: House, language: Language): Promise<TitledTable[]> =>
  (await tableViews(house, tableSlugs)).map((table) => ({ ...table, title: titleOf(table.slug, language) }))

export const laidSlip = ({ id, round_id, bets }: SlipRow): LaidSlip => ({
  id: String(id),
  round: String(round_id),
  bets: bets.map(({ place, stake_minor }) => ({ place, stake_minor })),
})

/** A slip for its player. Its win is included once the round has been paid. */
export const slipView = (slip: PlacedSlip, language: Language): LiveSlip => ({
  ...laidSlip(slip),
  slug: slip.table_slug,
  title: titleOf(slip.table_slug, language),
  stake_minor: toWire(slip.stake_minor),
  state: slip.state,
  win_minor: slip.win_minor === null ? null : toWire(slip.win_minor),
  drawn: slip.drawn && [...slip.drawn],
  currency: slip.currency,
  exponent: exponentOf(slip.currency),
  placedAt: slip.placed_at.toISOString(),
})
