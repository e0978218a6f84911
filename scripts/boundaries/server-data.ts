import type { Module } from './modules.ts'
import { isNode, nameOf, walk, type SyntaxNode } from './syntax.ts'
import { isTest, type Problem } from './tree.ts'

/** Pages of slices and the shell. kernel/web is exempt: it owns the stores that are cleared when a player signs out. */
const isWatched = (file: string): boolean => /^(casino\/[^/]+\/[^/]+\/web\/|apps\/web\/)/.test(file) && !isTest(file)

/** Files that describe server data. */
const isContract = (file: string): boolean => /(^|\/)(contract|events)\.ts$/.test(file)

/** Generic containers whose content type must be inspected. */
const holdsAnything = new Set(['TSUnknownKeyword', 'TSAnyKeyword', 'TSObjectKeyword'])

const isAnything = (type: SyntaxNode): boolean => {
  let is_found = false
  walk(type, ({ type: kind }) => (is_found ||= holdsAnything.has(kind)))
  return is_found
}

interface Named {
  readonly module: Module
  readonly node: SyntaxNode
}

/** Type declarations of a module, by name. */
const typesOf = (module: Module): ReadonlyMap<string, SyntaxNode> => {
  const types = new Map<string, SyntaxNode>()
  walk(module.program, (node) => {
    if (node.type !== 'TSInterfaceDeclaration' && node.type !== 'TSTypeAliasDeclaration') return
    const name = nameOf(node['id'])
    if (name !== undefined) types.set(name, node)
  })
  return types
}

/** The file that an imported name comes from, and its name there. */
const originOf = (module: Module, name: string): { file: string; name: string } | undefined => {
  for (const node of module.program['body'] as readonly SyntaxNode[]) {
    if (node.type !== 'ImportDeclaration') continue
    for (const one of node['specifiers'] as readonly SyntaxNode[]) {
      if (nameOf(one['local']) !== name) continue
      const specifier = (node['source'] as { value: string }).value
      const target = module.imports.find((candidate) => candidate.specifier === specifier)?.target
      if (target !== undefined) return { file: target, name: nameOf(one['imported']) ?? name }
    }
  }
  return undefined
}

/** The name by which a type contains server data, following references through our own modules; undefined if it contains none. */
const serverDataIn = ({ module, node }: Named, modules: ReadonlyMap<string, Module>, seen: Set<string>): string | undefined => {
  let found: string | undefined
  walk(node, (part) => {
    if (found !== undefined) return
    const name = part.type === 'Identifier' ? nameOf(part) : undefined
    if (name === undefined || seen.has(`${module.file} ${name}`)) return
    seen.add(`${module.file} ${name}`)
    const local = typesOf(module).get(name)
    if (local && local !== node) found = serverDataIn({ module, node: local }, modules, seen)
    const origin = originOf(module, name)
    if (!origin) return
    if (isContract(origin.file)) {
      found = name
      return
    }
    const there = modules.get(origin.file)
    const declared = there && typesOf(there).get(origin.name)
    if (there && declared) found = serverDataIn({ module: there, node: declared }, modules, seen)
  })
  return found
}

const holders = new Set(['Map', 'Set', 'WeakMap', 'WeakSet'])
const fillable = new Set(['Array', 'Record'])

/** An empty list or table that is not readonly: it is there to be filled. */
const isToBeFilled = (init: SyntaxNode, annotation: SyntaxNode): boolean => {
  const type = annotation['typeAnnotation']
  if (!isNode(type) || (init.type !== 'ArrayExpression' && init.type !== 'ObjectExpression')) return false
  const content = init['elements'] ?? init['properties']
  const is_fillable = type.type === 'TSArrayType' || fillable.has(nameOf(type['typeName']) ?? '')
  return is_fillable && (content as readonly SyntaxNode[]).length === 0
}

/** The types that a module-level declaration may hold: its annotation, and the type arguments of a store or map. */
const heldTypes = (declaration: SyntaxNode, declarator: SyntaxNode): readonly SyntaxNode[] => {
  const init = declarator['init']
  const annotation = (declarator['id'] as SyntaxNode)['typeAnnotation']
  const annotated = isNode(annotation) ? [annotation] : []
  if (declaration['kind'] === 'let') return annotated
  if (!isNode(init)) return []
  const is_store = init.type === 'CallExpression' && nameOf(init['callee']) === 'createStore'
  const is_holder = init.type === 'NewExpression' && holders.has(nameOf(init['callee']) ?? '')
  if (isNode(annotation) && isToBeFilled(init, annotation)) return annotated
  if (!is_store && !is_holder) return []
  return [...annotated, ...(isNode(init['typeArguments']) ? [init['typeArguments']] : [])]
}

const declarationsOf = (module: Module): readonly SyntaxNode[] =>
  (module.program['body'] as readonly SyntaxNode[])
    .map((node) => (node.type === 'ExportNamedDeclaration' && isNode(node['declaration']) ? node['declaration'] : node))
    .filter((node) => node.type === 'VariableDeclaration')

/**
 * Server data belong to one player and must be kept in queries, which are cleared when the player signs out. A module's store,
 * variable or map would keep them for the next player.
 */
export const checkServerData = (modules: ReadonlyMap<string, Module>): Problem[] =>
  [...modules.values()]
    .filter(({ file }) => isWatched(file))
    .flatMap((module) =>
      declarationsOf(module).flatMap((declaration) =>
        (declaration['declarations'] as readonly SyntaxNode[]).flatMap((declarator) => {
          const held = heldTypes(declaration, declarator)
            .map((node) => (isAnything(node) ? 'anything that is put into it' : serverDataIn({ module, node }, modules, new Set())))
            .find((name) => name !== undefined)
          if (held === undefined) return []
          const name = nameOf(declarator['id']) ?? 'it'
          const message = `${name} keeps ${held} for whoever comes next: use queries or createQueryState (kernel/web/state/queries.ts)`
          return [{ rule: 'server-data-in-module', file: module.file, message }]
        }),
      ),
    )
