import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { BetMaths, GameEngine } from '#engines/game.ts'
import { engineOf, engines } from '#engines/registry.ts'
import { simulationPage, type Simulated } from './simulation-page.ts'
import type { SimulationShare, SimulationSums } from './simulate-worker.ts'

/**
 * Simulates rounds of a game, or of `all`, and compares the return with the published figures: `npm run simulate -- golden-orchard
 * 1000000 [page.html]`. Every published bet is played equally often. Without a game: all of them. Exits with 1 if a return is so
 * far off that chance would cause it once in a hundred thousand cases.
 */
const [slug = 'all', count = '1000000', page] = process.argv.slice(2)
const rounds = Number(count)
const workers = Math.min(2, availableParallelism())
/** What a round makes is gone after it: with room for many of them, less has to be cleared away. */
const maxYoungGenerationSizeMb = 128
/** The two-sided 99 % quantile of the normal distribution, for the printed interval. */
const z = 2.5758
/** With many bets, one in a hundred is outside of that by chance, so only deviations of one in a hundred thousand are an error. */
const z_of_alarm = 4.4172

const shown = slug === 'all' ? engines : [engineOf(slug)].filter((engine) => engine !== undefined)
if (shown.length === 0) throw new Error(`there is no game ${slug}`)
if (!Number.isSafeInteger(rounds) || rounds < workers) throw new Error('the rounds are a whole number')

const played = async (share: SimulationShare): Promise<SimulationSums> => {
  const worker = new Worker(new URL('./simulate-worker.ts', import.meta.url), {
    workerData: share,
    resourceLimits: { maxYoungGenerationSizeMb },
  })
  const [sums] = (await once(worker, 'message')) as [SimulationSums]
  return sums
}

const joined = (a: SimulationSums, b: SimulationSums): SimulationSums => ({
  rounds: a.rounds + b.rounds,
  returned: a.returned + b.returned,
  hits: a.hits + b.hits,
  most: Math.max(a.most, b.most),
  longest_dry_run: Math.max(a.longest_dry_run, b.longest_dry_run),
  drawdown: Math.max(a.drawdown, b.drawdown),
  by_win: a.by_win.map((wins, index) => wins + (b.by_win[index] ?? 0)),
})

const shareOf = (text: string): number => {
  const [numerator = 0n, denominator = 1n] = text.split('/').map(BigInt)
  return Number((numerator * 10n ** 15n) / denominator) / 1e15
}

const simulate = async (engine: GameEngine, bet: string): Promise<Simulated> => {
  const maths: BetMaths = engine.maths.bets[bet] ?? engine.maths
  const shares = Array.from({ length: workers }, (_, core) => ({
    slug: engine.slug,
    bet,
    rounds: Math.floor(rounds / workers),
    seed: 1000 + core,
  }))
  const sums = (await Promise.all(shares.map(played))).reduce(joined)
  const rtp = sums.returned / sums.rounds
  const margin = (z * Number(maths.deviation)) / Math.sqrt(sums.rounds)
  const exact = shareOf(maths.rtp.exact)
  return { slug: engine.slug, bet, maths, sums, rtp, margin, exact, is_inside: Math.abs(rtp - exact) <= (margin * z_of_alarm) / z }
}

const percent = (value: number): string => (100 * value).toFixed(3)

const lineOf = ({ slug: game, bet, maths, sums, rtp, margin, exact, is_inside }: Simulated): string =>
  `${game}${bet === '' ? '' : ` ${bet}`}: RTP ${percent(rtp)} % ± ${percent(margin)} (99 %), exact ${percent(exact)} %: ${is_inside ? 'inside' : 'OUTSIDE'}; ` +
  `hit rate ${percent(sums.hits / sums.rounds)} %, exact ${maths.hit_rate.percent} %; most ×${sums.most.toFixed(2)} of ×${maths.max_win_multiple}; ` +
  `longest dry run ${sums.longest_dry_run}; drawdown ${Math.round(sums.drawdown)} stakes`

const results: Simulated[] = []
for (const engine of shown)
  for (const bet of Object.keys(engine.published)) {
    const result = await simulate(engine, bet)
    results.push(result)
    console.log(lineOf(result))
  }
if (page) writeFileSync(page, simulationPage(results))
if (results.some(({ is_inside }) => !is_inside)) process.exitCode = 1
