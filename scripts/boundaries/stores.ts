import type { Module } from './modules.ts'
import { isNode, nameOf, walk } from './syntax.ts'
import { isTest, sliceOf, type Problem } from './tree.ts'

/** Modules that a store must not import: requests, facts, the audit log, operator commands, messages, sockets, jobs. */
const deciding = /^kernel\/(http|facts|audit|operator|outbox|realtime|jobs)\//
const answering = new Set(['fastify', 'jose'])
const otherSlice = /^casino\/[^/]+\/[^/]+\/server\/api\.ts$/

/** Whether the module executes SQL. A fragment passed to a kit, such as a retention condition, does not count. */
const runsSql = ({ program }: Module): boolean => {
  let is_tagged = false
  let is_run = false
  walk(program, (node) => {
    if (node.type === 'TaggedTemplateExpression' && nameOf(node['tag']) === 'sql') is_tagged = true
    if (node.type !== 'CallExpression') return
    const callee = node['callee']
    if (isNode(callee) && callee.type === 'MemberExpression' && nameOf(callee['property']) === 'execute') is_run = true
  })
  return is_tagged && is_run
}

/** A slice's module that executes SQL is a store: it reads and writes rows and leaves decisions, responses and messages to its callers. */
export const checkStores = (modules: Iterable<Module>): Problem[] =>
  [...modules].flatMap((module) => {
    const { file, imports } = module
    if (isTest(file) || sliceOf(file) === undefined) return []
    const met = imports.filter(({ type_only }) => !type_only).map(({ target, specifier }) => target ?? specifier)
    const [other] = met.filter((one) => deciding.test(one) || answering.has(one) || otherSlice.test(one))
    if (other === undefined || !runsSql(module)) return []
    return [{ rule: 'sql-beside-decisions', file, message: `runs SQL and imports ${other}: move its statements into a store` }]
  })
