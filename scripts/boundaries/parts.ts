import type { Module } from './modules.ts'
import { isNode, walk } from './syntax.ts'
import { isTest, type Problem } from './tree.ts'

const manifests = 'kernel/web/every-web-slice.ts'
/** What loads a part together with its texts. */
const loaders: readonly string[] = ['kernel/web/lazy-part.ts', 'kernel/web/texts/with-texts.ts', 'kernel/web/contributed-views.ts']

const takesLazy = ({ program }: Module): boolean => {
  let is_taken = false
  walk(program, (node) => {
    if (node.type !== 'ImportDeclaration' || (node['source'] as { value?: unknown }).value !== 'react') return
    for (const { imported } of node['specifiers'] as readonly { imported?: unknown }[])
      if (isNode(imported) && imported['name'] === 'lazy') is_taken = true
  })
  return is_taken
}

/** Code that comes on demand comes with its texts (decision 0032): parts are lazyPart, and what a manifest loads goes through a loader. */
export const checkParts = (modules: Iterable<Module>): Problem[] =>
  [...modules].flatMap((module) => {
    const { file, imports } = module
    if (!/^(casino|apps)\//.test(file) || isTest(file)) return []
    const reads = imports.some(({ target, type_only }) => target === manifests && !type_only)
    const is_root = file === 'apps/web/root.tsx'
    const loads_bare = reads && !is_root && !imports.some(({ target }) => target !== undefined && loaders.includes(target))
    const advice = 'loaded without its texts: take lazyPart, contributedViews or findView (kernel/web)'
    return takesLazy(module) || loads_bare ? [{ rule: 'part-without-texts', file, message: advice }] : []
  })
