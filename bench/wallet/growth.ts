import { median } from '../figures.ts'
import { createPlayers, type LedgerDatabase, startLedgerDatabase } from './ledger-house.ts'
import { type Batches, cpuPerRound } from './round-cost.ts'
import { storeRounds } from './store-rounds.ts'

/**
 * Whether a round costs more after a long history: PostgreSQL's CPU per round with limits and fact, after storing so many rounds,
 * in alternation: `node bench/wallet/growth.ts 1000000 10000000`. The budget is 15 % between the two.
 */
const milestones = process.argv.slice(2).map(Number)
const slices = 9
const load: Batches = { batch: 64, batches: 300, from: 0, players: 20_000, with_fact: true }

const open = async (rounds: number, index: number): Promise<{ rounds: number; database: LedgerDatabase; costs_us: number[] }> => {
  const database = await startLedgerDatabase(4_166 + index)
  await createPlayers(database.app_url, load.players, 1_000_000_000_000n, { caps: true })
  await storeRounds(database.owner_url, rounds, load.players)
  return { rounds, database, costs_us: [] }
}

const houses = []
for (const [index, rounds] of milestones.entries()) houses.push(await open(rounds, index))
for (let slice = 0; slice < slices; slice += 1)
  for (const { database, costs_us } of houses) costs_us.push(await cpuPerRound(database.app_url, load))
const [first] = houses
for (const { rounds, costs_us } of houses) {
  const ratio = median(costs_us) / median(first?.costs_us ?? [])
  const all = costs_us.map((cost) => cost.toFixed(1)).join(', ')
  console.log(`behind ${rounds} rounds: ${median(costs_us).toFixed(1)} us (${all}), ${ratio.toFixed(2)} times the first`)
}
for (const { database } of houses) await database.remove()
process.exit(0)
