import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { isNode, stringOf, walk, type SyntaxNode } from './syntax.ts'
import type { Problem, SourceTree } from './tree.ts'

export interface Import {
  readonly specifier: string
  /** File of the project, or undefined for a package. */
  readonly target: string | undefined
  /** A type import, erased at build time. */
  readonly type_only: boolean
  /** A dynamic `import()`. */
  readonly dynamic: boolean
}

export interface Module {
  readonly file: string
  readonly text: string
  readonly program: SyntaxNode
  readonly imports: readonly Import[]
}

const subpath = /^#(kernel|engines|casino|ui|apps)\//

const targetOf = (file: string, specifier: string): string | undefined => {
  const plain = specifier.replace(/\?.*$/, '')
  if (subpath.test(plain)) return plain.slice(1)
  if (plain.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(file), plain))
  return undefined
}

const importIn = (node: SyntaxNode, file: string): Import | undefined => {
  const specifier = stringOf(node['source'])
  if (specifier === undefined) return undefined
  const target = targetOf(file, specifier)
  if (node.type === 'ImportExpression') return { specifier, target, type_only: false, dynamic: true }
  if (node.type === 'TSImportType') return { specifier, target, type_only: true, dynamic: false }
  const is_import = ['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration'].includes(node.type)
  if (!is_import) return undefined
  return { specifier, target, type_only: node['importKind'] === 'type' || node['exportKind'] === 'type', dynamic: false }
}

const importsOf = (program: SyntaxNode, file: string): Import[] => {
  const found: Import[] = []
  walk(program, (node) => {
    const one = importIn(node, file)
    if (one !== undefined) found.push(one)
  })
  return found
}

const parse = (file: string, text: string): Module | Problem => {
  const { program, errors } = parseSync(file, text, { preserveParens: false })
  const [error] = errors
  if (error !== undefined || !isNode(program)) return { rule: 'syntax', file, message: `cannot be read: ${error?.message}` }
  return { file, text, program, imports: importsOf(program, file) }
}

/** Parses every module of a tree, and reports imports of files that do not exist. */
export const readModules = (tree: SourceTree): { modules: ReadonlyMap<string, Module>; problems: Problem[] } => {
  const modules = new Map<string, Module>()
  const problems: Problem[] = []
  for (const [file, text] of tree) {
    if (file.endsWith('.sql')) continue
    const parsed = parse(file, text)
    if ('rule' in parsed) problems.push(parsed)
    else modules.set(file, parsed)
  }
  for (const { file, imports } of modules.values()) {
    for (const { target, specifier } of imports) {
      const is_module = target !== undefined && /\.(ts|tsx|mjs)$/.test(target)
      if (is_module && !tree.has(target))
        problems.push({ rule: 'unresolved-import', file, message: `imports ${specifier}, which is not there` })
      const has_no_extension = target !== undefined && path.posix.extname(target) === ''
      if (has_no_extension) problems.push({ rule: 'unresolved-import', file, message: `imports ${specifier} without its extension` })
    }
  }
  return { modules, problems }
}
