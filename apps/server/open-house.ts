import { createLog } from '#apps/server/create-log.ts'
import { readOrMakeSecret } from '#apps/server/data-folder.ts'
import { refuseUnsafeDatabase } from '#apps/server/durability.ts'
import { demoJob } from '#apps/server/seed-demo.ts'
import { slices } from '#apps/server/slices.ts'
import type { Stopping } from '#apps/server/stop-signal.ts'
import { texts as shell_texts } from '#apps/web/texts.ts'
import { systemClock } from '#kernel/clock/clock.ts'
import { readConfig, type Config } from '#kernel/config/config.ts'
import type { Environment } from '#kernel/config/environment.ts'
import { createHouse } from '#kernel/create-house.ts'
import { createPool } from '#kernel/database/database.ts'
import { startEmbedded } from '#kernel/database/embedded/embedded.ts'
import { migrate } from '#kernel/database/migrate.ts'
import { explainOwnDatabase, refuseRoleWithoutRights } from '#kernel/database/own-database.ts'
import { registerReaders } from '#kernel/facts/known-readers.ts'
import { readersOf } from '#kernel/facts/readers.ts'
import type { House } from '#kernel/house.ts'
import { createJobs } from '#kernel/jobs/pg-boss-jobs.ts'
import { systemRandom } from '#kernel/random/random.ts'
import { createPublisher } from '#kernel/realtime/create-publisher.ts'
import { jobsOf, settingsOf } from '#kernel/slice.ts'

interface DatabaseAddresses {
  readonly owner_url: string
  readonly app_url: string
  /** Connection string of the site's own role; null if the site uses the owner's role. */
  readonly app_role: string | null
  readonly stop: () => Promise<void>
}

const openDatabase = async (config: Config): Promise<DatabaseAddresses> => {
  if (config.database_url !== null) {
    const app_url = config.database_app_url ?? config.database_url
    const app_role = config.database_app_url === null ? null : new URL(app_url).username
    return { owner_url: config.database_url, app_url, app_role, stop: async () => undefined }
  }
  const server = await startEmbedded({ data_folder: `${config.data_folder}/postgres`, log: (line) => process.stderr.write(`${line}\n`) })
  return { owner_url: server.owner_url, app_url: server.app_url, app_role: new URL(server.app_url).username, stop: server.stop }
}

export interface OpenedHouse {
  readonly house: House
  /** Closes what was opened, in reverse order. */
  readonly close: () => Promise<void>
}

/**
 * Reads the configuration, opens the database, migrates it and builds the house. Does not serve requests yet. One that `works` runs jobs
 * once it has started them; another only sends them. When `stopping` is
 * aborted it goes no further: everything opened is closed, and the signal's reason is thrown. The embedded database is stopped even
 * if closing hangs.
 */
export const openHouse = async (
  env: Environment,
  { signal: stopping, atTheLatest }: Stopping,
  { works }: { readonly works: boolean },
): Promise<OpenedHouse> => {
  const generated = env['SECRETS'] ? null : await readOrMakeSecret(env['DATA_FOLDER'] || 'data', systemRandom)
  const config = readConfig(env, generated, settingsOf(slices))
  const log = createLog(config.log_level)
  const database = await openDatabase(config)
  atTheLatest(database.stop)
  try {
    stopping.throwIfAborted()
    const explain = (variable: string, url: string) => (error: unknown) => {
      throw config.database_url === null ? error : explainOwnDatabase(error, variable, url)
    }
    const migrated = await migrate(database.owner_url, slices, { app_role: database.app_role }).catch(
      explain('DATABASE_URL', database.owner_url),
    )
    if (config.database_url !== null && config.database_app_url === null)
      log.warn('DATABASE_APP_URL is not set: the site works as the owner of its database, whom nothing keeps from writing past the ledger.')
    if (migrated > 0) log.info({ files: migrated }, 'the database was brought up to date')
    stopping.throwIfAborted()
    const pool = createPool(database.app_url, { max: 20, application_name: 'openhouse' })
    await refuseRoleWithoutRights(pool)
      .then(() => refuseUnsafeDatabase(pool))
      .catch(explain(config.database_app_url === null ? 'DATABASE_URL' : 'DATABASE_APP_URL', database.app_url))
    const jobs = createJobs(database.app_url, [...jobsOf(slices), demoJob], { work: works })
    const house = createHouse({
      config,
      clock: systemClock,
      random: systemRandom,
      log,
      pool,
      jobs,
      realtime: createPublisher(config, log),
      slices,
      shell_texts,
      process_figures: true,
    })
    // Must run before any fact can be announced, so that new reactions miss nothing.
    await registerReaders(house.db, readersOf(house))
    for (const slice of slices) await slice.prepare?.(house)
    return {
      house,
      close: async () => {
        await house.jobs.stop()
        await house.realtime.close()
        await house.db.destroy()
        await database.stop()
      },
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}
