import { inTransaction } from '#kernel/database/database.ts'
import { announce } from '#kernel/facts/announce.ts'
import type { House } from '#kernel/house.ts'
import { RaceEnded, RaceStarted } from '../events.ts'
import { settle_after_ms } from '../rules.ts'
import { wantedWindows } from '../schedule.ts'
import { createRace } from './create-race.ts'
import { openRaces, seriesGoingOn, takeEnded, takeStarted } from './race-store.ts'

export const keep_running_job = 'contests/races.keep-running'

/** The job runs every minute; what happens before its next run gets a run of its own, to the second. */
const ahead_ms = 90_000

const tellMoments = (house: House): Promise<void> =>
  inTransaction(house.db, async (tx) => {
    const now = house.clock.now()
    const started = await takeStarted(tx, now)
    const ended = await takeEnded(tx, new Date(now.getTime() - settle_after_ms), now)
    await announce(tx, house, [
      ...started.map((id) => RaceStarted({ race_id: Number(id) })),
      ...ended.map((id) => RaceEnded({ race_id: Number(id) })),
    ])
  })

/**
 * Brings the calendar up to the clock: tells which races began and ended, and gives each series the race that runs and the next.
 * Safe to repeat and to run anywhere at once: each race is told of once, and a series has one race at a time.
 */
export const keepRunning = async (house: House): Promise<void> => {
  const now = house.clock.now()
  for (const { name, length_s, template } of await seriesGoingOn(house.db))
    for (const window of wantedWindows(length_s, now)) await createRace(house, name, window, template)
  await tellMoments(house)
  house.facts.wake()
}

/** Plans runs for the moments at hand: beginnings, and ends once their last rounds are in. */
export const planMoments = async (house: House): Promise<void> => {
  const now_ms = house.clock.now().getTime()
  const moments_ms = (await openRaces(house.db)).flatMap(({ starts_at, ends_at }) => [
    starts_at.getTime(),
    ends_at.getTime() + settle_after_ms,
  ])
  for (const at_ms of new Set(moments_ms))
    if (at_ms > now_ms && at_ms <= now_ms + ahead_ms)
      await house.jobs.send(keep_running_job, { at: new Date(at_ms).toISOString() }, { start_after: new Date(at_ms), key: String(at_ms) })
}
