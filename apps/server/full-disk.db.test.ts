import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import { Type } from 'typebox'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mountOperations } from '#apps/server/operations.ts'
import { createTestHouse } from '#apps/testing/test-house.ts'
import { identifyByHeader } from '#apps/testing/visiting.ts'
import { manualClock } from '#kernel/clock/clock.ts'
import { readConfig } from '#kernel/config/config.ts'
import { endpoint } from '#kernel/contract/endpoint.ts'
import { createHouse } from '#kernel/create-house.ts'
import { createPool } from '#kernel/database/database.ts'
import { startEmbedded } from '#kernel/database/embedded/embedded.ts'
import { migrate } from '#kernel/database/migrate.ts'
import { createApp } from '#kernel/http/app.ts'
import { handle } from '#kernel/http/handle.ts'
import { createManualJobs } from '#kernel/jobs/manual-jobs.ts'
import { systemRandom } from '#kernel/random/random.ts'
import { defineServerSlice } from '#kernel/slice.ts'
import { silentPublisher } from '#kernel/realtime/testing/silent-publisher.ts'

const write = endpoint({ route: 'GET /rest/testing-write/', who: 'anyone', effect: 'reads', reply: Type.Object({}) })
const refused = endpoint({ route: 'GET /rest/testing-refused/', who: 'anyone', effect: 'reads', reply: Type.Object({}) })

const writing = defineServerSlice({
  name: 'testing/writing',
  identify: identifyByHeader,
  routes: [
    handle(write, async ({ house }) => {
      const data = JSON.stringify({ text: house.random.hex(500_000) })
      await sql`insert into kernel.facts (kind, data, at) values ('testing/writing.written', ${data}::jsonb, now())`.execute(house.db)
      return {}
    }),
    handle(refused, async ({ house }) => {
      await sql`do $$ begin raise 'could not extend file' using errcode = '53100'; end $$`.execute(house.db)
      return {}
    }),
  ],
})

let root: string
beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'openhouse-disk-'))
  await chmod(root, 0o711)
})
afterEach(() => rm(root, { recursive: true, force: true }))

const ok = [200, undefined, undefined]

const asks = (app: FastifyInstance) => async (url: string) => {
  const answer = await app.inject({ url })
  return [answer.statusCode, answer.headers['retry-after'], answer.json().error ?? answer.json().reason]
}

/** A house whose database has this disk for itself. */
const openOn = async (folder: string) => {
  const server = await startEmbedded({ data_folder: path.join(folder, 'postgres'), log: () => undefined })
  await migrate(server.owner_url, [writing], { app_role: new URL(server.app_url).username })
  const house = createHouse({
    config: readConfig({ WEB: 'none' }, { key_id: '1', hex: '00'.repeat(32) }),
    clock: manualClock('2026-12-01T12:00:00Z'),
    random: systemRandom,
    log: pino({ level: 'silent' }),
    pool: createPool(server.app_url, { max: 4, application_name: 'openhouse-test' }),
    jobs: createManualJobs([]),
    realtime: silentPublisher,
    slices: [writing],
  })
  const app = await createApp(house, identifyByHeader)
  await mountOperations(app, house, new AbortController().signal)
  const close = async (): Promise<void> => {
    await app.close()
    await house.db.destroy()
    await server.stop()
  }
  return { app, close }
}

/** Only root may mount a disk, and not in every container. */
const mountDisk = (): boolean =>
  process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=260m,mode=711', 'tmpfs', root]).status === 0

test('reliability 25: on a full disk a call says when to come again, the site is not ready, and with room again it heals by itself', async ({
  skip,
}) => {
  skip(!mountDisk(), 'no disk can be mounted here')
  const { app, close } = await openOn(root)
  try {
    const ask = asks(app)
    expect([await ask('/rest/testing-write/'), await ask('/health/ready')]).toEqual([ok, ok])
    const filler = path.join(root, 'filler')
    await writeFile(filler, Buffer.alloc(300 * 1024 * 1024)).catch(() => undefined)
    expect(await ask('/rest/testing-write/')).toEqual([503, '5', 'temporarily-unavailable'])
    expect(await ask('/health/ready')).toEqual([503, '5', 'disk'])
    expect(await ask('/health/live')).toEqual(ok)
    await rm(filler)
    expect([await ask('/health/ready'), await ask('/rest/testing-write/')]).toEqual([ok, ok])
  } finally {
    await close()
    spawnSync('umount', [root])
  }
})

test('reliability 25: what the database says of a full disk is no failure of ours', async () => {
  const t = await createTestHouse({ slices: [writing] })
  expect(await asks(t.app)('/rest/testing-refused/')).toEqual([503, '5', 'temporarily-unavailable'])
  await t.close()
})
