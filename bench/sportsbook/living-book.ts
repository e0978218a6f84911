import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { slices as all } from '#apps/server/slices.ts'
import { readEvent, readEvents } from '#casino/sportsbook/catalogue/server/api.ts'
import { systemClock } from '#kernel/clock/clock.ts'
import { readConfig } from '#kernel/config/config.ts'
import { createHouse } from '#kernel/create-house.ts'
import { createPool } from '#kernel/database/database.ts'
import { startEmbedded } from '#kernel/database/embedded/embedded.ts'
import { migrate } from '#kernel/database/migrate.ts'
import type { House } from '#kernel/house.ts'
import { createManualJobs } from '#kernel/jobs/manual-jobs.ts'
import { systemRandom } from '#kernel/random/random.ts'
import { silentPublisher } from '#kernel/realtime/testing/silent-publisher.ts'

export interface LivingBook {
  readonly house: House
  /** Number and bytes of messages to browsers since the start. */
  readonly told: { count: number; bytes: number }
  readonly stop: () => Promise<void>
}

const names: readonly string[] = ['sportsbook/catalogue', 'sportsbook/feed', 'sportsbook/simulator']

/** A house with the sportsbook only on its own database, with the simulation at a given speed. */
export const openLivingBook = async (port: number, speed: number): Promise<LivingBook> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'openhouse-sport-'))
  await chmod(folder, 0o711)
  const database = await startEmbedded({ data_folder: path.join(folder, 'postgres'), port, log: () => undefined })
  await migrate(database.owner_url, all, { app_role: new URL(database.app_url).username })
  const slices = all.filter(({ name }) => names.includes(name)).map((slice) => ({ ...slice, contributes: [] }))
  const told = { count: 0, bytes: 0 }
  const house = createHouse({
    config: readConfig({ WEB: 'none', SPORT_WORLD: 'on', SPORT_WORLD_SPEED: String(speed) }, { key_id: '1', hex: '00'.repeat(32) }),
    clock: systemClock,
    random: systemRandom,
    log: pino({ level: 'warn' }),
    pool: createPool(database.app_url, { max: 8, application_name: 'openhouse-bench' }),
    jobs: createManualJobs([]),
    realtime: {
      ...silentPublisher,
      publish: async (publications) => {
        told.count += publications.length
        for (const { message } of publications) told.bytes += JSON.stringify(message).length
      },
    },
    slices,
  })
  for (const slice of slices) await slice.start?.(house)
  return {
    house,
    told,
    stop: async () => {
      for (const slice of slices.toReversed()) await slice.stop?.(house)
      await house.db.destroy()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const counted = async (house: House, live: boolean): Promise<number> =>
  (await readEvents({ house, language: 'uk' }, { live, limit: 1, offset: 0 })).total

/** Number of upcoming matches that the calendar publishes ahead, except for the last hours. */
const published = 800

/** Waits until the calendar is published, so that a running simulation is measured and not its start. */
export const untilPublished = async (house: House): Promise<{ live: number; coming: number }> => {
  for (;;) {
    await wait(5_000)
    const coming = await counted(house, false)
    if (coming >= published) return { live: await counted(house, true), coming }
  }
}

/** The largest view: a football match in play. */
export const footballView = async (house: House) => {
  const viewer = { house, language: 'uk' } as const
  const { data } = await readEvents(viewer, { sport: 'football', live: true, limit: 1, offset: 0 })
  const [event] = data
  if (!event) throw new Error('no football match runs')
  return readEvent(viewer, event.id)
}
