import { appendFile, chown, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { EmbeddedDatabaseError, startFailure } from './failures.ts'
import { writeWhole } from './folder.ts'
import type { Instance } from './instance.ts'
import { isThere } from './is-there.ts'
import { run } from './run-as.ts'
import { memoryBytes, sharedBuffersMb } from './shared-buffers.ts'

/** An empty cluster takes about 50 MB; the rest leaves room for the first hours. */
const needed_bytes = 200 * 1024 * 1024

const refuseSmallDisk = async (folder: string): Promise<void> => {
  const { bavail, bsize } = await statfs(folder)
  const free_bytes = bavail * bsize
  if (free_bytes >= needed_bytes) return
  const free_mb = Math.floor(free_bytes / 1024 / 1024)
  throw new EmbeddedDatabaseError(
    `The disk that holds ${folder} has ${free_mb} MB left; a new database needs 200 MB. Free some space there, or choose another folder, and start again.`,
  )
}

const initdbArguments = (folder: string, password_file: string): string[] => [
  `--pgdata=${folder}`,
  '--username=openhouse_admin',
  `--pwfile=${password_file}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  // The same collation on every machine, whatever locales the system has.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
]

/** Creates the cluster if there is none: in a temporary folder that is renamed once it is complete. */
export const makeCluster = async ({ data, binaries, user }: Instance): Promise<void> => {
  if (await isThere(path.join(data.cluster, 'PG_VERSION'))) return
  await refuseSmallDisk(data.folder)
  const unfinished = `${data.cluster}.unfinished`
  const password_file = path.join(data.folder, 'admin-password')
  await rm(unfinished, { recursive: true, force: true })
  await writeWhole(password_file, `${data.passwords.admin}\n`, user)
  try {
    const made = await run(binaries.initdb, initdbArguments(unfinished, password_file), { user, cwd: data.folder })
    if (made.code !== 0) throw startFailure(data.folder, made.output)
    await appendFile(path.join(unfinished, 'postgresql.conf'), "\ninclude_if_exists = 'openhouse.conf'\n")
    await rename(unfinished, data.cluster)
  } finally {
    await rm(password_file, { force: true })
    await rm(unfinished, { recursive: true, force: true })
  }
}

export interface ClusterSettings {
  readonly port: number
  /** Folder of the Unix socket; null where sockets are not supported or the path would be too long. */
  readonly socket_folder: string | null
  /** False in tests only: without fsync, a machine crash may lose or damage the data. */
  readonly durable: boolean
}

const test_buffers_mb = 256

const quoted = (value: string): string => `'${value.replaceAll('\\', '/').replaceAll("'", "''")}'`

const settingsText = ({ port, socket_folder, durable }: ClusterSettings): string => {
  const safe = durable ? 'on' : 'off'
  const lines = [
    '# Written by Openhouse at every start; changes here are lost.',
    "listen_addresses = '127.0.0.1'",
    `port = ${port}`,
    `unix_socket_directories = ${quoted(socket_folder ?? '')}`,
    'unix_socket_permissions = 0700',
    'max_connections = 100',
    // Copying or dropping a database scans the whole buffer cache, so a small cache makes hundreds of test databases cheaper.
    `shared_buffers = ${durable ? sharedBuffersMb(memoryBytes()) : test_buffers_mb}MB`,
    'work_mem = 8MB',
    'maintenance_work_mem = 64MB',
    'min_wal_size = 80MB',
    `max_wal_size = ${durable ? '1GB' : '256MB'}`,
    `wal_compression = ${safe}`,
    'checkpoint_completion_target = 0.9',
    'random_page_cost = 1.1',
    'jit = off',
    `fsync = ${safe}`,
    `synchronous_commit = ${safe}`,
    `full_page_writes = ${safe}`,
    "timezone = 'UTC'",
    "log_timezone = 'UTC'",
    "lc_messages = 'C'",
    'log_min_messages = warning',
    'log_checkpoints = off',
    "log_line_prefix = '%m [%p] %a '",
  ]
  return `${lines.join('\n')}\n`
}

/** Writes our settings into a file that is included last, so they override PostgreSQL's defaults. */
export const configure = async ({ data, user }: Instance, settings: ClusterSettings): Promise<void> => {
  await writeWhole(path.join(data.cluster, 'openhouse.conf'), settingsText(settings), user)
}

/** Keeps the log from growing without bound: over 5 MB it is renamed to the previous log. */
export const prepareLog = async ({ data, user }: Instance): Promise<void> => {
  const size_bytes = await stat(data.log_file).then(
    (found) => found.size,
    () => undefined,
  )
  if (size_bytes !== undefined && size_bytes > 5 * 1024 * 1024) await rename(data.log_file, `${data.log_file}.previous`)
  await writeFile(data.log_file, '', { flag: 'a', mode: 0o600 })
  if (user !== undefined) await chown(data.log_file, user.uid, user.gid)
}
