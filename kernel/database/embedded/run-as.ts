import { spawn, type SpawnOptions } from 'node:child_process'

/** The system user that PostgreSQL runs as. `undefined` means: as ourselves, which is right for everybody but root. */
export interface SystemUser {
  readonly uid: number
  readonly gid: number
}

export interface Outcome {
  /** null when the program could not be started at all, or was killed. */
  readonly code: number | null
  readonly output: string
}

/**
 * Runs a program to its end and keeps what it printed. Never rejects: a program that is missing answers with code null.
 * `keep_output` false is for pg_ctl start, whose child would otherwise hold our pipe open for ever.
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
      // A terminal's Ctrl-C goes to everybody of its group. It is ours to answer: a server that is cut off while it starts ends later
      // than we do, and nobody would wait for it.
      detached: process.platform !== 'win32',
      // The C locale keeps messages recognisable; PG* variables of the person's own database must not reach ours.
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
