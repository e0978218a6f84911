import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import type { Outcome } from './outcome.ts'

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

const report_file = 'build/vitest-report.json'

/** A file that fails to load contains no tests but counts as a failure. */
const failedFiles = (report: Report): number =>
  report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length

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
  const passed = report?.numPassedTests ?? 0
  const failed = report === undefined ? 0 : report.numFailedTests + failedFiles(report)
  return { name, passed, failed: failed === 0 && status !== 0 ? 1 : failed }
}
