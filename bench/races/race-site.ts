import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { slices } from '#apps/server/slices.ts'
import { createPlayer, makeHandle } from '#casino/players/accounts/server/api.ts'
import { createRace } from '#casino/contests/races/server/api.ts'
import { demoSeries } from '#casino/contests/races/server/demo-series.ts'
import { houseAccount, post, purseOf } from '#casino/money/wallet/server/api.ts'
import { systemClock } from '#kernel/clock/clock.ts'
import { readConfig } from '#kernel/config/config.ts'
import { createHouse } from '#kernel/create-house.ts'
import { createPool, inTransaction } from '#kernel/database/database.ts'
import { startEmbedded } from '#kernel/database/embedded/embedded.ts'
import { migrate } from '#kernel/database/migrate.ts'
import { startDispatcher } from '#kernel/facts/dispatcher.ts'
import type { House } from '#kernel/house.ts'
import { createManualJobs } from '#kernel/jobs/manual-jobs.ts'
import { systemRandom } from '#kernel/random/random.ts'
import type { Publisher } from '#kernel/realtime/publisher.ts'
import { silentPublisher } from '#kernel/realtime/testing/silent-publisher.ts'

export interface RaceSite {
  readonly house: House
  readonly players: readonly bigint[]
  /** Connection string of the database's owner, for filling it. */
  readonly owner_url: string
  readonly data_folder: string
  readonly stop: () => Promise<void>
}

const hour_ms = 3_600_000

const addPlayer = (house: House): Promise<bigint> =>
  inTransaction(house.db, async (tx) => {
    let id: bigint | undefined
    // Of so many handles one may be taken.
    while (id === undefined)
      id = await createPlayer(tx, house, { login: makeHandle(house.random), currency: 'UAH', country: 'UA', language: 'uk' })
    await post(tx, house, {
      key: `bench:${id}`,
      reason: 'deposit',
      postings: [{ from: houseAccount('bench', 'UAH'), to: purseOf(id, 'main', 'UAH'), amount_minor: 100_000_000n }],
    })
    return id
  })

/** All slices on a database; it does not listen, and reads no facts. */
export const raceHouse = (app_url: string, realtime: Publisher = silentPublisher): House =>
  createHouse({
    config: readConfig({ WEB: 'none', SPORT_WORLD: 'off', LIVE_TABLES: 'off' }, { key_id: '1', hex: '00'.repeat(32) }),
    clock: systemClock,
    random: systemRandom,
    log: pino({ level: 'warn' }),
    pool: createPool(app_url, { max: 20, application_name: 'openhouse-bench' }),
    jobs: createManualJobs(slices.flatMap((slice) => slice.jobs ?? [])),
    realtime,
    slices,
  })

/** A race over the games of the demo's races, which runs for two hours and in which every round counts. */
export const startRace = async (house: House): Promise<void> => {
  const now_ms = Date.now()
  const template = { ...demoSeries.template, rounds_per_attempt: 10_000 }
  await createRace(house, null, { starts_at: new Date(now_ms - hour_ms), ends_at: new Date(now_ms + hour_ms) }, template)
}

/** All slices on a durable database of their own, with fact readers running and an active race. */
export const openRaceSite = async (port: number, count: number, realtime: Publisher = silentPublisher): Promise<RaceSite> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'openhouse-races-'))
  await chmod(folder, 0o711)
  const database = await startEmbedded({ data_folder: path.join(folder, 'postgres'), port, log: () => undefined })
  await migrate(database.owner_url, slices, { app_role: new URL(database.app_url).username })
  const house = raceHouse(database.app_url, realtime)
  for (const slice of slices) await slice.start?.(house)
  await startRace(house)
  const players: bigint[] = []
  for (let index = 0; index < count; index++) players.push(await addPlayer(house))
  const dispatcher = await startDispatcher(house)
  return {
    house,
    players,
    owner_url: database.owner_url,
    data_folder: folder,
    stop: async () => {
      await dispatcher.stop()
      for (const slice of slices.toReversed()) await slice.stop?.(house)
      await house.db.destroy()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
