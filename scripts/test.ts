/** Everything there is to show that the house stands: static checks, tests on a real database, journeys in a browser. */
import { closingLine, sumOf } from './test/outcome.ts'
import { runStaticChecks } from './test/static-checks.ts'
import { runVitest } from './test/vitest-run.ts'

const outcomes = [...runStaticChecks(), runVitest('tests', ['pure', 'db']), runVitest('journeys', ['e2e'])]

process.stdout.write('\n')
for (const { name, passed, failed } of outcomes) process.stdout.write(`${name}: ${passed} passed, ${failed} failed\n`)
process.stdout.write(`${closingLine(outcomes)}\n`)
process.exit(sumOf(outcomes).failed === 0 ? 0 : 1)
