import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkTree } from './boundaries/check-tree.ts'
import { codeFolders, readTree } from './boundaries/tree.ts'
import { readNames } from './new-slice/names.ts'
import { writeSlice } from './new-slice/write-slice.ts'

const copies: string[] = []
afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true, force: true })
})

/** The project as it is, in a folder that may be written to. */
const copyProject = (): string => {
  const root = mkdtempSync(path.join(tmpdir(), 'openhouse-new-slice-'))
  copies.push(root)
  const keep = (source: string) => !/\/(public|node_modules)(\/|$)/.test(source)
  for (const folder of codeFolders) cpSync(folder, path.join(root, folder), { recursive: true, filter: keep })
  for (const file of ['package.json', 'tsconfig.json', '.oxlintrc.json', '.oxfmtrc.json']) cpSync(file, path.join(root, file))
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  return root
}

const run = (root: string, tool: string, ...args: readonly string[]): string[] =>
  spawnSync(process.execPath, [path.resolve('node_modules', tool), ...args], { cwd: root, encoding: 'utf8' }).stdout.split('\n')

const isOurs = (line: string): boolean => /casino\/loyalty\/sample-slice\/|apps\/(server|web)\/slices\.ts/.test(line)

const boundaryProblems = (root: string) =>
  checkTree(readTree(root)).problems.filter(({ file, message }) => isOurs(file) || message.includes('sample-slice'))

test('a new slice compiles, lints and crosses no boundary; a mistake put into it is the only thing found', { timeout: 240_000 }, () => {
  const root = copyProject()
  const written = writeSlice(root, readNames('loyalty/sample-slice'), new Date('2026-12-01T09:30:00Z'))
  expect(written).toContain('casino/loyalty/sample-slice/server/migrations/20261201T0930-sample-slice.sql')
  expect(boundaryProblems(root)).toEqual([])
  expect(run(root, 'oxlint/bin/oxlint', '--format', 'unix', 'casino/loyalty/sample-slice').filter(isOurs)).toEqual([])

  appendFileSync(path.join(root, 'casino/loyalty/sample-slice/rules.ts'), '\nexport const wrong: string = Date.now()\n')
  expect(boundaryProblems(root)).toMatchObject([{ rule: 'time', file: 'casino/loyalty/sample-slice/rules.ts' }])
  // The slice with what it imports: the rest of the project was compiled by the static checks.
  writeFileSync(
    path.join(root, 'tsconfig.slice.json'),
    JSON.stringify({ extends: './tsconfig.json', include: ['casino/loyalty/sample-slice'] }),
  )
  const type_errors = run(root, 'typescript/bin/tsc', '-p', 'tsconfig.slice.json').filter(isOurs)
  expect(type_errors).toEqual([expect.stringMatching(/sample-slice\/rules\.ts.*TS2322/)])
})

test('a slice stands in the lists after its own area and before the areas below', () => {
  const root = copyProject()
  writeSlice(root, readNames('money/sample-slice'), new Date('2026-12-01T09:30:00Z'))
  const list = readFileSync(path.join(root, 'apps/server/slices.ts'), 'utf8')
  const entries = [...list.matchAll(/^  (\w+),$/gm)].map(([, entry]) => entry ?? '')
  expect(list).toContain("import { slice as moneySampleSlice } from '#casino/money/sample-slice/server/index.ts'")
  expect(entries.indexOf('moneySampleSlice')).toBeGreaterThan(entries.indexOf('signInSessions'))
  expect(entries.indexOf('moneySampleSlice')).toBeLessThan(entries.indexOf('gamesLobby'))
})

test('a slice starts after those of its own area that it calls', () => {
  const list = readFileSync('apps/server/slices.ts', 'utf8')
  expect(list.indexOf('  sitePages,')).toBeLessThan(list.indexOf('  siteMenu,'))
})
