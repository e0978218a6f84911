import { sql } from 'kysely'
import type { House } from '#kernel/house.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { recountLedger, trialBalance } from './trial-balance.ts'

/** Partitions for this month and the next ones; a month without one goes into the default partition and nothing stops. */
export const makePartitions = async (house: House): Promise<void> => {
  await sql`select money_wallet.make_month_partitions(${house.clock.now()}, 3)`.execute(house.db)
}

export const jobs: readonly JobDeclaration[] = [
  { name: 'money/wallet.take-trial-balance', cron: '7 * * * *', run: async (_data, house) => void (await trialBalance(house)) },
  { name: 'money/wallet.recount-ledger', cron: '37 3 * * *', run: async (_data, house) => void (await recountLedger(house)) },
  { name: 'money/wallet.make-partitions', cron: '17 3 * * *', run: (_data, house) => makePartitions(house) },
]
