import { sql } from 'kysely'
import { settleMany } from '#casino/money/wallet/server/stakes.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { ledgerHouse } from './ledger-house.ts'
import { cpuOf } from './round-cost.ts'

const at_once = 4_096
const calls = 12

/** Settles bets of many players, one call and one commit after the other: PostgreSQL's CPU per bet, and bets per second. */
export const settlementCost = async (app_url: string, players: number): Promise<{ cpu_us: number; per_second: number }> => {
  const house = ledgerHouse(app_url)
  let number = Date.now()
  let cpu_us = 0
  const begun_at = performance.now()
  for (let call = 0; call < calls; call += 1) {
    const settlements = Array.from({ length: at_once }, (_, index) => {
      const key = `bet:${(number += 1)}:settlement`
      const outcome = index % 10 === 0 ? ('return' as const) : ('win' as const)
      const amount_minor = index % 10 === 0 ? 100n : BigInt((index % 3) * 90)
      const bet = { purse: 'main', asset: 'UAH', game: 'sport', stake_minor: 100n }
      return { ...bet, owner_id: BigInt(1 + (index % players)), key, reference: key, outcome, amount_minor }
    })
    cpu_us += await inTransaction(house.db, async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      const before = await cpuOf(rows[0]?.pid ?? 0)
      await settleMany(tx, house, settlements)
      return (await cpuOf(rows[0]?.pid ?? 0)) - before
    })
  }
  const took_s = (performance.now() - begun_at) / 1_000
  await house.pool.end()
  return { cpu_us: cpu_us / (at_once * calls), per_second: (at_once * calls) / took_s }
}
