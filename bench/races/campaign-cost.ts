import { setTimeout as wait } from 'node:timers/promises'
import { foldBoards, openBoards } from '#casino/campaigns/boards/server/api.ts'
import { engines } from '#engines/registry.ts'
import { lineOf, median, type Figure } from '../figures.ts'
import { processorTimeOf } from '../play/processor-time.ts'
import { settleOne } from './moved-table.ts'
import { openRaceSite, type RaceSite } from './race-site.ts'
import { addCampaigns } from './running-campaigns.ts'

const counts = { boards: 60, tracks: 25, draws: 15 }
const players = 500
const rounds_a_turn = 4_000
const per_second = 1_000
/** An even number: whichever site goes second has a warmer processor, and so each does as often. */
const turns = 8
/** By then every reader has read what was played. */
const settled_after_ms = 2_600

const slugs = engines.map(({ slug }) => slug)
/** Half of the games are played. */
const played = slugs.slice(0, slugs.length / 2)
const not_played = slugs.slice(slugs.length / 2)

let sent = 0

/** Processor time of the site and its PostgreSQL for a round, with everything that readers do about it, in microseconds. */
const roundCost = async (site: RaceSite): Promise<number> => {
  const before_s = processorTimeOf(process.pid, site.data_folder)
  const start_ms = performance.now()
  const open: Promise<unknown>[] = []
  for (let done = 0; done < rounds_a_turn;) {
    const due = Math.min(rounds_a_turn, ((performance.now() - start_ms) / 1_000) * per_second)
    for (; done < due; done += 1, sent += 1)
      open.push(settleOne(site.house, site.players[sent % players] ?? 0n, sent, played[(sent * 7) % played.length]))
    await wait(10)
  }
  await Promise.all(open)
  await wait(settled_after_ms)
  return ((processorTimeOf(process.pid, site.data_folder) - before_s) * 1_000_000) / rounds_a_turn
}

/** What the job of the minute does about each round of a site, if there were so many between two of them, in microseconds. */
const minuteCost = async ({ house, data_folder }: RaceSite, rounds: number): Promise<number> => {
  const boards = await openBoards(house.db)
  const before_s = processorTimeOf(process.pid, data_folder)
  await foldBoards(
    house,
    boards.map(({ id }) => id),
  )
  return ((processorTimeOf(process.pid, data_folder) - before_s) * 1_000_000) / rounds
}

/** What a round costs beside a hundred running campaigns, against one beside a single race, in turns. Linux only. */
const costBeside = async (many: RaceSite, one: RaceSite, what: string, budget: number): Promise<Figure> => {
  for (const site of [many, one]) await roundCost(site)
  const [with_many, with_one]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < turns; turn += 1) {
    const order = [[many, with_many] as const, [one, with_one] as const]
    for (const [site, measured] of turn % 2 === 0 ? order : order.toReversed()) measured.push(await roundCost(site))
  }
  const rounds = (turns + 1) * rounds_a_turn
  const [later_many_us, later_one_us] = [await minuteCost(many, rounds), await minuteCost(one, rounds)]
  const ratio = median(with_many.map((cost_us, turn) => (cost_us + later_many_us) / ((with_one[turn] ?? Number.NaN) + later_one_us)))
  return {
    what: `processor time of a round, ${counts.boards} boards, ${counts.tracks} missions and ${counts.draws} draws ${what}`,
    measured: `${(median(with_many) + later_many_us).toFixed(0)} us`,
    baseline: `${(median(with_one) + later_one_us).toFixed(0)} us without them`,
    ratio: ratio.toFixed(2),
    budget: `<= ${budget.toFixed(2)}`,
    holds: ratio <= budget,
  }
}

/** A round that counts for none of a hundred campaigns, and one that counts for 4.5 of their boards, 1.9 missions and 1.1 draws. */
export const measureCampaignCost = async (): Promise<readonly Figure[]> => {
  const one = await openRaceSite(4_287, players)
  const elsewhere = await openRaceSite(4_288, players)
  const everywhere = await openRaceSite(4_289, players)
  try {
    await addCampaigns(elsewhere.house, counts, not_played)
    await addCampaigns(everywhere.house, counts, slugs)
    return [
      await costBeside(elsewhere, one, 'of other games', 1.1),
      await costBeside(everywhere, one, 'of which it counts for seven or eight', 1.1),
    ]
  } finally {
    for (const site of [everywhere, elsewhere, one]) await site.stop()
  }
}

if (import.meta.main) {
  for (const figure of await measureCampaignCost()) console.log(lineOf(figure))
  process.exit(0)
}
