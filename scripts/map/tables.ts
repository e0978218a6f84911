import { readFileSync, readdirSync } from 'node:fs'
import { byText, code, page, table, type MapPage } from './markdown.ts'

interface Table {
  readonly name: string
  readonly meaning: string
  readonly file: string
}

const migrations = (): string[] =>
  ['kernel', 'casino']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
    )
    .filter((file) => /\/migrations\/[^/]+\.sql$/.test(file))
    .toSorted(byText)

/** The comment directly above a statement describes its table. */
const tablesIn = (file: string): Table[] => {
  const sql = readFileSync(file, 'utf8')
  const found = sql.matchAll(/((?:^--[^\n]*\n)*)^create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?([\w."]+)/gim)
  return [...found].map(([, comment = '', name = '']) => ({
    name: name.replaceAll('"', ''),
    meaning: comment.replaceAll(/^-- ?/gm, '').trim(),
    file,
  }))
}

const ownerOf = (file: string): string => (file.startsWith('kernel/') ? 'kernel' : file.split('/').slice(1, 3).join('/'))

/** Every table that migrations create. */
export const tablesPage = (): MapPage => {
  const tables = migrations()
    .flatMap(tablesIn)
    .toSorted((a, b) => byText(a.name, b.name))
  const rows = tables.map(({ name, meaning, file }) => [code(name), meaning, ownerOf(file)])
  return page(
    'tables',
    'Tables',
    `A slice's tables stand in its own schema; nobody else's SQL names it.`,
    table(['table', 'what it keeps', 'owner'], rows),
  )
}
