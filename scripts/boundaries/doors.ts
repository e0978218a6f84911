import type { Module } from './modules.ts'
import { isTest, sliceOf, type Problem } from './tree.ts'

/** The order of dependency: an area calls areas of its own level and of those above it. Who the players are and how they show it is one level. */
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

/** These three are played side by side, in any number, and may come and go. */
const siblings: ReadonlySet<string> = new Set(['contests', 'loyalty', 'seasons'])

const doors: ReadonlySet<string> = new Set(['events.ts', 'contract.ts', 'server/api.ts', 'web/api.ts'])

/** Declares what others may contribute and calls nobody, so it stands open to every area. */
const extension_door = 'extensions.ts'

/** Tests may compose a house of several slices of any area, and use what those give to tests (a registered player). */
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

/** Extension points are declared beside everything that runs: whoever contributes drags nothing of the owner along. */
const extensionsDeclareAlone = ({ file, imports }: Module): Problem[] => {
  if (sliceOf(file)?.inside !== extension_door) return []
  const running = imports.filter(({ target, type_only }) => target?.startsWith('casino/') && !type_only)
  return running.map(({ specifier }) => ({
    rule: 'extensions-declare-alone',
    file,
    message: `imports ${specifier}: extension points are declared from the kernel and types alone`,
  }))
}

/** What begins with `#casino/` is another slice's: whoever reads the imports sees at once what a file needs from outside. */
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
  return [{ rule: 'area-order', file, message: `${area} is no area of the house; areas are listed in scripts/boundaries/doors.ts` }]
}

/** Rules 2 and 3: slices are reached by their doors, areas call upwards, siblings talk through facts. */
export const checkDoors = (modules: Iterable<Module>): Problem[] =>
  [...modules].flatMap((module) => {
    const { file, imports } = module
    const targets = imports.flatMap(({ target }) => target ?? [])
    const found = targets.flatMap((target) => {
      const problem = problemOf(file, target)
      return problem === undefined ? [] : [{ ...problem, file }]
    })
    return [...unknownArea(file), ...extensionsDeclareAlone(module), ...ownFilesFromOutside(module), ...found]
  })
