import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { expireBonuses } from './end-bonuses.ts'
import { estimateWorths } from './estimate-worth.ts'
import { settleTerms } from './publish-terms.ts'

export const jobs: readonly JobDeclaration[] = [
  { name: 'bonuses/bonuses.expire', cron: '* * * * *', run: (_data, house) => expireBonuses(house) },
  { name: 'bonuses/bonuses.estimate-worth', cron: '* * * * *', run: (_data, house) => estimateWorths(house) },
  // Each minute: what is given by others, as a promo code, ends with its terms.
  { name: 'bonuses/bonuses.settle', cron: '* * * * *', run: (_data, house) => settleTerms(house) },
]
