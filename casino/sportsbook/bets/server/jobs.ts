import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { cashOutWaiting } from './cash-out.ts'
import { decide_job, decideBets } from './decide-bets.ts'
import { settleBets } from './settle-bets.ts'

const look_job = 'sportsbook/bets.look-at-offers'
const look_every_ms = 5_000
const looks_a_minute = 60_000 / look_every_ms

export const jobs: readonly JobDeclaration[] = [
  // Each pending bet schedules a run for its own time; the run every minute handles bets of a process that died.
  { name: decide_job, cron: '* * * * *', run: (_data, house) => decideBets(house) },
  { name: 'sportsbook/bets.settle', cron: '* * * * *', run: (_data, house) => settleBets(house) },
  {
    name: look_job,
    cron: '* * * * *',
    run: async (data, house) => {
      await cashOutWaiting(house)
      if ((data as { look?: number } | null)?.look !== undefined) return
      const now_ms = house.clock.now().getTime()
      for (let look = 1; look < looks_a_minute; look += 1)
        await house.jobs.send(look_job, { look }, { start_after: new Date(now_ms + look * look_every_ms), key: String(look) })
    },
  },
]
