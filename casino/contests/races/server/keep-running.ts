import { keepTime } from '#casino/campaigns/boards/server/api.ts'
import type { House } from '#kernel/house.ts'
import type { JobDeclaration } from '#kernel/jobs/jobs.ts'
import { wantedWindows } from '../schedule.ts'
import { createRace } from './create-race.ts'
import { seriesGoingOn } from './series-store.ts'

export const keep_running_job = 'contests/races.keep-running'

/**
 * Creates missing races: each series has a current and a next one. Safe to repeat and to run concurrently, because a series has one
 * race at a time.
 */
export const keepRunning = async (house: House): Promise<void> => {
  const now = house.clock.now()
  for (const { name, length_s, template } of await seriesGoingOn(house.db))
    for (const window of wantedWindows(length_s, now)) await createRace(house, name, window, template)
  await keepTime(house)
}

export const jobs: readonly JobDeclaration[] = [{ name: keep_running_job, cron: '* * * * *', run: (_data, house) => keepRunning(house) }]
