import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '#apps/testing/free-port.ts'
import { makeScratchFolder, removeScratchFolder } from '#apps/testing/scratch-folder.ts'
import { copyDatabase } from './prepared-database.ts'

const ready_within_ms = 180_000

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}

export interface StartedSite {
  /** Origin, without a trailing slash. */
  readonly url: string
  /** Data folder, which operator commands need. */
  readonly folder: string
  readonly close: () => Promise<void>
}

/** Starts a site as `npm start` does, on its own data folder and port, with these settings. */
export const startSite = async (settings: Readonly<Record<string, string>> = {}): Promise<StartedSite> => {
  const folder = await makeScratchFolder('openhouse-e2e-')
  await copyDatabase(folder)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_FOLDER: folder,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    NODE_ENV: 'test',
    VITEST: '',
    // The match simulator only runs for journeys about sport, simulated players for none.
    SPORT_WORLD: 'off',
    CROWD: 'off',
    ...settings,
  }
  const site = spawn(process.execPath, ['scripts/start.ts'], { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = new Promise<void>((resolve) => site.once('exit', () => resolve()))
  const close = async (): Promise<void> => {
    site.kill('SIGTERM')
    await ended
    await removeScratchFolder(folder)
  }
  for (let waited_ms = 0; !(await isReady(url)); waited_ms += 250) {
    if (site.exitCode !== null || waited_ms > ready_within_ms) {
      await close()
      throw new Error('The site did not open for the journeys; what it said is above.')
    }
    await wait(250)
  }
  return { url, folder, close }
}
