import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readModules } from './boundaries/modules.ts'

const root = path.resolve(import.meta.dirname, '..')
const most_files = 35

interface Way {
  readonly title: string
  readonly files: readonly string[]
}

const ways: readonly Way[] = readFileSync(path.join(root, 'docs/three-ways.md'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    title: text.split('\n')[0] ?? '',
    files: [...text.matchAll(/^ *(?:\d+\.|-) ([\w/.-]+\.(?:tsx?|sql))/gm)].flatMap(([, file]) => file ?? []),
  }))

const texts = new Map<string, string>()
const imports = new Map<string, readonly string[]>()

const textOf = (file: string): string => {
  const text = texts.get(file) ?? readFileSync(path.join(root, file), 'utf8')
  texts.set(file, text)
  return text
}

/** What a file imports, as type or on demand too. */
const importsOf = (file: string): readonly string[] => {
  const known = imports.get(file)
  if (known) return known
  const found = (readModules(new Map([[file, textOf(file)]])).modules.get(file)?.imports ?? []).flatMap(({ target }) => target ?? [])
  imports.set(file, found)
  return found
}

const doors = /\/(?:api|extensions|index|slices)\.tsx?$/

/** Itself and what it reaches through doors, which only pass on what stands behind them. */
const reachOf = (file: string): Set<string> => {
  if (!/\.tsx?$/.test(file)) return new Set()
  const reached = new Set(importsOf(file))
  for (const target of reached) if (doors.test(target)) for (const behind of importsOf(target)) reached.add(behind)
  return reached
}

/** A function in SQL belongs to the file that calls it by its name. */
const isCalledBy = (sql_file: string, file: string): boolean =>
  file.endsWith('.ts') && textOf(file).includes(path.basename(sql_file, '.sql').replaceAll('-', '_'))

const belongs = (file: string, other: string): boolean =>
  file.endsWith('.sql') ? isCalledBy(file, other) : reachOf(file).has(other) || reachOf(other).has(file)

test.each(ways)('docs/three-ways.md: $title is read in at most 35 files, each there and belonging to one before it', ({ files }) => {
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  expect(new Set(files).size).toBe(files.length)
  expect(files.length).toBeLessThanOrEqual(most_files)
  expect(files.length).toBeGreaterThan(20)
  const strangers = files.filter((file, index) => index > 0 && !files.slice(0, index).some((other) => belongs(file, other)))
  expect(strangers).toEqual([])
})
