import type { Module } from './modules.ts'
import { isNode, nameOf, walk, type SyntaxNode } from './syntax.ts'
import { isTest, sliceOf, type Problem } from './tree.ts'

/** Areas that promote: they give prizes and send messages only through hubs that check whether a player may be addressed. */
const promoting: ReadonlySet<string> = new Set(['bonuses', 'campaigns', 'games', 'sportsbook', 'contests', 'loyalty', 'seasons'])

/** Areas that only give prizes: they credit players only through the prize hub. */
const giving: ReadonlySet<string> = new Set(['campaigns', 'contests', 'loyalty', 'seasons'])

/** Areas whose page components are promotional unless they say otherwise. */
const inviting: ReadonlySet<string> = new Set(['bonuses', 'campaigns', 'contests', 'loyalty', 'seasons'])
const admitted: ReadonlySet<string> = new Set(['invitation', 'information'])

const wallet = 'casino/money/wallet/server/api.ts'

/** Where page components are declared: the `components` of a manifest, or a constant of the type PageComponents. */
const declaredComponents = (program: SyntaxNode): readonly SyntaxNode[] => {
  const tables: SyntaxNode[] = []
  walk(program, (node) => {
    const value = node['value'] ?? node['init']
    if (!isNode(value) || value.type !== 'ObjectExpression') return
    const annotation = (node['id'] as SyntaxNode | undefined)?.['typeAnnotation']
    const type = isNode(annotation) && isNode(annotation['typeAnnotation']) ? annotation['typeAnnotation']['typeName'] : undefined
    if (nameOf(node['key']) === 'components' || nameOf(type) === 'PageComponents') tables.push(value)
  })
  return tables.flatMap((table) => table['properties'] as readonly SyntaxNode[])
}

const isAdmitted = (component: SyntaxNode): boolean => {
  const value = component['value']
  return isNode(value) && value.type === 'CallExpression' && admitted.has(nameOf(value['callee']) ?? '')
}

const componentProblems = ({ file, program }: Module): Problem[] => {
  const [, , , part] = file.split('/')
  if (part !== 'server') return []
  return declaredComponents(program)
    .filter((component) => !isAdmitted(component))
    .map((component) => {
      const name = nameOf(component['key']) ?? (component['key'] as { value?: string } | undefined)?.value ?? 'a component'
      const message = `${name} does not say whether it invites: wrap it in invitation(…), or in information(…) if everybody may see it`
      return { rule: 'component-past-the-gate', file, message }
    })
}

const problemsOf = (module: Module): Problem[] => {
  const { file, text, imports } = module
  const area = sliceOf(file)?.area
  if (area === undefined || isTest(file) || !promoting.has(area)) return []
  const components = inviting.has(area) ? componentProblems(module) : []
  const passed = imports.flatMap(({ specifier, target, type_only }): Problem[] => {
    if (giving.has(area) && target === wallet && !type_only && /\bpurseOf\b/.test(text))
      return [
        { rule: 'gives-past-the-hub', file, message: `takes purseOf from ${specifier}: players are given things by bonuses/prizes alone` },
      ]
    if (target?.startsWith('kernel/outbox/'))
      return [
        { rule: 'tells-past-the-gate', file, message: `imports ${specifier}: players are told by a notice (messages/notifications) alone` },
      ]
    return []
  })
  return [...components, ...passed]
}

/** Promoting slices may not bypass the audience gate: grants and notices go through the hubs that ask it, and page components say whether they invite. */
export const checkAudienceGate = (modules: Iterable<Module>): Problem[] => [...modules].flatMap(problemsOf)
