import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { engines, slotEngines } from '#engines/registry.ts'
import { lineOf, type Figure } from '../figures.ts'
import { asPlayers, clients } from '../play/rounds.ts'
import { openCampaignsSite, type CampaignsSite } from './campaigns-site.ts'
import { addCampaigns } from './running-campaigns.ts'

const counts = { boards: 60, tracks: 25, draws: 15 }
const players_a_game = 8
const turn_s = 5
const warm_turns = 3
const turns = 12
/** By then every reader has read what was played. */
const settled_after_ms = 2_500
const idle_ms = 20_000
const budget = 1.1

const slots = slotEngines.map(({ slug }) => slug)
const not_played = engines.map(({ slug }) => slug).filter((slug) => !slots.includes(slug))
/** Who plays what: neighbours play different games, and each of them has so many players. */
const seats = Array.from({ length: players_a_game }, () => slots).flat()

/** Plays as fast as answers come, and waits until what was played is counted; returns the number of rounds. */
const play = async ({ url, players }: CampaignsSite): Promise<number> => {
  const { requests, non2xx, errors } = await autocannon({ url, connections: clients, duration: turn_s, setupClient: asPlayers(players) })
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} answers were no success, ${errors} failed`)
  await wait(settled_after_ms)
  return requests.total
}

/** Processor time of a site per second in which nobody plays, in seconds; before anybody has, for what is played leaves work for later. */
const idleShare = async ({ usedSeconds }: CampaignsSite): Promise<number> => {
  await wait(settled_after_ms)
  const before_s = usedSeconds()
  await wait(idle_ms)
  return ((usedSeconds() - before_s) * 1_000) / idle_ms
}

/**
 * Processor time for a round on each site, with everything that readers and the jobs of the minute do about it, in microseconds. They are
 * played on in turns, forwards and backwards. What the first does while nobody plays is no cost of a round; what another does beyond it is.
 */
const roundCosts = async (sites: readonly CampaignsSite[], idle_share: number): Promise<number[]> => {
  const before_s = sites.map(({ usedSeconds }) => usedSeconds())
  const begun_ms = performance.now()
  const rounds = new Map<CampaignsSite, number>()
  for (let turn = 0; turn < turns; turn += 1)
    for (const site of turn % 2 === 0 ? sites : sites.toReversed()) rounds.set(site, (rounds.get(site) ?? 0) + (await play(site)))
  const idle_s = (idle_share * (performance.now() - begun_ms)) / 1_000
  return sites.map((site, index) => ((site.usedSeconds() - (before_s[index] ?? 0) - idle_s) * 1e6) / (rounds.get(site) ?? 0))
}

/** A round over HTTP that counts for none of a hundred campaigns, and one that counts for 4.5 of their boards, 1.9 missions and 1.1 draws, against one beside a single race. */
export const measureCampaignCost = async (): Promise<readonly Figure[]> => {
  const one = await openCampaignsSite({ site: 4_284, database: 4_287 }, seats)
  const elsewhere = await openCampaignsSite({ site: 4_285, database: 4_288 }, seats, (house) => addCampaigns(house, counts, not_played))
  const everywhere = await openCampaignsSite({ site: 4_286, database: 4_289 }, seats, (house) =>
    addCampaigns(house, counts, [...not_played, ...slots]),
  )
  const sites = [one, elsewhere, everywhere]
  try {
    const idle_share = await idleShare(one)
    for (let turn = 0; turn < warm_turns; turn += 1) for (const site of sites) await play(site)
    const [alone_us = Number.NaN, ...beside] = await roundCosts(sites, idle_share)
    return ['of other games', 'of which it counts for seven or eight'].map((what, index): Figure => {
      const cost_us = beside[index] ?? Number.NaN
      const ratio = cost_us / alone_us
      return {
        what: `processor time of a round over HTTP, ${counts.boards} boards, ${counts.tracks} missions and ${counts.draws} draws ${what}`,
        measured: `${cost_us.toFixed(0)} us`,
        baseline: `${alone_us.toFixed(0)} us without them`,
        ratio: ratio.toFixed(2),
        budget: `<= ${budget.toFixed(2)}`,
        holds: ratio <= budget,
      }
    })
  } finally {
    for (const site of sites) await site.stop()
  }
}

if (import.meta.main) {
  for (const figure of await measureCampaignCost()) console.log(lineOf(figure))
  process.exit(0)
}
