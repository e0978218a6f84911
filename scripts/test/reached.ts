import type { Module } from '../boundaries/modules.ts'
import { sliceOf } from '../boundaries/tree.ts'

export interface Reached {
  /** Files of tests that need no browser. */
  readonly tests: readonly string[]
  /** Journeys that changed themselves, or by what they are made of. Of the product they all see everything. */
  readonly journeys: readonly string[]
}

/** What composes the whole house: every test of a house imports it, and it every slice. The way through it would reach everything. */
const composition = new Set(['apps/testing/test-house.ts', 'apps/server/slices.ts', 'apps/web/slices.ts', 'apps/server/identify.ts'])

const importersOf = (modules: Iterable<Module>): ReadonlyMap<string, readonly string[]> => {
  const importers = new Map<string, string[]>()
  for (const { file, imports } of modules)
    for (const { target } of imports) if (target !== undefined) importers.set(target, [...(importers.get(target) ?? []), file])
  return importers
}

/** A statement changes what every module of its server does; a reaction in a transaction changes what its producer does. */
const startsOf = (changed: readonly string[], modules: ReadonlyMap<string, Module>): string[] =>
  changed.flatMap((file) => {
    const slice = sliceOf(file)?.slice
    if (slice === undefined || !sliceOf(file)?.inside.startsWith('server/')) return [file]
    if (file.endsWith('.sql')) return [...modules.keys()].filter((one) => one.startsWith(`casino/${slice}/server/`))
    const { imports = [] } = modules.get(file) ?? {}
    const heard = imports.flatMap(({ target }) => (target?.endsWith('/events.ts') && sliceOf(target)?.slice !== slice ? [target] : []))
    return [file, ...heard]
  })

/** A house answers calls: whoever calls a slice by its contract meets what its server does, without an import of it. */
const callersOf = (file: string, modules: ReadonlyMap<string, Module>, importers: ReadonlyMap<string, readonly string[]>): string[] => {
  const { slice, inside } = sliceOf(file) ?? {}
  if (slice === undefined || !inside?.startsWith('server/') || isTestFile(file)) return []
  const own = [...modules.keys()].filter((one) => one.startsWith(`casino/${slice}/`) && one.endsWith('.db.test.ts'))
  return [...own, ...(importers.get(`casino/${slice}/contract.ts`) ?? []).filter((one) => one.endsWith('.db.test.ts'))]
}

const isTestFile = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file)

/**
 * The tests that a change can reach: by imports, from the changed files to whoever uses them; by calls; by the facts that a changed file hears.
 * A test that meets a change only because the whole house is put together around it is left to the whole run.
 */
export const reachedTests = (changed: readonly string[], modules: ReadonlyMap<string, Module>): Reached => {
  const importers = importersOf(modules.values())
  const seen = new Set<string>()
  const queue = startsOf(changed, modules)
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (seen.has(file)) continue
    seen.add(file)
    if (composition.has(file) && !changed.includes(file)) continue
    queue.push(...(importers.get(file) ?? []), ...callersOf(file, modules, importers))
  }
  const reached = [...seen].filter((file) => isTestFile(file) && modules.has(file)).toSorted()
  return { tests: reached.filter((file) => !file.startsWith('e2e/')), journeys: reached.filter((file) => file.startsWith('e2e/')) }
}
