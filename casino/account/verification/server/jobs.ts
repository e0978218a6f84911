import type { House } from '#kernel/house.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { deliverWaiting } from './deliver.ts'
import { deleteChallengesBefore } from './store.ts'

const kept_ms = 24 * 60 * 60 * 1000

/** Sent with each request; each minute it also finds what failed or was left by a process that died. */
export const deliver = 'account/verification.deliver-waiting'

export const jobs: readonly JobDeclaration[] = [
  { name: deliver, cron: '* * * * *', run: (_data: unknown, house: House) => deliverWaiting(house) },
  {
    name: 'account/verification.delete-old-challenges',
    cron: '41 * * * *',
    run: (_data: unknown, house: House) => deleteChallengesBefore(house.db, new Date(house.clock.now().getTime() - kept_ms)),
  },
]
