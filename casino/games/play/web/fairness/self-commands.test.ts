import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { exportDefinitions } from '#engines/export-definitions.ts'
import { steppedEngines } from '#engines/registry.ts'
import { revealedRound } from '../../testing/revealed-round.ts'
import { exampleRound } from './example-round.ts'
import { formOf, readForm } from './round-form.ts'
import { hashCommand, hmacCommand, scriptCommand } from './self-commands.ts'
import { traceRound } from './trace-round.ts'

const has = (...command: [string, ...string[]]): boolean => spawnSync(command[0], command.slice(1)).status === 0
const shell = (command: string, cwd?: string): string => execFileSync('sh', ['-c', command], { encoding: 'utf8', cwd })
const script = fileURLToPath(new URL('../../../../../scripts/verify-rounds.py', import.meta.url))

describe('what a person pastes into a terminal', () => {
  test.skipIf(!has('openssl', 'version'))('reliability 9: openssl gives the fingerprint and the bytes that the page shows', async () => {
    const { trace } = await traceRound(exampleRound)
    expect(shell(hashCommand(exampleRound))).toContain(exampleRound.server_seed_hash)
    const bytes = Buffer.from(trace!.blocks[0]!.bytes).toString('hex')
    expect(shell(hmacCommand(exampleRound))).toContain(bytes)
  })

  test.skipIf(!has('python3', '--version'))('reliability 9: the script agrees with the round, and not with a changed one', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'self-check-'))
    try {
      writeFileSync(path.join(folder, 'definitions.json'), JSON.stringify(exportDefinitions()))
      const run = (command: string) => spawnSync('sh', ['-c', command.replace('verify-rounds.py', script)], { cwd: folder }).status
      expect(run(scriptCommand(exampleRound))).toBe(0)
      expect(run(scriptCommand({ ...exampleRound, win_minor: 401 }))).toBe(1)
      for (const { slug, game } of steppedEngines) {
        const command = { stake_minor: 1_000, choice: game.example, steps: [] }
        const form = formOf({ ...revealedRound(exampleRound.server_seed, 12, { slug, command }) })
        const read = readForm(form)
        expect([slug, read.ok && run(scriptCommand(read.round))]).toEqual([slug, 0])
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  test('a shell takes nothing of a round as its own', () => {
    expect(hmacCommand({ ...exampleRound, client_seed: "a'b" })).toContain(String.raw`'a'\''b:12:0'`)
  })
})
