import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
let site = 0
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'openhouse-npm-'))
  // Stays until it is told to end, as a site does, and says what it was told.
  await writeFile(
    path.join(folder, 'site.mjs'),
    `process.on('SIGTERM', () => { console.log('ended'); process.exit() }); setInterval(() => {}, 1000); console.log(process.pid)`,
  )
})
afterEach(async () => {
  try {
    if (site > 0) process.kill(site, 'SIGKILL')
  } catch {
    // It ended, as it should.
  }
  await rm(folder, { recursive: true, force: true })
})

/** A shell that waits for what it started, as npm's does, and what comes out of all of them. */
const startInShell = async (env: Readonly<Record<string, string | undefined>>) => {
  const line = `"${process.execPath}" scripts/bootstrap.mjs "${path.join(folder, 'site.mjs')}"; true`
  const shell: ChildProcess = spawn('sh', ['-c', line], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  shell.stdout?.on('data', (bytes: Buffer) => (said += bytes.toString()))
  await expect.poll(() => Number(said.trim()), { timeout: 10_000, interval: 20 }).toBeGreaterThan(0)
  site = Number(said.trim())
  return { shell, said: () => said }
}

test('reliability 24: npm that is told to end ends the site, though its shell alone is told', async () => {
  const { shell, said } = await startInShell({ npm_lifecycle_event: 'start' })
  // The output closes when the last of them has ended.
  const closed = new Promise((resolve) => shell.stdout?.once('close', resolve))
  shell.kill('SIGTERM')
  await closed
  expect(said()).toMatch(/ended\n$/)
})
