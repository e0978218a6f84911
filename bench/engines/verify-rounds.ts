import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fastSource } from '#engines/chance/fast-source.ts'
import { exportDefinitions } from '#engines/export-definitions.ts'
import { systemRandom } from '#kernel/random/random.ts'
import { provenRounds } from './proven-rounds.ts'

/** Draws rounds (a million by default) and has the Python verifier recompute every one: `verify-rounds.ts 100000`. */
const count = Number(process.argv[2] ?? 1_000_000)
const folder = mkdtempSync(join(tmpdir(), 'openhouse-rounds-'))
const definitions = join(folder, 'definitions.json')
writeFileSync(definitions, JSON.stringify(exportDefinitions()))

const started_ms = performance.now()
const script = fileURLToPath(new URL('../../scripts/verify-rounds.py', import.meta.url))
const python = spawn('python3', [script, definitions], { stdio: ['pipe', 'inherit', 'inherit'] })
const closed = once(python, 'close')
for (const line of provenRounds(count, fastSource(Number(process.argv[3] ?? 1)), systemRandom)) {
  if (!python.stdin.write(`${line}\n`)) await once(python.stdin, 'drain')
}
python.stdin.end()
const [code] = (await closed) as [number | null]
rmSync(folder, { recursive: true })
console.log(`${count} rounds in ${((performance.now() - started_ms) / 1000).toFixed(1)} s`)
process.exitCode = code ?? 1
