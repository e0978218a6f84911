import type { Module } from './modules.ts'
import { isTest, sliceOf, type Problem } from './tree.ts'

/** Type imports and dynamic imports do not count as cycles. */
const neighbours = (file: string, modules: ReadonlyMap<string, Module>): string[] =>
  (modules.get(file)?.imports ?? []).flatMap(({ target, type_only, dynamic }) =>
    target === undefined || type_only || dynamic || !modules.has(target) ? [] : [target],
  )

/** Rule 6: no import cycles. Each is reported once, with its modules. */
export const checkCycles = (modules: ReadonlyMap<string, Module>): Problem[] => {
  const problems: Problem[] = []
  const finished = new Set<string>()
  const way: string[] = []
  const visit = (file: string): void => {
    const begins = way.indexOf(file)
    if (begins >= 0) {
      problems.push({ rule: 'cycle', file, message: [...way.slice(begins), file].join(' → ') })
      return
    }
    if (finished.has(file)) return
    way.push(file)
    for (const next of neighbours(file, modules)) visit(next)
    way.pop()
    finished.add(file)
  }
  for (const file of modules.keys()) visit(file)
  return problems
}

/** The two slice lists in apps that assemble the house. */
const manifests: ReadonlySet<string> = new Set(['apps/server/slices.ts', 'apps/web/slices.ts'])

/** From this many slices on, importing at least half of them counts as knowing every slice. */
const smallest_house = 6

/** No hand-written file may import every slice; only the slice lists do. */
export const checkKnowsEverySlice = (modules: ReadonlyMap<string, Module>): Problem[] => {
  const slices = new Set([...modules.keys()].flatMap((file) => sliceOf(file)?.slice ?? []))
  if (slices.size < smallest_house) return []
  return [...modules.values()].flatMap(({ file, imports }) => {
    if (manifests.has(file) || isTest(file)) return []
    const known = new Set(imports.flatMap(({ target }) => (target === undefined ? [] : (sliceOf(target)?.slice ?? []))))
    if (known.size * 2 < slices.size) return []
    return [
      {
        rule: 'knows-every-slice',
        file,
        message: `imports ${known.size} of ${slices.size} slices: let slices declare it in their manifests`,
      },
    ]
  })
}
