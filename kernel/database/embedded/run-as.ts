import { spawn, type SpawnOptions } from 'node:child_process'

/** The system user that PostgreSQL runs as. `undefined` means our own user, which is right unless we are root. */
export interface SystemUser {
  readonly uid: number
  readonly gid: number
}

export interface Outcome {
  /** Null if the program could not be started, or was killed. */
  readonly code: number | null
  readonly output: string
}

/**
 * Runs a program to its end and captures its output. Never rejects: a missing program gives code null. Use `keep_output` false for
 * `pg_ctl start`, whose child would keep our pipe open.
 */
export const run = (
  program: string,
  args: readonly string[],
  options: { user?: SystemUser | undefined; cwd?: string; keep_output?: boolean } = {},
): Promise<Outcome> =>
  new Promise((resolve) => {
    const stdio: SpawnOptions['stdio'] = options.keep_output === false ? 'ignore' : ['ignore', 'pipe', 'pipe']
    const child = spawn(program, args, {
      stdio,
      cwd: options.cwd ?? '/',
      windowsHide: true,
      // Ctrl-C in a terminal reaches the whole process group, but we handle it ourselves: a server interrupted during its start
      // ends after we do, with nothing waiting for it.
      detached: process.platform !== 'win32',
      // The C locale keeps messages recognisable; PG* variables meant for another database must not affect ours.
      env: { ...withoutPostgresVariables(process.env), LC_ALL: 'C', LANGUAGE: 'C', TZ: 'UTC' },
      ...options.user,
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk.toString('utf8')
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', (error) => resolve({ code: null, output: `${output}${error.message}` }))
    child.on('close', (code) => resolve({ code, output }))
  })

const withoutPostgresVariables = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^PG[A-Z]+$/.test(name)))
