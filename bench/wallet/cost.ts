import { createPlayers, startLedgerDatabase } from './ledger-house.ts'
import { cpuPerRound } from './round-cost.ts'

const players = 2_000
const sizes = [
  { batch: 1, batches: 2_000 },
  { batch: 16, batches: 400 },
  { batch: 64, batches: 200 },
  { batch: 128, batches: 100 },
]

/** What a round costs PostgreSQL in batches of each size (decision 0011). */
const database = await startLedgerDatabase(4_165)
for (const with_fact of [false, true]) {
  const from = with_fact ? players : 0
  await createPlayers(database.app_url, players, 1_000_000_000_000n, { caps: with_fact, from })
  for (const size of sizes) {
    const cost_us = await cpuPerRound(database.app_url, { ...size, from, players, with_fact })
    console.log(
      `${with_fact ? 'with caps and fact' : 'bare'}, batches of ${size.batch}: ${cost_us.toFixed(1)} us of PostgreSQL's CPU a round`,
    )
  }
}
await database.remove()
process.exit(0)
