import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { expireFreeSpins } from './end-free-spins.ts'
import { openDuePortions } from './give-free-spins.ts'

export const jobs: readonly JobDeclaration[] = [
  { name: 'bonuses/free-spins.expire', cron: '* * * * *', run: (_data, house) => expireFreeSpins(house) },
  { name: 'bonuses/free-spins.open-portions', cron: '*/5 * * * *', run: (_data, house) => openDuePortions(house) },
]
