import type { Module } from './modules.ts'
import { isNode, stringOf, walk, type SyntaxNode } from './syntax.ts'
import { isTest, type Problem } from './tree.ts'

interface Table {
  readonly subject: RegExp
  readonly names: ReadonlySet<string>
  /** Files that may compare names: the table of differences, and code that needs the name itself. */
  readonly allowed: RegExp
  readonly rule: string
  readonly advice: string
}

const tables: readonly Table[] = [
  {
    subject: /brand/i,
    names: new Set(['ua', 'vlk', 'vegas', 'king']),
    allowed: /^(kernel\/brand|ui\/tokens|scripts|bench|e2e)\//,
    rule: 'brand-name-compared',
    advice: "ask the brand's table: brand.has('…') or a value in it (kernel/brand)",
  },
  {
    subject: /jurisdiction/i,
    names: new Set(['open', 'ua', 'gb']),
    allowed: /^(apps|scripts|bench|e2e)\//,
    rule: 'jurisdiction-name-compared',
    advice: "ask the jurisdiction profile's rules",
  },
]

const textOf = (module: Module, node: unknown): string => (isNode(node) ? module.text.slice(node.start, node.end) : '')

const isAbout = (module: Module, node: unknown, { subject }: Table): boolean => subject.test(textOf(module, node))

const compares = (module: Module, node: SyntaxNode, table: Table): boolean => {
  const isName = (side: unknown): boolean => table.names.has(stringOf(side) ?? '')
  if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(node['operator'] as string)) {
    const { left, right } = node as unknown as { left: unknown; right: unknown }
    return (isName(left) && isAbout(module, right, table)) || (isName(right) && isAbout(module, left, table))
  }
  if (node.type === 'SwitchStatement' && isAbout(module, node['discriminant'], table)) {
    return (node['cases'] as readonly SyntaxNode[]).some((one) => isName(one['test']))
  }
  if (node.type === 'CallExpression') return includesName(module, node, table, isName)
  const is_lookup = node.type === 'MemberExpression' && node['computed'] === true
  return is_lookup && isNode(node['property']) && table.subject.test(textOf(module, node['property'])) && holdsNames(node['object'], isName)
}

/** `['vlk', 'vegas'].includes(brand.name)` */
const includesName = (module: Module, call: SyntaxNode, table: Table, isName: (node: unknown) => boolean): boolean => {
  const callee = call['callee'] as SyntaxNode
  const list = callee.type === 'MemberExpression' ? (callee['object'] as SyntaxNode) : undefined
  if (list?.type !== 'ArrayExpression' || !(list['elements'] as readonly unknown[]).some(isName)) return false
  return (call['arguments'] as readonly unknown[]).some((argument) => isAbout(module, argument, table))
}

/** `{ vlk: 1, king: 2 }[brand.name]` */
const holdsNames = (node: unknown, isName: (node: unknown) => boolean): boolean => {
  if (!isNode(node) || node.type !== 'ObjectExpression') return false
  return (node['properties'] as readonly SyntaxNode[]).some((property) => {
    const key = property['key'] as SyntaxNode | undefined
    return isName(key) || (key?.type === 'Identifier' && isName({ type: 'Literal', value: key['name'], start: 0, end: 0 }))
  })
}

/** Differences between brands or licences are kept in one table, so no other code may compare their names. */
export const checkNamesCompared = (modules: Iterable<Module>): Problem[] =>
  [...modules].flatMap((module) =>
    tables.flatMap((table) => {
      if (table.allowed.test(module.file) || isTest(module.file)) return []
      const problems: Problem[] = []
      walk(module.program, (node) => {
        if (!compares(module, node, table)) return
        problems.push({ rule: table.rule, file: module.file, message: `${textOf(module, node).slice(0, 80)}: ${table.advice}` })
      })
      return problems
    }),
  )
