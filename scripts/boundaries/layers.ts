import type { Import, Module } from './modules.ts'
import { isTest, type Problem } from './tree.ts'

interface Layer {
  readonly rule: string
  readonly folder: string
  readonly allows: (one: Import, in_test: boolean) => boolean
  readonly advice: string
}

const inFolders =
  (...folders: readonly string[]) =>
  (target: string): boolean =>
    folders.some((folder) => target.startsWith(`${folder}/`))

const engines = inFolders('engines')
const belowKernel = inFolders('kernel', 'engines')
const belowUi = inFolders('ui', 'kernel')
const belowCasino = inFolders('casino', 'kernel', 'engines', 'ui')
/** What a test assembles a house from. */
const testing = (target: string): boolean => target.startsWith('apps/testing/') || /^apps\/(server|web)\/slices\.ts$/.test(target)

/** A router or query library in a UI primitive would tie it to one way of loading data. */
const appLibraries = /^(react-router|@react-router\/.*|@tanstack\/.*)$/

const layers: readonly Layer[] = [
  {
    rule: 'engines-alone',
    folder: 'engines/',
    allows: ({ target }, in_test) => (target === undefined ? in_test : engines(target)),
    advice: 'engines import only themselves: give what is needed as an argument',
  },
  {
    rule: 'kernel-below',
    folder: 'kernel/',
    allows: ({ target }, in_test) => target === undefined || belowKernel(target) || (in_test && testing(target)),
    advice: 'the kernel knows no casino, apps or ui: let the caller give it',
  },
  {
    rule: 'ui-apart',
    folder: 'ui/',
    allows: ({ target, specifier }) => (target === undefined ? !appLibraries.test(specifier) : belowUi(target)),
    advice: 'ui knows no router, no query library, no casino and no apps: take it as a property',
  },
  ...['players', 'sign-in', 'kyc', 'messages', 'site'].map((area) => ({
    rule: 'engines-are-for-play',
    folder: `casino/${area}/`,
    allows: ({ target }: Import, in_test: boolean) =>
      target === undefined || belowUi(target) || inFolders('casino', 'ui')(target) || (in_test && testing(target)),
    advice: 'engines decide games; random numbers that nobody plays for are house.random.below',
  })),
  {
    rule: 'casino-below-apps',
    folder: 'casino/',
    allows: ({ target }, in_test) => target === undefined || belowCasino(target) || (in_test && testing(target)),
    advice: 'a slice does not know who composes it: what the frame offers is in kernel/web',
  },
]

/** Rule 1: engines import only themselves; kernel and ui import nothing above them. */
export const checkLayers = (modules: Iterable<Module>): Problem[] =>
  [...modules].flatMap(({ file, imports }) => {
    const layer = layers.find(({ folder }) => file.startsWith(folder))
    if (layer === undefined) return []
    const broken = imports.filter((one) => !layer.allows(one, isTest(file)))
    return broken.map(({ specifier }) => ({ rule: layer.rule, file, message: `imports ${specifier}: ${layer.advice}` }))
  })
