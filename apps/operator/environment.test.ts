import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '#apps/testing/free-port.ts'

const main = path.resolve('apps/operator/main.ts')

const said = (cwd: string, env: NodeJS.ProcessEnv): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [main, 'ledger', 'recount'], { cwd, env, stdio: ['ignore', 'ignore', 'pipe'] })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
    })
    child.on('close', () => resolve(output))
  })

test('an operator works on the database that .env names for the site; the environment wins', { timeout: 90_000 }, async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'openhouse-operator-'))
  const url = `postgresql://of-the-file@localhost:${await freePort()}/house`
  await writeFile(path.join(folder, '.env'), `DATABASE_URL=${url}\nDEMO=neither\nSECRETS=1:${'ab'.repeat(32)}\n`)
  const { DATABASE_URL: _, ...env } = process.env
  expect(await said(folder, { ...env, DEMO: 'no' })).toMatch(/^The database of DATABASE_URL \(of-the-file@localhost/)
  await rm(folder, { recursive: true, force: true })
})
