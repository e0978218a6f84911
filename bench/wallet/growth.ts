import pg from 'pg'
import { median } from '../figures.ts'
import { createPlayers, startLedgerDatabase } from './ledger-house.ts'
import { type Batches, cpuPerRound, settleBatches } from './round-cost.ts'

/**
 * Does a round cost more when the house has played for long? PostgreSQL's CPU for a round with caps and fact, behind so many
 * stored rounds: `node bench/wallet/growth.ts 1000000 10000000`. The budget is 15 % between these two.
 */
const milestones = process.argv.slice(2).map(Number)
const slices = 5
const load: Batches = { batch: 64, batches: 300, from: 0, players: 20_000, with_fact: true }

const database = await startLedgerDatabase(4_166)
await createPlayers(database.app_url, load.players, 1_000_000_000_000n, { caps: true })
const client = new pg.Client({ connectionString: database.app_url })
await client.connect()
let stored = 0
for (const milestone of milestones) {
  for (; stored < milestone; stored += 128 * 100) await settleBatches(client, { ...load, batch: 128, batches: 100 })
  const costs_us: number[] = []
  for (let slice = 0; slice < slices; slice += 1) costs_us.push(await cpuPerRound(database.app_url, load))
  stored += slices * (load.batches + 20) * load.batch
  console.log(`behind ${milestone} rounds: ${median(costs_us).toFixed(1)} us (${costs_us.map((cost) => cost.toFixed(1)).join(', ')})`)
}
await client.end()
await database.remove()
process.exit(0)
