import type { Module } from './modules.ts'
import { isTest, type Problem, type SourceTree } from './tree.ts'

/** File names that say nothing about their content. */
const vague = new Set(['utils', 'util', 'helpers', 'helper', 'manager', 'common', 'base', 'misc'])

const isKebab = (part: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part)

const nameProblems = (file: string): Problem[] => {
  // The framework requires two-part names for some files.
  const parts = file.split('/').flatMap((part) => part.split('.'))
  const migration = file.endsWith('.sql')
  const strange = migration ? [] : parts.filter((part) => part !== '' && !isKebab(part))
  const empty = parts.filter((part) => vague.has(part))
  return [
    ...strange.map((part) => ({ rule: 'file-name', file, message: `'${part}' is not kebab-case` })),
    ...empty.map((part) => ({ rule: 'file-name', file, message: `'${part}' says nothing: name what is in it` })),
  ]
}

const migrationName = (file: string): Problem[] => {
  if (!/\/migrations\/[^/]+$/.test(file) || /\/\d{8}T\d{4}-[a-z0-9-]+\.sql$/.test(file)) return []
  return [{ rule: 'file-name', file, message: 'a migration is named YYYYMMDDTHHMM-what.sql' }]
}

/** A file that only re-exports hides where things are. */
const barrel = (module: Module): Problem[] => {
  const statements = module.program['body'] as readonly { type: string; source?: unknown }[]
  const handed_on = statements.filter(({ type, source }) => type.startsWith('Export') && source !== undefined && source !== null)
  const { file } = module
  // api.ts is exempt: its purpose is to list which of the slice's functions others may call.
  if (handed_on.length === 0 || isTest(file) || /\/(server|web)\/api\.ts$/.test(file)) return []
  const everything = handed_on.some(({ type }) => type === 'ExportAllDeclaration')
  if (!everything && handed_on.length * 2 < statements.length) return []
  return [{ rule: 'barrel', file, message: 'hands on the exports of other files: import them where they are' }]
}

/** Test files share their modules, except the mocked ones: among shared modules a replacement would come too late, or stay for others. */
const mockedName = (file: string, text: string): Problem[] => {
  if (!isTest(file) || /\.mocked\./.test(file) || !/\bvi\.(?:mock|doMock|resetModules)\(/.test(text)) return []
  return [{ rule: 'mocked-test', file, message: 'replaces modules: name it *.mocked.test.ts or *.mocked.db.test.ts' }]
}

/** File names are kebab-case and meaningful; no file only re-exports. */
export const checkFileNames = (tree: SourceTree, modules: ReadonlyMap<string, Module>): Problem[] => [
  ...[...tree].flatMap(([file, text]) => [...nameProblems(file), ...migrationName(file), ...mockedName(file, text)]),
  ...[...modules.values()].flatMap(barrel),
]
