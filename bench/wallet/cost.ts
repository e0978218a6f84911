import { median } from '../figures.ts'
import { createPlayers, giveGrants, startLedgerDatabase } from './ledger-house.ts'
import { cpuPerRound } from './round-cost.ts'
import { settlementCost } from './settlement-cost.ts'

const players = 2_000
const sizes = [
  { batch: 1, batches: 2_000 },
  { batch: 16, batches: 400 },
  { batch: 64, batches: 200 },
  { batch: 128, batches: 100 },
]

const kinds = [
  { what: 'bare', caps: false, with_fact: false, grant: null },
  { what: 'with caps and fact', caps: true, with_fact: true, grant: null },
  { what: 'with caps and fact, cash beside a grant', caps: true, with_fact: true, grant: 'cash' },
  { what: 'with caps and fact, bonus money of a grant', caps: true, with_fact: true, grant: 'bonus' },
] as const

const only = process.argv[2] ?? ''
/** An odd number: the median of the ratios is one of them. */
const turns = 5

/**
 * Cost of a round in PostgreSQL by batch size (decisions 0011 and 0045), and of settling a bet. The kinds take turns, so that what else the
 * machine does meets all of them. `node bench/wallet/cost.ts "caps and fact"` measures a part, each against the first.
 */
const database = await startLedgerDatabase(4_165)
const measured = kinds.flatMap((kind, index) => (kind.what.includes(only) ? [{ ...kind, from: index * players }] : []))
for (const { caps, grant, from } of measured) {
  // Cash is staked before bonus money, so these players keep next to none.
  await createPlayers(database.app_url, players, grant === 'bonus' ? 1n : 1_000_000_000_000n, { caps, from })
  if (grant) await giveGrants(database.app_url, { from, count: players })
}
for (const size of sizes) {
  const costs_us = measured.map((): number[] => [])
  for (let turn = 0; turn < turns; turn += 1)
    for (const [index, { from, with_fact }] of measured.entries())
      costs_us[index]?.push(await cpuPerRound(database.app_url, { ...size, from, players, with_fact }))
  for (const [index, { what }] of measured.entries()) {
    const own = costs_us[index] ?? []
    const ratio = median(own.map((cost_us, turn) => (costs_us[0]?.[turn] ?? Number.NaN) / cost_us))
    console.log(
      `${what}, batches of ${size.batch}: ${median(own).toFixed(1)} us of PostgreSQL's CPU a round, ${ratio.toFixed(2)} of the first's rate`,
    )
  }
}
const { cpu_us, per_second } = await settlementCost(database.app_url, players)
console.log(`bets settled, 4,096 in a call: ${cpu_us.toFixed(1)} us of PostgreSQL's CPU each, ${Math.round(per_second)} a second`)
await database.remove()
process.exit(0)
