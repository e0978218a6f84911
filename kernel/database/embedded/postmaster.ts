import { readFile, realpath, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { writeWhole, type DataFolder } from './folder.ts'
import type { Instance } from './instance.ts'
import { run, type Outcome } from './run-as.ts'

/** Contents of postmaster.pid: PostgreSQL's description of its running server. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly socket_folder: string | null
}

const pidFile = (data: DataFolder): string => path.join(data.cluster, 'postmaster.pid')

/** Reads postmaster.pid; undefined if it is missing or incomplete. */
export const readPostmaster = async (data: DataFolder): Promise<Postmaster | undefined> => {
  const lines = (await readFile(pidFile(data), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, port: Number.isInteger(port) ? port : 0, socket_folder: lines[4]?.trim() || null }
}

/** Command line of a process as one string; empty if it has ended or is a zombie. */
const commandOf = async (pid: number): Promise<string> => {
  if (os.platform() === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  if (os.platform() === 'win32') return (await run('tasklist', ['/fi', `pid eq ${pid}`, '/nh'], { cwd: os.tmpdir() })).output
  return (await run('ps', ['-p', String(pid), '-o', 'command='])).output
}

/**
 * Whether a process with this id exists and is a PostgreSQL. The id alone proves nothing: after a restart of the machine or
 * container it may belong to another program.
 */
export const isPostgres = async (pid: number): Promise<boolean> => /postgres/i.test(await commandOf(pid))

/** An id that no system assigns, so PostgreSQL sees that the owner of the file is gone. */
const impossible_pid = 2_000_000_000

/**
 * PostgreSQL refuses to start while the id in a left-over postmaster.pid belongs to any process of the same user. Only the id is
 * replaced; the rest of the file lets PostgreSQL check that no process of the old server still uses the data.
 */
export const disarmStalePid = async ({ data, user }: Instance): Promise<void> => {
  const text = await readFile(pidFile(data), 'utf8').catch(() => undefined)
  if (text === undefined) return
  await writeWhole(pidFile(data), text.replace(/^-?\d+/, String(impossible_pid)), user)
}

const control = ({ data, binaries, user }: Instance, args: readonly string[], keep_output: boolean): Promise<Outcome> =>
  run(binaries.pg_ctl, [...args, `--pgdata=${data.cluster}`], { user, cwd: data.folder, keep_output })

/** Starts the server and waits until it accepts connections. The outcome's output is what it logged during this start. */
export const startPostmaster = async (instance: Instance): Promise<Outcome> => {
  const { data } = instance
  const before_bytes = await stat(data.log_file).then(
    (found) => found.size,
    () => 0,
  )
  // Crash recovery may take a while and must not be interrupted.
  const { code } = await control(instance, ['start', '--wait', '--timeout=600', `--log=${data.log_file}`], false)
  const logged = await readFile(data.log_file).catch(() => Buffer.alloc(0))
  return { code, output: logged.subarray(before_bytes).toString('utf8') }
}

/** Time limit of each shutdown mode. Whatever one shutdown leaves unwritten is recovered by the next start. */
const stop_within_s = { fast: 10, immediate: 10 } as const

/**
 * Stops the server and tells whether it ended. `fast` closes sessions and writes everything out, `immediate` is for a server that
 * does not respond.
 */
export const stopPostmaster = async (instance: Instance, mode: 'fast' | 'immediate'): Promise<boolean> =>
  (await control(instance, ['stop', '--wait', `--timeout=${stop_within_s[mode]}`, `--mode=${mode}`], true)).code === 0

/** The cluster's path as PostgreSQL names it in data_directory. */
export const clusterPath = (data: DataFolder): Promise<string> => realpath(data.cluster)
