import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { makePartitions } from './store.ts'
import { longest_recount_ms } from './find-drift.ts'
import { recountLedger, trialBalance } from './trial-balance.ts'

const hour_s = 3_600

export const jobs: readonly JobDeclaration[] = [
  { name: 'money/wallet.take-trial-balance', cron: '7 * * * *', run: async (_data, house) => void (await trialBalance(house)) },
  {
    name: 'money/wallet.recount-ledger',
    cron: '37 3 * * *',
    // Later than the database gives up, so that no second recount begins beside the first.
    expires_after_s: longest_recount_ms / 1_000 + hour_s,
    run: async (_data, house) => void (await recountLedger(house)),
  },
  { name: 'money/wallet.make-partitions', cron: '17 3 * * *', run: (_data, house) => makePartitions(house.db, house.clock.now()) },
]
