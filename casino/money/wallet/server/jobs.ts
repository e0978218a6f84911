import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { makePartitions } from './store.ts'
import { recountLedger, trialBalance } from './trial-balance.ts'

export const jobs: readonly JobDeclaration[] = [
  { name: 'money/wallet.take-trial-balance', cron: '7 * * * *', run: async (_data, house) => void (await trialBalance(house)) },
  { name: 'money/wallet.recount-ledger', cron: '37 3 * * *', run: async (_data, house) => void (await recountLedger(house)) },
  { name: 'money/wallet.make-partitions', cron: '17 3 * * *', run: (_data, house) => makePartitions(house.db, house.clock.now()) },
]
