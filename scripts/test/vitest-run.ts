import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import type { Outcome } from './outcome.ts'

interface TestResult {
  readonly fullName: string
  readonly status: string
  /** Of every try: a test that passed and has some passed at its second try. */
  readonly failureMessages: readonly string[]
}

interface FileResult {
  readonly name: string
  readonly status: string
  readonly assertionResults: readonly TestResult[]
}

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly FileResult[]
}

const report_file = 'build/vitest-report.json'

/** A file that fails to load contains no tests but counts as a failure. */
const failedFiles = (report: Report): number =>
  report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length

/** Tests that a build server tried twice: something in them hangs on chance, which is to be found. */
const sayWhatWasTriedTwice = ({ testResults }: Report): void => {
  for (const { name, assertionResults } of testResults)
    for (const { fullName, status, failureMessages } of assertionResults)
      if (status === 'passed' && failureMessages.length > 0)
        process.stdout.write(`passed at its second try: ${relative('.', name)} > ${fullName}\n${failureMessages[0]}\n`)
}

const readReport = (): Report | undefined => {
  try {
    return JSON.parse(readFileSync(report_file, 'utf8')) as Report
  } catch {
    return undefined
  }
}

/** Runs vitest projects and counts their results. A run that fails without a failed test counts as one failure. */
export const runVitest = (name: string, projects: readonly string[], more: readonly string[] = []): Outcome => {
  process.stdout.write(`\n── ${name}\n`)
  mkdirSync('build', { recursive: true })
  rmSync(report_file, { force: true })
  const selected = projects.flatMap((project) => ['--project', project])
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...selected,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report_file}`,
  ]
  const { status } = spawnSync(process.execPath, [...args, ...more], { stdio: 'inherit' })
  const report = readReport()
  if (report) sayWhatWasTriedTwice(report)
  const passed = report?.numPassedTests ?? 0
  const failed = report === undefined ? 0 : report.numFailedTests + failedFiles(report)
  return { name, passed, failed: failed === 0 && status !== 0 ? 1 : failed }
}
