import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** Longer than a program takes that stops in disorder. */
const stop_within_ms = 40_000

export interface StartedProgram {
  readonly program: ChildProcess
  /** Its exit code, once all output is read; null if a signal killed it. */
  readonly ended: Promise<number | null>
  /** Its output on stderr so far. */
  readonly said: () => string
}

/**
 * Starts one of the project's programs with its own data folder and process group, as a terminal would. It is over before the next test
 * begins, also where this one failed: its database would be taken for that of the next program.
 */
export const startProgram = (
  folder: string,
  file: string,
  words: readonly string[],
  settings: Readonly<Record<string, string>>,
): StartedProgram => {
  const env = {
    ...process.env,
    DATA_FOLDER: folder,
    WEB: 'none',
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
    VITEST: '',
    CROWD: 'off',
    ...settings,
  }
  const program = spawn(process.execPath, [file, ...words], { env, detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  program.stderr?.on('data', (words_said: Buffer) => (said += words_said.toString('utf8')))
  const ended = new Promise<number | null>((resolve) => program.once('close', resolve))
  onTestFinished(async () => {
    program.kill('SIGTERM')
    await ended
  }, stop_within_ms)
  return { program, ended, said: () => said }
}

/** Process id of the folder's PostgreSQL from postmaster.pid, available as soon as it starts; 0 before. */
export const postgresPid = async (folder: string): Promise<number> =>
  Number((await readFile(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0])
