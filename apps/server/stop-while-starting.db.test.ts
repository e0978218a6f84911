import { spawn, type ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#apps/testing/free-port.ts'
import { isPostgres } from '#kernel/database/embedded/postmaster.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'openhouse-stopped-'))
  await chmod(folder, 0o711)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** PostgreSQL's process id as it wrote it, from the moment that it starts. */
const postgresPid = async (): Promise<number> =>
  Number((await readFile(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0])

interface Started {
  readonly program: ChildProcess
  readonly ended: Promise<number | null>
  readonly said: () => string
}

const start = (file: string, words: readonly string[], settings: Readonly<Record<string, string>>): Started => {
  const env = { ...process.env, DATA_FOLDER: folder, WEB: 'none', LOG_LEVEL: 'error', NODE_ENV: 'test', VITEST: '', ...settings }
  // A group of its own, as a terminal gives to what is started in it.
  const program = spawn(process.execPath, [file, ...words], { env, detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  program.stderr?.on('data', (words_said: Buffer) => (said += words_said.toString('utf8')))
  const ended = new Promise<number | null>((resolve) => program.once('close', resolve))
  return { program, ended, said: () => said }
}

/** The moment in which the database runs and the start is far from its end. */
const databaseStarts = async (): Promise<number> => {
  await expect.poll(postgresPid, { interval: 10 }).toBeGreaterThan(0)
  return postgresPid()
}

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'reliability 24: a site that is stopped by %s while it starts leaves no PostgreSQL',
  async (signal) => {
    const { program, ended, said } = start('apps/server/main.ts', [], { PORT: String(await freePort()) })
    const pid = await databaseStarts()
    program.kill(signal)
    expect([await ended, said()]).toEqual([0, expect.not.stringMatching(/error/i)])
    expect(await isPostgres(pid)).toBe(false)
  },
)

test('reliability 24: Ctrl-C is for everybody whom the terminal started, and leaves no PostgreSQL either', async () => {
  const { program, ended } = start('apps/server/main.ts', [], { PORT: String(await freePort()) })
  const pid = await databaseStarts()
  process.kill(-(program.pid ?? 0), 'SIGINT')
  expect(await ended).toBe(0)
  expect(await isPostgres(pid)).toBe(false)
})

test('reliability 24: an operator’s command that is stopped while it opens the database leaves no PostgreSQL', async () => {
  const { program, ended } = start('apps/operator/main.ts', ['documents', 'list'], {})
  const pid = await databaseStarts()
  program.kill('SIGTERM')
  expect(await ended).toBe(1)
  expect(await isPostgres(pid)).toBe(false)
})

test('reliability 24: a port that is taken when all else stands is told in words, and the database does not stay behind', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as { port: number }
  const { ended, said } = start('apps/server/main.ts', [], { PORT: String(port) })
  const pid = await databaseStarts()
  expect(await ended).toBe(1)
  expect(said()).toMatch(new RegExp(`Port ${port} is taken by another program\\.[^\\n]+\\n$`))
  expect(await isPostgres(pid)).toBe(false)
  server.close()
})
