import { readFile, realpath, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { writeWhole, type DataFolder } from './folder.ts'
import type { Instance } from './instance.ts'
import { run, type Outcome } from './run-as.ts'

/** What PostgreSQL wrote of its running self into postmaster.pid. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly socket_folder: string | null
}

const pidFile = (data: DataFolder): string => path.join(data.cluster, 'postmaster.pid')

/** Reads postmaster.pid; undefined when there is none or it is cut off. */
export const readPostmaster = async (data: DataFolder): Promise<Postmaster | undefined> => {
  const lines = (await readFile(pidFile(data), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, port: Number.isInteger(port) ? port : 0, socket_folder: lines[4]?.trim() || null }
}

/** What a process is running, as one string; empty when it is gone or a zombie that nobody has collected. */
const commandOf = async (pid: number): Promise<string> => {
  if (os.platform() === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  if (os.platform() === 'win32') return (await run('tasklist', ['/fi', `pid eq ${pid}`, '/nh'], { cwd: os.tmpdir() })).output
  return (await run('ps', ['-p', String(pid), '-o', 'command='])).output
}

/**
 * Whether a process with this id lives and is a PostgreSQL. The id alone proves nothing: after a restart of the machine or
 * container it may be somebody else's.
 */
export const isPostgres = async (pid: number): Promise<boolean> => /postgres/i.test(await commandOf(pid))

/** No system hands out such an id, so PostgreSQL sees at once that its owner is gone. */
const impossible_pid = 2_000_000_000

/**
 * PostgreSQL refuses to start while the id in a left-over postmaster.pid belongs to any process of the same user. Only the id
 * is replaced: the rest of the file lets PostgreSQL check by itself that no part of the old server still works on the data.
 */
export const disarmStalePid = async ({ data, user }: Instance): Promise<void> => {
  const text = await readFile(pidFile(data), 'utf8').catch(() => undefined)
  if (text === undefined) return
  await writeWhole(pidFile(data), text.replace(/^-?\d+/, String(impossible_pid)), user)
}

const control = ({ data, binaries, user }: Instance, args: readonly string[], keep_output: boolean): Promise<Outcome> =>
  run(binaries.pg_ctl, [...args, `--pgdata=${data.cluster}`], { user, cwd: data.folder, keep_output })

/** Starts the server and waits until it answers. The outcome's output is what it logged in this start. */
export const startPostmaster = async (instance: Instance): Promise<Outcome> => {
  const { data } = instance
  const before_bytes = await stat(data.log_file).then(
    (found) => found.size,
    () => 0,
  )
  // Recovery after a crash may take its time; it must not be cut short.
  const { code } = await control(instance, ['start', '--wait', '--timeout=600', `--log=${data.log_file}`], false)
  const logged = await readFile(data.log_file).catch(() => Buffer.alloc(0))
  return { code, output: logged.subarray(before_bytes).toString('utf8') }
}

/** How long each way of stopping may take. What one start leaves unwritten, the next one recovers. */
const stop_within_s = { fast: 10, immediate: 10 } as const

/** Stops the server: `fast` ends sessions and writes everything out, `immediate` is for one that does not answer. Did it end? */
export const stopPostmaster = async (instance: Instance, mode: 'fast' | 'immediate'): Promise<boolean> =>
  (await control(instance, ['stop', '--wait', `--timeout=${stop_within_s[mode]}`, `--mode=${mode}`], true)).code === 0

/** The cluster's path as PostgreSQL names it in data_directory. */
export const clusterPath = (data: DataFolder): Promise<string> => realpath(data.cluster)
