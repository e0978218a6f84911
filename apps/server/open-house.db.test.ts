import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openHouse } from '#apps/server/open-house.ts'
import { postgresPid } from '#apps/testing/started-program.ts'
import { isPostgres } from '#kernel/database/embedded/postmaster.ts'

test(
  'reliability 24: where the orderly end hangs, the embedded PostgreSQL is what is ended at the latest',
  { timeout: 120_000 },
  async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'openhouse-hangs-'))
    await chmod(folder, 0o711)
    const last: (() => Promise<void>)[] = []
    const env = { DATA_FOLDER: folder, LOG_LEVEL: 'silent', NODE_ENV: 'test' }
    const { close } = await openHouse(
      env,
      { signal: new AbortController().signal, atTheLatest: (work) => void last.push(work) },
      { works: false },
    )
    const pid = await postgresPid(folder)
    try {
      expect(await isPostgres(pid)).toBe(true)
      // Nothing was closed before.
      for (const work of last.toReversed()) await work()
      expect(await isPostgres(pid)).toBe(false)
    } finally {
      await close().catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    }
  },
)
