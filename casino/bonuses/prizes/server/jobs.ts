import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { expirePrizes } from './promises.ts'

export const jobs: readonly JobDeclaration[] = [
  { name: 'bonuses/prizes.expire-prizes', cron: '*/5 * * * *', run: (_data, house) => expirePrizes(house) },
]
