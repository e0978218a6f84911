import type { Module } from './modules.ts'
import { nameOf, walk, type SyntaxNode } from './syntax.ts'
import { isTest, type Problem } from './tree.ts'

/** Server code and shared code: rules receive the time as an argument. */
const isServerCode = (file: string): boolean =>
  /^(kernel|engines|casino|apps\/server|apps\/operator)\//.test(file) &&
  !/^(casino\/[^/]+\/[^/]+|kernel)\/web\//.test(file) &&
  !isTest(file)

const readsTime = (node: SyntaxNode): boolean => {
  if (node.type === 'NewExpression') return nameOf(node['callee']) === 'Date' && (node['arguments'] as readonly unknown[]).length === 0
  if (node.type !== 'CallExpression') return false
  const name = nameOf(node['callee'])
  return name === 'Date.now' || name === 'Date' || (name?.startsWith('Temporal.Now.') ?? false)
}

const readsAnyDate = (node: SyntaxNode): boolean => node.type === 'Identifier' && node['name'] === 'Date'

const problemOf = (file: string, node: SyntaxNode): Omit<Problem, 'file'> | undefined => {
  if (nameOf(node) === 'Math.random' && node.type === 'MemberExpression') {
    return { rule: 'chance', message: 'Math.random: chance comes from house.random or the fair source' }
  }
  if (file.startsWith('engines/') && readsAnyDate(node)) return { rule: 'time', message: 'engines know no time: take it as an argument' }
  if (file.startsWith('kernel/clock/') || !readsTime(node)) return undefined
  return { rule: 'time', message: 'time comes from house.clock.now(), which tests hold' }
}

/** Server code and engines use no random source but the kernel's and no time but the clock's. */
export const checkChanceAndTime = (modules: Iterable<Module>): Problem[] =>
  [...modules].flatMap(({ file, program }) => {
    if (!isServerCode(file)) return []
    const problems: Problem[] = []
    walk(program, (node) => {
      const problem = problemOf(file, node)
      if (problem !== undefined) problems.push({ ...problem, file })
    })
    return problems
  })
