import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#apps/testing/free-port.ts'
import { postgresPid, startProgram, type StartedProgram } from '#apps/testing/started-program.ts'
import { isPostgres } from '#kernel/database/embedded/postmaster.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'openhouse-stopped-'))
  await chmod(folder, 0o711)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const start = (file: string, words: readonly string[], settings: Readonly<Record<string, string>>): StartedProgram =>
  startProgram(folder, file, words, settings)

/** The moment in which the database runs and the start is far from its end. A busy machine takes half a minute to get there. */
const databaseStarts = async (): Promise<number> => {
  await expect.poll(() => postgresPid(folder), { interval: 10, timeout: 45_000 }).toBeGreaterThan(0)
  return postgresPid(folder)
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

// A whole start: on a busy machine it takes a minute.
test(
  'reliability 24: a port that is taken when all else stands is told in words, and the database does not stay behind',
  { timeout: 120_000 },
  async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const { port } = server.address() as { port: number }
    const { ended, said } = start('apps/server/main.ts', [], { PORT: String(port), DEMO: 'no' })
    const pid = await databaseStarts()
    expect(await ended).toBe(1)
    expect(said()).toMatch(new RegExp(`Port ${port} is taken by another program\\.[^\\n]+\\n$`))
    expect(await isPostgres(pid)).toBe(false)
    server.close()
  },
)
