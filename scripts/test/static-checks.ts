import { spawn } from 'node:child_process'
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

/** What a check printed, and whether it passed. */
const run = (args: readonly string[]): Promise<{ readonly output: string; readonly is_passed: boolean }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (output += part))
    child.on('close', (code) => resolve({ output, is_passed: code === 0 }))
  })

const runCheck = async ({ name, args }: Check): Promise<Outcome> => {
  const started_ms = performance.now()
  const { output, is_passed } = await run(args)
  const seconds = ((performance.now() - started_ms) / 1000).toFixed(1)
  process.stdout.write(`\n── ${name}\n${output}${name}: ${is_passed ? 'passed' : 'FAILED'} in ${seconds} s\n`)
  return { name, passed: is_passed ? 1 : 0, failed: is_passed ? 0 : 1 }
}

/** Runs every check even after a failure, so that one run shows all problems; two at a time, because most of them use one core. */
export const runStaticChecks = async (): Promise<Outcome[]> => {
  const outcomes: Outcome[] = []
  const waiting = [...checks]
  const runNext = async (): Promise<void> => {
    const check = waiting.shift()
    if (check === undefined) return
    outcomes.push(await runCheck(check))
    await runNext()
  }
  await Promise.all([runNext(), runNext()])
  return outcomes
}
