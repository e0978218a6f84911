import type { Module } from '../boundaries/modules.ts'
import { sliceOf } from '../boundaries/tree.ts'

export interface Reached {
  /** Test files that need no browser. */
  readonly tests: readonly string[]
  /** Journeys that changed, directly or through their helpers. A change to the product affects all journeys. */
  readonly journeys: readonly string[]
}

/**
 * Files that assemble the whole house. Every house test imports them and they import every slice, so following them would select
 * everything.
 */
const composition = new Set(['apps/testing/test-house.ts', 'apps/server/slices.ts', 'apps/web/slices.ts', 'apps/server/identify.ts'])

const importersOf = (modules: Iterable<Module>): ReadonlyMap<string, readonly string[]> => {
  const importers = new Map<string, string[]>()
  for (const { file, imports } of modules)
    for (const { target } of imports) if (target !== undefined) importers.set(target, [...(importers.get(target) ?? []), file])
  return importers
}

/** A SQL statement affects every module of its slice's server; an in-transaction reaction affects the producers of its fact. */
const startsOf = (changed: readonly string[], modules: ReadonlyMap<string, Module>): string[] =>
  changed.flatMap((file) => {
    const slice = sliceOf(file)?.slice
    if (slice === undefined || !sliceOf(file)?.inside.startsWith('server/')) return [file]
    if (file.endsWith('.sql')) return [...modules.keys()].filter((one) => one.startsWith(`casino/${slice}/server/`))
    const { imports = [] } = modules.get(file) ?? {}
    const heard = imports.flatMap(({ target }) => (target?.endsWith('/events.ts') && sliceOf(target)?.slice !== slice ? [target] : []))
    return [file, ...heard]
  })

/** A test that imports a slice's contract calls its server over HTTP, without importing it. */
const callersOf = (file: string, modules: ReadonlyMap<string, Module>, importers: ReadonlyMap<string, readonly string[]>): string[] => {
  const { slice, inside } = sliceOf(file) ?? {}
  if (slice === undefined || !inside?.startsWith('server/') || isTestFile(file)) return []
  const own = [...modules.keys()].filter((one) => one.startsWith(`casino/${slice}/`) && one.endsWith('.db.test.ts'))
  return [...own, ...(importers.get(`casino/${slice}/contract.ts`) ?? []).filter((one) => one.endsWith('.db.test.ts'))]
}

const isTestFile = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file)

/**
 * The tests that a change can affect: through imports from the changed files to their users, through calls, and through the facts
 * that a changed file reacts to. Tests affected only because the whole house is assembled around them are left to the full run.
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
