import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '#apps/testing/free-port.ts'
import { postgresPid, startProgram, type StartedProgram } from '#apps/testing/started-program.ts'
import { isPostgres } from '#kernel/database/embedded/postmaster.ts'

let folder: string
let port: number
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'openhouse-closed-'))
  await chmod(folder, 0o711)
  port = await freePort()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The status of one answer on a connection that is kept; 0 where there is no answer. */
const ask = (agent: Agent): Promise<number> =>
  new Promise((resolve) => {
    request({ host: '127.0.0.1', port, path: '/health/ready', agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0))
    })
      .on('error', () => resolve(0))
      .end()
  })

const open = async (): Promise<StartedProgram> => {
  // Without the content of a demo, which readers have just begun to read: what is left of the time to end is for the connections.
  const started = startProgram(folder, 'apps/server/main.ts', [], { PORT: String(port), HOST: '127.0.0.1', DEMO: 'no' })
  const agent = new Agent()
  await expect.poll(() => ask(agent), { timeout: 60_000, interval: 100 }).toBe(200)
  return started
}

test(
  'reliability 24: a site whose connections are in use ends with 0 when it is stopped, and PostgreSQL with it',
  { timeout: 120_000 },
  async () => {
    const { program, ended, said } = await open()
    const pid = await postgresPid(folder)
    const agent = new Agent({ keepAlive: true, maxSockets: 4 })
    let is_closed = false
    // Browsers that go on asking on their connections, as pages that are looked at do.
    const browsers = Array.from({ length: 4 }, async () => {
      while (!is_closed) await ask(agent)
    })
    // And one that has begun a request and says nothing more.
    const silent = connect(port, '127.0.0.1').on('error', () => undefined)
    silent.write('POST /login/ HTTP/1.1\r\nHost: house\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{')
    program.kill('SIGTERM')
    const code = await ended
    is_closed = true
    await Promise.all(browsers)
    agent.destroy()
    silent.destroy()
    expect([code, said()]).toEqual([0, expect.not.stringMatching(/error/i)])
    expect(await isPostgres(pid)).toBe(false)
  },
)
