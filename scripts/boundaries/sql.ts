import type { Module } from './modules.ts'
import { walk } from './syntax.ts'
import { isTest, sliceOf, type Problem, type SourceTree } from './tree.ts'

/** A slice's schema name in migrations: `loyalty/rank-league` → `loyalty_rank_league`. */
const schemaOf = (slice: string): string => slice.replaceAll(/[/-]/g, '_')

const withoutComments = (sql: string): string => sql.replaceAll(/--[^\n]*/g, '').replaceAll(/\/\*[\s\S]*?\*\//g, '')

/** All text in a module that could be SQL: strings and templates, without placeholders. */
const literalsOf = ({ program }: Module): string => {
  const parts: string[] = []
  walk(program, (node) => {
    if (node.type === 'TemplateElement') parts.push((node['value'] as { raw: string }).raw)
    if (node.type === 'Literal' && typeof node['value'] === 'string') parts.push(node['value'])
  })
  return parts.join('\n')
}

const foreignSchemas = (file: string, sql: string, schemas: ReadonlySet<string>): Problem[] => {
  const slice = sliceOf(file)?.slice
  const own = slice === undefined ? undefined : schemaOf(slice)
  const named = new Set([...sql.matchAll(/(?<![\w.])"?([a-z][a-z0-9_]*)"?\s*\.\s*"?[a-z_]/g)].flatMap(([, schema]) => schema ?? []))
  const foreign = [...named].filter((schema) => schemas.has(schema) && schema !== own)
  const message = (schema: string) => `names the schema ${schema}: ask that slice through its server/api.ts, or keep what its facts tell`
  return foreign.map((schema) => ({ rule: 'foreign-schema', file, message: message(schema) }))
}

const creation =
  /\bcreate\s+(?:or\s+replace\s+)?(?:unlogged\s+)?(?:table|view|materialized\s+view|function|procedure|type|domain|sequence)\s+(?:if\s+not\s+exists\s+)?("?[\w.]+)/gi

/** Tables need an explicit schema; otherwise they would be created in `public`. */
const unqualified = (file: string, sql: string): Problem[] => {
  const slice = sliceOf(file)?.slice
  if (slice === undefined || !file.endsWith('.sql')) return []
  const own = schemaOf(slice)
  const strays = [...sql.matchAll(creation)].flatMap(([, name = '']) => (name.replaceAll('"', '').startsWith(`${own}.`) ? [] : [name]))
  return strays.map((name) => ({ rule: 'unqualified-table', file, message: `creates ${name} outside the slice's schema ${own}` }))
}

/** No SQL, in migrations or in code, names another slice's schema; all may use `kernel`. */
export const checkSql = (tree: SourceTree, modules: ReadonlyMap<string, Module>): Problem[] => {
  const slices = [...tree.keys()].flatMap((file) => sliceOf(file)?.slice ?? [])
  const schemas = new Set(slices.map(schemaOf))
  return [...tree].flatMap(([file, text]) => {
    const is_ours = /^(casino|kernel|apps)\//.test(file) && !isTest(file)
    if (!is_ours) return []
    const module = modules.get(file)
    const sql = module === undefined ? withoutComments(text) : literalsOf(module)
    return [...foreignSchemas(file, sql, schemas), ...unqualified(file, sql)]
  })
}
