import type { Module } from './modules.ts'
import { isTest, type Problem, type SourceTree } from './tree.ts'

/** Such a name says that nobody knows what belongs there. */
const vague = new Set(['utils', 'util', 'helpers', 'helper', 'manager', 'common', 'base', 'misc'])

const isKebab = (part: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(part)

const nameProblems = (file: string): Problem[] => {
  // The framework gives some of its files two-part names of its own.
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

/** A file that only hands on others' exports hides where things are. */
const barrel = (module: Module): Problem[] => {
  const statements = module.program['body'] as readonly { type: string; source?: unknown }[]
  const handed_on = statements.filter(({ type, source }) => type.startsWith('Export') && source !== undefined && source !== null)
  const { file } = module
  // api.ts is a slice's door: which of its functions others may call is all that it has to say.
  if (handed_on.length === 0 || isTest(file) || /\/(server|web)\/api\.ts$/.test(file)) return []
  const everything = handed_on.some(({ type }) => type === 'ExportAllDeclaration')
  if (!everything && handed_on.length * 2 < statements.length) return []
  return [{ rule: 'barrel', file, message: 'hands on the exports of other files: import them where they are' }]
}

/** Names are kebab-case and say something; no file is a barrel. */
export const checkFileNames = (tree: SourceTree, modules: ReadonlyMap<string, Module>): Problem[] => [
  ...[...tree.keys()].flatMap((file) => [...nameProblems(file), ...migrationName(file)]),
  ...[...modules.values()].flatMap(barrel),
]
