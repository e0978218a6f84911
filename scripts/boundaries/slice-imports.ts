import type { Module } from './modules.ts'
import { isTest, sliceOf, type Problem } from './tree.ts'

/** Order of dependency: an area may call areas of its own level and of earlier levels. Players, sign-in and kyc share the first level. */
export const levels: readonly (readonly string[])[] = [
  ['players', 'sign-in', 'kyc'],
  ['money'],
  ['bonuses'],
  ['games'],
  ['sportsbook'],
  ['campaigns'],
  ['contests'],
  ['loyalty'],
  ['seasons'],
  ['messages'],
  ['site'],
]

export const areas: readonly string[] = levels.flat()

const levelOf = (area: string): number => levels.findIndex((level) => level.includes(area))

/** These areas run side by side in any number and must be removable, so they may not call each other. */
const siblings: ReadonlySet<string> = new Set(['contests', 'loyalty', 'seasons'])

const doors: ReadonlySet<string> = new Set(['events.ts', 'contract.ts', 'server/api.ts', 'web/api.ts'])

/** Extension points declare what others may contribute and call nobody, so every area may import them. */
const extension_door = 'extensions.ts'

/** Tests may assemble slices of any area, and use the test helpers of those slices (a registered player). */
const isOpenToTests = (inside: string): boolean => inside.startsWith('testing/') || inside === 'server/index.ts'

const problemOf = (file: string, target: string): Omit<Problem, 'file'> | undefined => {
  const from = sliceOf(file)
  const to = sliceOf(target)
  if (from === undefined || to === undefined || from.slice === to.slice) return undefined
  const is_test_door = isTest(file) && isOpenToTests(to.inside)
  if (!doors.has(to.inside) && to.inside !== extension_door && !is_test_door) {
    return {
      rule: 'slice-door',
      message: `imports ${target}: another slice is reached only by its events.ts, contract.ts, extensions.ts, server/api.ts or web/api.ts`,
    }
  }
  if (isTest(file) || to.inside === extension_door) return undefined
  if (levelOf(from.area) < levelOf(to.area)) {
    return { rule: 'area-order', message: `imports ${target}: ${from.area} calls only areas above it (${areas.join(', ')})` }
  }
  const are_siblings = from.area !== to.area && siblings.has(from.area) && siblings.has(to.area)
  if (are_siblings && to.inside !== 'events.ts') {
    return { rule: 'siblings-by-facts', message: `imports ${target}: contests, loyalty and seasons talk through facts alone (events.ts)` }
  }
  return undefined
}

/** An `extensions.ts` imports nothing that runs, so that a contributor does not load the owner's code. */
const extensionsDeclareAlone = ({ file, imports }: Module): Problem[] => {
  if (sliceOf(file)?.inside !== extension_door) return []
  const running = imports.filter(({ target, type_only }) => target?.startsWith('casino/') && !type_only)
  return running.map(({ specifier }) => ({
    rule: 'extensions-declare-alone',
    file,
    message: `imports ${specifier}: extension points are declared from the kernel and types alone`,
  }))
}

/** `#casino/` imports are for other slices only, so that a file's imports show what it needs from outside. */
const ownFilesFromOutside = ({ file, imports }: Module): Problem[] => {
  const own = sliceOf(file)?.slice
  const roundabout = imports.filter(
    ({ specifier, target }) => own !== undefined && specifier.startsWith('#casino/') && sliceOf(target ?? '')?.slice === own,
  )
  return roundabout.map(({ specifier }) => ({
    rule: 'own-slice-by-alias',
    file,
    message: `imports ${specifier}: a slice's own files are named from where they are used (./ or ../)`,
  }))
}

const unknownArea = (file: string): Problem[] => {
  const area = sliceOf(file)?.area
  if (area === undefined || areas.includes(area)) return []
  return [{ rule: 'area-order', file, message: `${area} is no area of the house; areas are listed in scripts/boundaries/slice-imports.ts` }]
}

/**
 * Rules 2 and 3: slices are imported through their public files only, areas call earlier areas, sibling areas communicate through
 * facts.
 */
export const checkSliceImports = (modules: Iterable<Module>): Problem[] =>
  [...modules].flatMap((module) => {
    const { file, imports } = module
    const targets = imports.flatMap(({ target }) => target ?? [])
    const found = targets.flatMap((target) => {
      const problem = problemOf(file, target)
      return problem === undefined ? [] : [{ ...problem, file }]
    })
    return [...unknownArea(file), ...extensionsDeclareAlone(module), ...ownFilesFromOutside(module), ...found]
  })
