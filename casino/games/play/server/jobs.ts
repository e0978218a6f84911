import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { finishDue } from './steps/finish-due.ts'

export const jobs: readonly JobDeclaration[] = [
  { name: 'games/play.finish-due-rounds', cron: '* * * * *', run: (_data, house) => finishDue(house) },
]
