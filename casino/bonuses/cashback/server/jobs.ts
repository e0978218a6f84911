import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { countWeeks } from './count-weeks.ts'
import { expireCashbacks } from './end-cashbacks.ts'

export const jobs: readonly JobDeclaration[] = [
  { name: 'bonuses/cashback.count', cron: '7 * * * *', run: (_data, house) => countWeeks(house) },
  { name: 'bonuses/cashback.expire', cron: '37 * * * *', run: (_data, house) => expireCashbacks(house) },
]
