import type { Module } from './modules.ts'
import { isNode, walk, type SyntaxNode } from './syntax.ts'
import { isTest, type Problem, type SourceTree } from './tree.ts'

const file_limit = 350
const function_limit = 70

const lineCount = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0)

const isFunction = ({ type }: SyntaxNode): boolean => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)

/** Texts, generated files and tables of constants (modules without functions) have no limit. */
const isExempt = (file: string, module: Module | undefined): boolean => {
  if (/(^|\/)texts\.ts$|\.gen\.[a-z]+$/.test(file)) return true
  if (module === undefined) return false
  let has_function = false
  walk(module.program, (node) => {
    has_function ||= isFunction(node)
  })
  return !has_function
}

/** `describe`, `describe.each`, and the result of `describe.skipIf(…)`. */
const isDescribe = (callee: SyntaxNode): boolean => {
  if (callee['name'] === 'describe') return true
  const below = callee['object'] ?? callee['callee']
  return isNode(below) && isDescribe(below)
}

/** The callback of a test group is not counted as one function. */
const isTestGroup = (parents: readonly SyntaxNode[]): boolean => {
  const parent = parents.at(-1)
  return parent?.type === 'CallExpression' && isNode(parent['callee']) && isDescribe(parent['callee'])
}

const longFunctions = ({ file, text, program }: Module): Problem[] => {
  const problems: Problem[] = []
  walk(program, (node, parents) => {
    if (!isFunction(node) || isTestGroup(parents)) return
    const lines = lineCount(text.slice(node.start, node.end))
    if (lines <= function_limit) return
    const first_line = lineCount(text.slice(0, node.start))
    problems.push({
      rule: 'function-too-long',
      file,
      message: `the function at line ${first_line} has ${lines} lines; ${function_limit} is the limit`,
    })
  })
  return problems
}

/** A file of more than 350 lines or a function of more than 70 should be split. */
export const checkSizes = (tree: SourceTree, modules: ReadonlyMap<string, Module>): Problem[] =>
  [...tree].flatMap(([file, text]) => {
    const module = modules.get(file)
    if (isExempt(file, module)) return []
    const lines = lineCount(text)
    const long_file = lines > file_limit ? [{ rule: 'file-too-long', file, message: `${lines} lines; ${file_limit} is the limit` }] : []
    return module === undefined ? long_file : [...long_file, ...longFunctions(module)]
  })

const goal = { median: 80, most: 200 }

/** Median and 90th percentile of file lengths, and the share of tests, for information. */
export const sizeReport = (tree: SourceTree, modules: ReadonlyMap<string, Module>): string => {
  const counted = [...tree].filter(([file]) => !isExempt(file, modules.get(file)))
  const lengths = counted.map(([, text]) => lineCount(text)).toSorted((a, b) => a - b)
  const at = (share: number) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0
  const total = lengths.reduce((sum, lines) => sum + lines, 0)
  const in_tests = counted.filter(([file]) => isTest(file)).reduce((sum, [, text]) => sum + lineCount(text), 0)
  const share = total === 0 ? 0 : Math.round((in_tests / total) * 100)
  return `median ${at(0.5)} lines (at most ${goal.median}), 90 % up to ${at(0.9)} (at most ${goal.most}), tests ${share} % of ${total} lines`
}
