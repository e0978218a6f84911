import { parentPort, workerData } from 'node:worker_threads'
import { fastSource } from '#engines/chance/fast-source.ts'
import { slotEngines } from '#engines/registry.ts'

/** One share of a simulation: plays rounds of one slot and sends back their sums, in coins. */
export interface SimulationShare {
  readonly slug: string
  readonly rounds: number
  readonly seed: number
}

export interface SimulationSums {
  readonly coins: number
  readonly hits: number
}

const { slug, rounds, seed } = workerData as SimulationShare
const engine = slotEngines.find((one) => one.slug === slug)
if (!engine || !parentPort) throw new Error(`no worker for a slot ${slug}`)
const source = fastSource(seed)
let coins = 0
let hits = 0
for (let round = 0; round < rounds; round += 1) {
  const won = engine.playCoins(source)
  coins += won
  if (won > 0) hits += 1
}
const sums: SimulationSums = { coins, hits }
parentPort.postMessage(sums)
