import { readModules } from '../boundaries/modules.ts'
import { stringOf, walk, type SyntaxNode } from '../boundaries/syntax.ts'
import { isTest, readTree, sliceOf } from '../boundaries/tree.ts'
import { rowIdsIn } from './row-ids.ts'

/** Row → the files whose tests name it in a title. */
export type ShownRows = ReadonlyMap<string, readonly string[]>

/** The function name that a call starts with: `test.each(…)('…')` and `test.runIf(…)('…')` start with `test`. */
const calledName = (node: unknown): string => {
  const one = node as SyntaxNode | undefined
  if (one?.type === 'Identifier') return one['name'] as string
  if (one?.type === 'MemberExpression') return calledName(one['object'])
  return one?.type === 'CallExpression' || one?.type === 'TaggedTemplateExpression' ? calledName(one['callee'] ?? one['tag']) : ''
}

/** Modifiers that may keep a test from running; such a test does not count as showing a row. */
const conditions = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fails'])

/** Whether a call like `test.skipIf(…)('…')` or `describe.each(…).skip('…')` contains such a modifier. */
const isConditional = (callee: unknown): boolean => {
  const one = callee as SyntaxNode | undefined
  if (one?.type === 'MemberExpression')
    return conditions.has((one['property'] as SyntaxNode)['name'] as string) || isConditional(one['object'])
  return (one?.type === 'CallExpression' || one?.type === 'TaggedTemplateExpression') && isConditional(one['callee'] ?? one['tag'])
}

const isTestCall = (node: SyntaxNode): boolean =>
  node.type === 'CallExpression' && ['test', 'it', 'describe'].includes(calledName(node['callee']))

const titleOf = (node: SyntaxNode): string => {
  const [first] = node['arguments'] as readonly SyntaxNode[]
  if (first?.type === 'TemplateLiteral')
    return (first['quasis'] as readonly { value: { raw: string } }[]).map(({ value }) => value.raw).join(' ')
  return stringOf(first) ?? ''
}

/** Titles of the tests that always run, excluding conditional `describe` groups. */
export const titlesIn = (program: SyntaxNode): string[] => {
  const titles: string[] = []
  walk(program, (node, parents) => {
    if (isTestCall(node) && ![node, ...parents].some((one) => isTestCall(one) && isConditional(one['callee']))) titles.push(titleOf(node))
  })
  return titles
}

/** Reads every test of the project. */
export const readShownRows = (): ShownRows => {
  const tree = readTree('.')
  const tests = new Map([...tree].filter(([file]) => isTest(file) && /\.(test|spec)\.tsx?$/.test(file)))
  const shown = new Map<string, string[]>()
  for (const { file, program } of readModules(tests).modules.values()) {
    const ids = new Set(titlesIn(program).flatMap(rowIdsIn))
    for (const id of ids) shown.set(id, [...(shown.get(id) ?? []), file])
  }
  return shown
}

/** The owner of a file: its slice, or its first two folders. */
export const ownerOfFile = (file: string): string => sliceOf(file)?.slice ?? file.split('/').slice(0, -1).slice(0, 2).join('/')
