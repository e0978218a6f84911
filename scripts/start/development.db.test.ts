import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '#apps/testing/free-port.ts'
import { isPostgres } from '#kernel/database/embedded/postmaster.ts'

let folder: string
let site: ChildProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'openhouse-development-'))
  await chmod(folder, 0o711)
})
afterEach(async () => {
  site?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** The first line of postmaster.pid, as soon as PostgreSQL writes it; 0 before. */
const postgresPid = async (): Promise<number> =>
  Number.parseInt(await readFile(path.join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').catch(() => '0'), 10)

test.each([
  ['npm run dev', ['scripts/start.ts', '--dev']],
  ['the site', ['apps/server/main.ts']],
])('%s: SIGTERM leaves no PostgreSQL behind, also while it is only starting', async (_name, command) => {
  // What is started here ends before it would listen; a port that somebody has would keep it from starting at all.
  const env = { ...process.env, DATA_FOLDER: folder, DATABASE_URL: '', PORT: String(await freePort()), NODE_ENV: 'test' }
  site = spawn(process.execPath, command, { env, stdio: 'ignore' })
  const ended = new Promise<number | null>((resolve) => site?.once('exit', resolve))
  await expect.poll(postgresPid, { timeout: 40_000, interval: 20 }).toBeGreaterThan(0)
  const pid = await postgresPid()
  site.kill('SIGTERM')
  expect(await ended).toBe(0)
  await expect.poll(() => isPostgres(pid)).toBe(false)
})
