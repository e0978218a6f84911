import { spawn, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const ready_within_ms = 120_000

export interface Served extends AsyncDisposable {
  readonly url: string
  readonly child: ChildProcess
  /** Milliseconds from process start to readiness. */
  readonly ready_after_ms: number
  stop(): Promise<void>
}

const serve = async (
  args: readonly string[],
  url: string,
  ready: string,
  env: Readonly<Record<string, string>>,
  cwd = process.cwd(),
): Promise<Served> => {
  const started_ms = performance.now()
  const child = spawn(process.execPath, [...args], { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for (;;) {
    if (
      await fetch(`${url}${ready}`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break
    if (child.exitCode !== null || performance.now() - started_ms > ready_within_ms) throw new Error(`${args.join(' ')} did not get ready`)
    await wait(20)
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await ended
  }
  return { url, child, ready_after_ms: performance.now() - started_ms, stop, [Symbol.asyncDispose]: stop }
}

export const serveHello = (port: number): Promise<Served> =>
  serve(['bench/http/hello.ts', String(port)], `http://localhost:${port}`, '/', {})

/** Serves a recorded response (record.ts) for every request. */
export const serveSame = (port: number, file: string): Promise<Served> =>
  serve(['bench/http/same-bytes.ts', String(port), file], `http://localhost:${port}`, '/', {})

/** Serves the whole built site of a checkout, this one unless another is named, on a given data folder. */
export const serveSite = (
  port: number,
  data_folder: string,
  env: Readonly<Record<string, string>> = {},
  checkout?: string,
): Promise<Served> =>
  serve(
    ['apps/server/main.ts'],
    `http://localhost:${port}`,
    '/health/ready',
    { PORT: String(port), DATA_FOLDER: data_folder, LOG_LEVEL: 'error', WEB: 'built', CROWD: 'off', ...env },
    checkout,
  )

/**
 * Serves the site on a database that was begun by somebody else, for players alone: with the sandbox for payments, with client addresses as a
 * proxy would send them, without worlds that cost what they cost without players too. A database in use already gets nothing of a demo.
 */
export const serveSiteOn = (
  { owner_url, app_url }: { readonly owner_url: string; readonly app_url: string },
  port: number,
  data_folder: string,
): Promise<Served> =>
  serveSite(port, data_folder, {
    TRUST_PROXY: 'yes',
    DEMO: 'yes',
    SPORT_WORLD: 'off',
    LIVE_TABLES: 'off',
    DATABASE_URL: owner_url,
    DATABASE_APP_URL: app_url,
  })

/** A temporary folder, deleted when disposed. */
export const temporaryFolder = async (): Promise<AsyncDisposable & { readonly folder: string }> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'openhouse-bench-'))
  // If we are root, PostgreSQL runs as another user, who must be able to traverse the folder.
  await chmod(folder, 0o711)
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) }
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc').flatMap((entry) => {
    try {
      const parent = Number(readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')[1]?.split(' ')[1])
      return parent === pid && /^node|Main/.test(readFileSync(`/proc/${entry}/comm`, 'utf8')) ? [Number(entry)] : []
    } catch {
      return []
    }
  })

const rssOf = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Resident memory of the server and its hub, in MB; NaN without /proc. */
export const memoryOf = ({ child }: Served): number => {
  try {
    const { pid = 0 } = child
    return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + rssOf(one), 0)
  } catch {
    return Number.NaN
  }
}

/** Processor time of the server's main process, in seconds (from /proc, 10 ms steps). */
export const processorSeconds = ({ child }: Served): number => {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
