import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { markets_kept_days } from '../rules.ts'
import { foldEvents } from './market-store.ts'

const day_ms = 86_400_000
/** Events in one statement: their markets are some ten thousand rows. */
const at_once = 200

export const jobs: readonly JobDeclaration[] = [
  {
    name: 'sportsbook/catalogue.fold-old-events',
    cron: '17 * * * *',
    run: async (_data, house) => {
      const before = new Date(house.clock.now().getTime() - markets_kept_days * day_ms)
      while ((await foldEvents(house.db, before, at_once)) === at_once);
    },
  },
]
