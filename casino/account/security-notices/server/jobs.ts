import type { House } from '#kernel/house.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { link_life_ms } from '../rules.ts'
import { deliverWaiting } from './deliver.ts'
import { deleteNoticesBefore } from './store.ts'

/** Sent with each notice; each minute it also finds what failed or was left by a process that died. */
export const deliver = 'account/security-notices.deliver'

export const jobs: readonly JobDeclaration[] = [
  { name: deliver, cron: '* * * * *', run: (_data: unknown, house: House) => deliverWaiting(house) },
  {
    name: 'account/security-notices.delete-old',
    cron: '47 3 * * *',
    run: (_data: unknown, house: House) => deleteNoticesBefore(house.db, new Date(house.clock.now().getTime() - link_life_ms)),
  },
]
