import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { slotEngines } from '#engines/registry.ts'
import type { SlotEngine } from '#engines/slot/engine.ts'
import type { SimulationShare, SimulationSums } from './simulate-worker.ts'

/**
 * Plays each slot (100 million rounds unless told otherwise) on two cores and sets the simulated return beside the
 * published one: `simulate.ts [rounds] [slug]`. Ends with 1 when a return leaves its 99 % interval.
 */
const rounds = Number(process.argv[2] ?? 100_000_000)
const only = process.argv[3]
const cores = 2
/** The two-sided 99 % point of the normal distribution. */
const z = 2.5758

const played = async (share: SimulationShare): Promise<SimulationSums> => {
  const worker = new Worker(new URL('./simulate-worker.ts', import.meta.url), { workerData: share })
  const [sums] = (await once(worker, 'message')) as [SimulationSums]
  return sums
}

const exactOf = (text: string): number => {
  const [numerator, denominator] = text.split('/').map(BigInt) as [bigint, bigint]
  return Number((numerator * 10n ** 15n) / denominator) / 1e15
}

const simulate = async ({ slug, maths, definition }: SlotEngine): Promise<boolean> => {
  const started_ms = performance.now()
  const shares = Array.from({ length: cores }, (_, core) => ({ slug, rounds: Math.floor(rounds / cores), seed: 1000 + core }))
  const sums = await Promise.all(shares.map(played))
  const total = sums.reduce((a, b) => ({ coins: a.coins + b.coins, hits: a.hits + b.hits }))
  const count = shares.reduce((sum, share) => sum + share.rounds, 0)
  const rtp = total.coins / count / definition.coins_per_stake
  const margin = (z * Number(maths.deviation)) / Math.sqrt(count)
  const inside = Math.abs(rtp - exactOf(maths.rtp.exact)) <= margin
  const percent = (value: number): string => (100 * value).toFixed(3)
  const seconds = ((performance.now() - started_ms) / 1000).toFixed(1)
  console.log(
    `${slug}: ${count} rounds in ${seconds} s, RTP ${percent(rtp)} % ± ${percent(margin)} % (99 %), exact ${maths.rtp.percent} %: ` +
      `${inside ? 'inside' : 'OUTSIDE'}; hit rate ${percent(total.hits / count)} %, exact ${maths.hit_rate.percent} %`,
  )
  return inside
}

for (const engine of slotEngines) {
  if (only !== undefined && engine.slug !== only) continue
  if (!(await simulate(engine))) process.exitCode = 1
}
