/**
 * The whole test suite: static checks, tests with a real database, journeys in a browser. With `--changed` (and a branch, `main` by
 * default) only what the change can affect.
 */
import { readModules } from './boundaries/modules.ts'
import { readTree } from './boundaries/tree.ts'
import { buildWeb } from './start/build-web.ts'
import { changedFiles } from './test/changed-files.ts'
import { closingLine, sumOf, type Outcome } from './test/outcome.ts'
import { reachedTests } from './test/reached.ts'
import { runStaticChecks } from './test/static-checks.ts'
import { runVitest } from './test/vitest-run.ts'

/** Tests of the built pages (bundle sizes, server rendering) need a build; without one they would be skipped. */
const build = async (): Promise<Outcome> =>
  (await buildWeb()) ? { name: 'build', passed: 1, failed: 0 } : { name: 'build', passed: 0, failed: 1 }

const fast_and_database = ['pure', 'mocked', 'db', 'db-mocked'] as const

const say = (line: string) => process.stdout.write(`${line}\n`)

const runEverything = async (): Promise<Outcome[]> => [
  ...(await Promise.all([runStaticChecks(), build()])).flat(),
  runVitest('tests', fast_and_database),
  runVitest('journeys', ['e2e']),
]

const runChanged = async (base: string): Promise<Outcome[]> => {
  const changed = changedFiles(base)
  const { tests, journeys } = reachedTests(changed, readModules(readTree('.')).modules)
  say(`${changed.length} files changed since ${base}; they reach ${tests.length} files of tests and ${journeys.length} of journeys.`)
  say('What a change does to the whole house, and to journeys that go through it, is shown by `npm test`.')
  return [
    ...(await runStaticChecks()),
    ...(tests.length > 0 ? [runVitest('tests', fast_and_database, tests)] : []),
    ...(journeys.length > 0 ? [runVitest('journeys', ['e2e'], journeys)] : []),
  ]
}

const [option, base = 'main'] = process.argv.slice(2)
const outcomes = await (option === '--changed' ? runChanged(base) : runEverything())

say('')
for (const { name, passed, failed } of outcomes) say(`${name}: ${passed} passed, ${failed} failed`)
say(closingLine(outcomes))
process.exit(sumOf(outcomes).failed === 0 ? 0 : 1)
