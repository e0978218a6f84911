import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { keep_running_job, keepRunning, planMoments } from './keep-running.ts'

export const jobs: readonly JobDeclaration[] = [
  {
    name: keep_running_job,
    cron: '* * * * *',
    run: async (data, house) => {
      await keepRunning(house)
      // A run that was planned for a moment plans none itself, or each would plan the same again.
      if (!(data as { at?: string } | null)?.at) await planMoments(house)
    },
  },
]
