import type { Module } from './modules.ts'
import { isNode, stringOf, walk, type SyntaxNode } from './syntax.ts'
import { isTest, type Problem } from './tree.ts'

const keysIn = (object: SyntaxNode): string[] =>
  (object['properties'] as readonly SyntaxNode[]).flatMap((property) => {
    if (property.type !== 'Property' || property['computed'] === true) return []
    const key = property['key'] as SyntaxNode
    return key.type === 'Identifier' ? [key['name'] as string] : (stringOf(key) ?? [])
  })

const callsOf = (module: Module, callee: string): SyntaxNode[] => {
  const found: SyntaxNode[] = []
  walk(module.program, (node) => {
    if (node.type === 'CallExpression' && (node['callee'] as SyntaxNode)['name'] === callee) found.push(node)
  })
  return found
}

const firstArgument = (call: SyntaxNode): unknown => (call['arguments'] as readonly unknown[])[0]

/** Key → files that declare it with defineTexts. */
const declaredTexts = (modules: Iterable<Module>): Map<string, string[]> => {
  const declared = new Map<string, string[]>()
  for (const module of modules) {
    if (isTest(module.file)) continue
    for (const call of callsOf(module, 'defineTexts')) {
      const object = firstArgument(call)
      if (!isNode(object) || object.type !== 'ObjectExpression') continue
      for (const key of keysIn(object)) declared.set(key, [...(declared.get(key) ?? []), module.file])
    }
  }
  return declared
}

/** Codes in `refusals: [...]` of endpoints, and in `refuse('…')`. */
const usedRefusals = (module: Module): string[] => {
  const codes: string[] = []
  walk(module.program, (node) => {
    if (node.type === 'CallExpression' && (node['callee'] as SyntaxNode)['name'] === 'refuse')
      codes.push(stringOf(firstArgument(node)) ?? '')
    const is_list = node.type === 'Property' && isNode(node['key']) && node['key']['name'] === 'refusals'
    const value = node['value']
    if (!is_list || !isNode(value) || value.type !== 'ArrayExpression') return
    codes.push(...(value['elements'] as readonly unknown[]).flatMap((element) => stringOf(element) ?? []))
  })
  return codes.filter((code) => code !== '')
}

/** Text keys are unique, and every refusal code has a text. */
export const checkTexts = (modules: ReadonlyMap<string, Module>): Problem[] => {
  const declared = declaredTexts(modules.values())
  const doubles = [...declared].filter(([, files]) => files.length > 1)
  const duplicate = doubles.map(([key, files]) => ({
    rule: 'duplicate-text',
    file: files.at(-1) ?? '',
    message: `the text '${key}' is also declared in ${files[0]}: prefix one with its slice's name`,
  }))
  const unknown = [...modules.values()].flatMap((module) => {
    if (isTest(module.file) || !/^(casino|kernel)\//.test(module.file)) return []
    const codes = [...new Set(usedRefusals(module))].filter((code) => !declared.has(code))
    return codes.map((code) => ({ rule: 'unknown-refusal', file: module.file, message: `'${code}' has no text: declare it in texts.ts` }))
  })
  return [...duplicate, ...unknown]
}
