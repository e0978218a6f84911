import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { fastSource } from '#engines/chance/fast-source.ts'
import { exportDefinitions } from '#engines/export-definitions.ts'
import { seededRandom } from '#kernel/random/random.ts'
import { provenRounds } from './proven-rounds.ts'

const script = fileURLToPath(new URL('../../scripts/verify-rounds.py', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'openhouse-rounds-'))
const definitions = join(folder, 'definitions.json')
writeFileSync(definitions, JSON.stringify(exportDefinitions()))
afterAll(() => rmSync(folder, { recursive: true }))

// A machine without Python 3.6 has no second opinion to ask; the skipped tests say so by name.
const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 6))']).status === 0

const verify = (lines: readonly string[], definitions_path = definitions) => {
  const { status, stdout } = spawnSync('python3', [script, definitions_path], { input: lines.join('\n'), encoding: 'utf8' })
  return { status, report: stdout.trim().split('\n').at(-1) }
}

describe.skipIf(!hasPython)('the independent verifier (needs python3, 3.6 or newer)', () => {
  const lines = [...provenRounds(4000, fastSource(99), seededRandom('python'))]

  test('reliability 9: recomputes every round of every game equally', () => {
    expect(verify(lines)).toEqual({ status: 0, report: '4000 rounds checked, 0 mismatches' })
  })

  test('finds a changed win, stop, seed and nonce', () => {
    const changed = (change: (round: Record<string, unknown>) => object) => {
      const round = JSON.parse(lines[0]!) as Record<string, unknown>
      return verify([...lines.slice(1, 20), JSON.stringify({ ...round, ...change(round) })])
    }
    const found = { status: 1, report: '20 rounds checked, 1 mismatches' }
    expect(changed(({ win_minor }) => ({ win_minor: Number(win_minor) + 1 }))).toEqual(found)
    expect(changed(() => ({ stops: [[0, 0, 0, 0, 1]] }))).toEqual(found)
    expect(changed(() => ({ server_seed: 'ab'.repeat(32) }))).toEqual(found)
    expect(changed(({ nonce }) => ({ nonce: Number(nonce) + 1 }))).toEqual(found)
  })

  test('an empty or unreadable input is no proof', () => {
    expect(verify([]).status).toBe(1)
    expect(verify(['not json']).status).toBe(2)
    expect(verify(['{"slug":"no-such-game"}']).status).toBe(2)
  })
})
