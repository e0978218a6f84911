import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { levels } from '../boundaries/slice-imports.ts'

interface Listed {
  /** `money/wallet`; `kernel/http`; `apps/web/shell`. */
  readonly slice: string
  readonly file: string
}

const posix = (file: string): string => file.replaceAll('\\', '/')

/** `rank-league` of loyalty → `loyaltyRankLeague`. */
const nameOf = ({ slice }: Listed): string => slice.replaceAll(/[/-]([a-z0-9])/g, (_whole, letter: string) => letter.toUpperCase())

/** Slices whose server API this slice calls; those of its own level must start before it. */
const callsOf = (root: string, { slice }: Listed): ReadonlySet<string> => {
  const files = globSync(`casino/${slice}/server/**/*.ts`, { cwd: root, exclude: (file) => file.endsWith('.test.ts') })
  const texts = files.map((file) => readFileSync(path.join(root, file), 'utf8'))
  const called = /from '#casino\/([a-z-]+\/[a-z-]+)\/server\/api\.ts'/g
  return new Set(texts.flatMap((text) => [...text.matchAll(called)].map(([, other = '']) => other)))
}

/** Orders slices of a level so that called slices come first, otherwise by name. Two that call each other are ordered by name. */
const inOrderOfCalls = (root: string, some: readonly Listed[]): Listed[] => {
  const ordered: Listed[] = []
  const seen = new Set<Listed>()
  const place = (one: Listed): void => {
    if (seen.has(one)) return
    seen.add(one)
    const called = callsOf(root, one)
    for (const other of some) if (called.has(other.slice)) place(other)
    ordered.push(one)
  }
  for (const one of some) place(one)
  return ordered
}

const findSlices = (root: string, side: 'server' | 'web'): Listed[] => {
  const shared = side === 'server' ? globSync('kernel/*/server-slice.ts', { cwd: root }) : globSync('apps/web/*/slice.ts', { cwd: root })
  const frame = shared.map((file) => ({ slice: posix(path.dirname(file)), file: posix(file) }))
  const ofAreas = levels.flatMap((areas) => {
    const found = areas.flatMap((area) => globSync(`casino/${area}/*/${side}/index.ts`, { cwd: root }).map(posix).toSorted())
    return inOrderOfCalls(
      root,
      found.map((file) => ({ slice: file.split('/').slice(1, 3).join('/'), file })),
    )
  })
  const byName = (one: Listed, other: Listed): number => (one.slice < other.slice ? -1 : 1)
  return [...frame.toSorted(byName), ...ofAreas]
}

const write = (side: 'server' | 'web', slices: readonly Listed[]): string => {
  const [type, list, from, what] =
    side === 'server'
      ? ['ServerSlice', 'slices', '#kernel/slice.ts', 'Every slice of the site, in the order in which they start.']
      : ['WebSlice', 'webSlices', '#kernel/web-slice.ts', 'The web side of every slice.']
  const imports = slices.map((one) => `import { slice as ${nameOf(one)} } from '#${one.file}'`)
  const entries = slices.map((one) => `  ${nameOf(one)},`)
  return [
    '// Written by `npm run map` from the folders of the slices; changes here are lost.',
    `import type { ${type} } from '${from}'`,
    ...imports,
    '',
    `/** ${what} */`,
    `export const ${list}: readonly ${type}[] = [`,
    ...entries,
    ']',
    '',
  ].join('\n')
}

/** The content of the two slice lists, by file. */
export const sliceLists = (root: string): Readonly<Record<string, string>> => ({
  'apps/server/slices.ts': write('server', findSlices(root, 'server')),
  'apps/web/slices.ts': write('web', findSlices(root, 'web')),
})

/** The slice lists whose content is outdated. */
export const staleLists = (root: string): string[] =>
  Object.entries(sliceLists(root)).flatMap(([file, text]) => {
    const target = path.join(root, file)
    return existsSync(target) && readFileSync(target, 'utf8').replaceAll('\r\n', '\n') === text ? [] : [file]
  })
