import { settle_after_ms } from '#casino/campaigns/boards/server/api.ts'
import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { endedFact } from './close-draw.ts'
import { takeEnded } from './draw-store.ts'

/** Announces draws that have ended, each once, however often and wherever it runs; the last rounds are in the log by then. */
export const keepTime = async (house: House): Promise<void> => {
  await inTransaction(house.db, async (tx) => {
    const now = house.clock.now()
    const ended = await takeEnded(tx, new Date(now.getTime() - settle_after_ms), now)
    await announce(tx, house, ended.map(endedFact))
  })
  house.facts.wake()
}

export const jobs: readonly JobDeclaration[] = [
  { name: 'campaigns/draws.keep-time', cron: '* * * * *', run: async (_, house) => keepTime(house) },
]
