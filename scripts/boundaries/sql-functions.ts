import { sliceOf, type Problem, type SourceTree } from './tree.ts'

const withoutComments = (sql: string): string => sql.replaceAll(/--[^\n]*/g, '')

const namesIn = (sql: string, statement: RegExp): string[] => [...withoutComments(sql).matchAll(statement)].map(([, name = '']) => name)

const folderOf = (file: string): string => file.replace(/\/(migrations|functions)\/[^/]+$/, '')

/** Functions that a migration creates, no migration drops, and no file in `functions/` defines. */
const onlyInMigrations = (tree: SourceTree): Problem[] => {
  const made = new Map<string, string>()
  for (const [file, text] of [...tree].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (!/\/migrations\/[^/]+\.sql$/.test(file)) continue
    for (const name of namesIn(text, /\bdrop\s+function\s+(?:if\s+exists\s+)?([\w.]+)/gi)) made.delete(name)
    for (const name of namesIn(text, /^create\s+(?:or\s+replace\s+)?function\s+([\w.]+)/gim)) made.set(name, file)
  }
  const current = new Set([...tree].flatMap(([file, text]) => (isFunctionFile(file) ? namesIn(text, written) : [])))
  return [...made].flatMap(([name, file]) =>
    current.has(name)
      ? []
      : [{ rule: 'function-in-migration', file, message: `${name}: its current body belongs into ${folderOf(file)}/functions/` }],
  )
}

const written = /^create or replace function ([\w.]+)/gm
const isFunctionFile = (file: string): boolean => /\/functions\/[^/]+\.sql$/.test(file)

/** A file in `functions/` is applied repeatedly, so it may only contain `create or replace function`. */
const otherStatements = (tree: SourceTree): Problem[] =>
  [...tree].flatMap(([file, text]) => {
    if (!isFunctionFile(file) || (sliceOf(file) === undefined && !file.startsWith('kernel/'))) return []
    const rest = withoutComments(text).replaceAll(/\$\$[\s\S]*?\$\$/g, '')
    const statements = rest.split(';').map((one) => one.trim())
    const strange = statements.filter((one) => one !== '' && !one.startsWith('create or replace function '))
    const message = 'functions/ holds `create or replace function` alone: tables and triggers are made by migrations'
    return strange.length > 0 ? [{ rule: 'not-a-function', file, message }] : []
  })

/** A SQL function has one current definition, in its slice's `functions/`; migrations are for tables. */
export const checkSqlFunctions = (tree: SourceTree): Problem[] => [...onlyInMigrations(tree), ...otherStatements(tree)]
