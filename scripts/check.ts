/** The checks before every commit: static checks and the tests without a database. */
import { closingLine, sumOf } from './test/outcome.ts'
import { runStaticChecks } from './test/static-checks.ts'
import { runVitest } from './test/vitest-run.ts'

const outcomes = [...(await runStaticChecks()), runVitest('fast tests', ['pure', 'mocked'])]
process.stdout.write(`\n${closingLine(outcomes)}\n`)
process.exit(sumOf(outcomes).failed === 0 ? 0 : 1)
