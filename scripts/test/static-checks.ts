import { spawnSync } from 'node:child_process'
import type { Outcome } from './outcome.ts'

interface Check {
  readonly name: string
  readonly args: readonly string[]
}

/** Each check is a separate program, so that it can be run alone in exactly the same way. */
const checks: readonly Check[] = [
  { name: 'lockfile', args: ['scripts/complete-lockfile.mjs', '--check'] },
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'] },
  { name: 'lint', args: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--quiet'] },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
  { name: 'boundaries', args: ['scripts/boundaries.ts'] },
  { name: 'maps', args: ['scripts/map.ts', '--check'] },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'] },
]

/** Runs every check even after a failure, so that one run shows all problems. */
export const runStaticChecks = (): Outcome[] =>
  checks.map(({ name, args }) => {
    process.stdout.write(`\n── ${name}\n`)
    const started_ms = performance.now()
    const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
    const seconds = ((performance.now() - started_ms) / 1000).toFixed(1)
    process.stdout.write(`${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n`)
    return { name, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
  })
