import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { connectAsAdmin, ensureDatabase, isOurs, urlFor } from './access.ts'
import { findBinaries } from './binaries.ts'
import { configure, makeCluster, prepareLog } from './cluster.ts'
import { explainSystemError, failureOf, startFailure } from './failures.ts'
import { openFolder } from './folder.ts'
import type { Instance } from './instance.ts'
import { placeFor } from './place.ts'
import { choosePort } from './ports.ts'
import { disarmStalePid, isPostgres, readPostmaster, startPostmaster, stopPostmaster, type Postmaster } from './postmaster.ts'
import { withStartLock } from './start-lock.ts'
import { chooseUser } from './system-user.ts'

export interface EmbeddedOptions {
  /** Data folder, created if missing. It must not be used by anything else. */
  readonly data_folder: string
  /** Preferred TCP port on 127.0.0.1; if it is taken, a free one is chosen and remembered. */
  readonly port?: number
  /** False in tests only: no fsync. The site refuses to run on such a database unless told otherwise. */
  readonly durable?: boolean
  /** Receives progress messages for the person who started the process, one sentence each. */
  readonly log: (line: string) => void
}

export interface EmbeddedDatabase {
  /** Connection string of the role openhouse_owner, for migrations. */
  readonly owner_url: string
  /** Connection string of the role openhouse_app, for the site. */
  readonly app_url: string
  /** Connection string of the role openhouse_admin on the database `postgres`, for tests that create databases. */
  readonly admin_url: string
  /** Actual path of the data (for root it may be below /var/lib/openhouse). */
  readonly folder: string
  /** PostgreSQL's process id, for tests that kill it. */
  readonly pid: () => number
  /** Stops PostgreSQL unless another process still uses it: cleanly if possible, otherwise at once. Closes all remaining connections. */
  readonly stop: () => Promise<void>
}

interface Place extends Instance {
  readonly options: EmbeddedOptions
}

/** Longest path of a Unix socket: 103 bytes on macOS, 107 on Linux, including the file name. */
const socketFolderOf = (folder: string): string | null => {
  const fits = process.platform !== 'win32' && Buffer.byteLength(path.join(folder, '.s.PGSQL.65535.lock')) <= 103
  return fits ? folder : null
}

/** The server that already runs on our folder (left by a killed site, or shared with another one), once it responds. */
const adopt = async (place: Place): Promise<Postmaster | undefined> => {
  const { data, options } = place
  const found = await readPostmaster(data)
  if (found === undefined) return undefined
  if (!(await isPostgres(found.pid))) {
    await disarmStalePid(place)
    return undefined
  }
  for (let attempt = 0; attempt < 20; attempt++) {
    const at = (await readPostmaster(data)) ?? found
    if (await isOurs(data, at)) return at
    if (!(await isPostgres(at.pid))) return undefined
    await wait(250)
  }
  options.log('A PostgreSQL left from before does not answer; it is being stopped.')
  await stopPostmaster(place, 'immediate')
  return undefined
}

const startFresh = async (place: Place, kept_port: number | undefined): Promise<Postmaster> => {
  const { data, options } = place
  await prepareLog(place)
  for (let attempt = 1; ; attempt++) {
    const port = kept_port ?? (await choosePort(data, options.port, options.log))
    await configure(place, { port, socket_folder: socketFolderOf(data.folder), durable: options.durable ?? true })
    const started = await startPostmaster(place)
    const at = await readPostmaster(data)
    if (started.code === 0 && at !== undefined) return at
    // The port may be taken between the check and the start, and processes of a killed server need a moment to end.
    const may_pass = ['port-taken', 'still-running'].includes(failureOf(started.output))
    if (!may_pass || attempt >= 20) throw startFailure(data.folder, started.output)
    await wait(500)
  }
}

const ensureRunning = (place: Place, kept_port?: number): Promise<{ at: Postmaster; keeper: pg.Client }> =>
  withStartLock(place.data.folder, async () => {
    await makeCluster(place)
    const adopted = await adopt(place)
    if (adopted !== undefined)
      place.options.log('PostgreSQL runs already, for a site that is open or since one was killed; it is used as it is.')
    const at = adopted ?? (await startFresh(place, kept_port))
    try {
      return { at, keeper: await openKeeper(place, at) }
    } catch (error) {
      // Nothing would know about it, and the next start would find it.
      if (adopted === undefined) await stopPostmaster(place, 'fast')
      throw error
    }
  })

const openKeeper = async ({ data }: Place, at: Postmaster): Promise<pg.Client> => {
  // Every process that uses the server keeps such a connection: it breaks at once when the server dies, and shows who is the last
  // user at the end.
  const keeper = await connectAsAdmin(data, at, keeperName)
  await ensureDatabase(data, keeper)
  return keeper
}

const keeperName = 'openhouse-keeper'

const othersUseIt = async (keeper: pg.Client): Promise<boolean> => {
  const others = await keeper.query(
    `select from pg_stat_activity where application_name = $1 and usename = 'openhouse_admin' and pid <> pg_backend_pid()`,
    [keeperName],
  )
  return (others.rowCount ?? 0) > 0
}

/** PostgreSQL needs a moment to notice that a killed site's connection is gone. */
const othersStay = async (keeper: pg.Client): Promise<boolean> => {
  for (let look = 1; await othersUseIt(keeper); look++) {
    if (look >= 5) return true
    await wait(100)
  }
  return false
}

const answer_within_ms = 3_000

/** Resolves to the promise's result, or to `otherwise` if it fails or takes too long. */
const within = <T>(limit_ms: number, work: Promise<T>, otherwise: T): Promise<T> =>
  Promise.race([work.catch(() => otherwise), wait(limit_ms, otherwise, { ref: false })])

/** A clean shutdown if possible; otherwise an immediate one, after which the next start recovers everything that was committed. */
const endPostmaster = async (place: Place): Promise<void> => {
  if (!(await stopPostmaster(place, 'fast'))) await stopPostmaster(place, 'immediate')
}

const preparePlace = async (options: EmbeddedOptions): Promise<Place> => {
  const asked = path.resolve(options.data_folder)
  const user = await chooseUser(asked)
  const folder = await placeFor(asked, user)
  const binaries = await findBinaries(user)
  const data = await openFolder(folder, binaries.major, user)
  if (folder !== asked) options.log(`This checkout is closed to PostgreSQL's user, so the data is in ${folder}.`)
  return { data, binaries, user, options }
}

const open = async (options: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  const place = await preparePlace(options)
  let { at, keeper } = await ensureRunning(place)
  let stopping = false

  const revive = async (): Promise<void> => {
    options.log('PostgreSQL ended unexpectedly; it is being started again.')
    while (!stopping) {
      try {
        ;({ at, keeper } = await ensureRunning(place, at.port))
        watch()
        return
      } catch (error) {
        options.log((error as Error).message)
        await wait(1_000)
      }
    }
  }
  const watch = () => {
    keeper.on('error', () => undefined)
    keeper.once('end', () => {
      if (!stopping) void revive()
    })
  }
  watch()

  let stopped: Promise<void> | undefined
  const stop = (): Promise<void> => {
    stopping = true
    stopped ??= withStartLock(place.data.folder, async () => {
      // A server that does not respond is not asked again; it is stopped anyway.
      const in_use = await within(answer_within_ms, othersStay(keeper), false)
      await within(answer_within_ms, keeper.end(), undefined)
      if (!in_use) await endPostmaster(place)
    })
    return stopped
  }

  return {
    owner_url: urlFor(place.data, at, 'owner'),
    app_url: urlFor(place.data, at, 'app'),
    admin_url: urlFor(place.data, at, 'admin', 'postgres'),
    folder: place.data.folder,
    pid: () => at.pid,
    stop,
  }
}

/**
 * Starts PostgreSQL in `data_folder`, or adopts one that a killed process left running there, and keeps it running: if it dies it
 * is restarted on the same port. Throws EmbeddedDatabaseError with instructions. A folder that is not ours, or of another major
 * version, is refused and left unchanged.
 */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedDatabase> => {
  try {
    return await open(options)
  } catch (error) {
    throw explainSystemError(options.data_folder, error)
  }
}
