import { spawn } from 'node:child_process'
import { mkdtemp, chmod, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { ensureChromium } from './find-chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the site that the journeys visit, without a trailing slash. */
    siteUrl: string
  }
}

const ready_within_ms = 180_000

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, 'localhost', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port'))))
    })
  })

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}

/** Opens the site exactly as `npm start` does, on a data folder of its own, for all journeys of a run. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  ensureChromium()
  const folder = await mkdtemp(path.join(tmpdir(), 'openhouse-e2e-'))
  await chmod(folder, 0o711)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_FOLDER: folder,
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
    NODE_ENV: 'test',
    VITEST: '',
  }
  const site = spawn(process.execPath, ['scripts/start.ts'], { env, stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = new Promise<void>((resolve) => site.once('exit', () => resolve()))
  const close = async (): Promise<void> => {
    site.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  for (let waited_ms = 0; !(await isReady(url)); waited_ms += 250) {
    if (site.exitCode !== null || waited_ms > ready_within_ms) {
      await close()
      throw new Error('The site did not open for the journeys; what it said is above.')
    }
    await wait(250)
  }
  provide('siteUrl', url)
  return close
}
