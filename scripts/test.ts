/** Everything there is to show that the house stands: static checks, tests on a real database, journeys in a browser. */
import { buildWeb } from './start/build-web.ts'
import { closingLine, sumOf, type Outcome } from './test/outcome.ts'
import { runStaticChecks } from './test/static-checks.ts'
import { runVitest } from './test/vitest-run.ts'

/** Tests of the built pages (their weight, what the server renders) need a build; without one they would not run. */
const build = async (): Promise<Outcome> =>
  (await buildWeb()) ? { name: 'build', passed: 1, failed: 0 } : { name: 'build', passed: 0, failed: 1 }

const outcomes = [...runStaticChecks(), await build(), runVitest('tests', ['pure', 'db']), runVitest('journeys', ['e2e'])]

process.stdout.write('\n')
for (const { name, passed, failed } of outcomes) process.stdout.write(`${name}: ${passed} passed, ${failed} failed\n`)
process.stdout.write(`${closingLine(outcomes)}\n`)
process.exit(sumOf(outcomes).failed === 0 ? 0 : 1)
