import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { isNode, stringOf, walk } from './boundaries/syntax.ts'
import { readModules } from './boundaries/modules.ts'

const root = path.resolve(import.meta.dirname, '..')

interface Way {
  readonly title: string
  /** The number of files that its heading promises. */
  readonly promised: number
  /** It goes on from the whole way before it. */
  readonly is_further: boolean
  readonly files: readonly string[]
}

/** How many files a path may take, and how many more what goes on from one. */
const most_files = 35
const most_further_files = 12

const ways: readonly Way[] = readFileSync(path.join(root, 'docs/three-ways.md'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((text) => {
    const [heading = ''] = text.split('\n')
    const [, title = heading, promised, further] = /^(.*) \((\d+) (further )?files\)$/.exec(heading) ?? []
    return {
      title,
      promised: Number(promised),
      is_further: further !== undefined,
      files: [...text.matchAll(/^\d+\. ([\w/.-]+\.(?:tsx?|sql))/gm)].flatMap(([, file]) => file ?? []),
    }
  })

/** What stands before the first file of a way: nothing, or the way that it goes on from. */
const beforeOf = (way: Way): readonly string[] => (way.is_further ? (ways[ways.indexOf(way) - 1]?.files ?? []) : [])

const remember = <T>(find: (file: string) => T): ((file: string) => T) => {
  const known = new Map<string, T>()
  return (file) => {
    if (!known.has(file)) known.set(file, find(file))
    return known.get(file) as T
  }
}

const textOf = remember((file) => readFileSync(path.join(root, file), 'utf8'))

/** What `import { … }`, `export { … } from` and `import()` of a module name: file and export, `*` for all of them. */
const namedBy = remember((file): readonly { readonly target: string; readonly name: string }[] => {
  const targets = new Map(
    (readModules(new Map([[file, textOf(file)]])).modules.get(file)?.imports ?? []).map(({ specifier, target }) => [specifier, target]),
  )
  const found: { target: string; name: string }[] = []
  const { program } = parseSync(file, textOf(file), { preserveParens: false })
  if (!isNode(program)) return found
  walk(program, (node) => {
    const target = targets.get(stringOf(node['source']) ?? '')
    if (target === undefined || !/\.tsx?$/.test(target)) return
    if (node.type === 'ImportExpression') found.push({ target, name: '*' })
    for (const one of Array.isArray(node['specifiers']) ? node['specifiers'] : []) {
      const named = one as { readonly imported?: { readonly name?: string }; readonly local?: { readonly name?: string } }
      found.push({ target, name: named.imported?.name ?? named.local?.name ?? '*' })
    }
  })
  return found
})

const exportsOf = remember(
  (file): ReadonlySet<string> =>
    new Set(
      [
        ...textOf(file).matchAll(/^export (?:default |const |type |interface |class |const enum |async function |function )+(\w+)/gm),
      ].flatMap(([, name]) => name ?? []),
    ),
)

const door = /\/api\.ts$/

/** Does a module import something that another one exports? What a door passes on comes from the file behind it. */
const uses = (file: string, other: string): boolean =>
  namedBy(file).some(({ target, name }) => {
    if (target === other) return name === '*' || exportsOf(other).has(name)
    return door.test(target) && namedBy(target).some((behind) => behind.target === other && behind.name === name)
  })

/** What the house holds, or mounts, is reached by no import but by these words. */
const throughHouse: Readonly<Record<string, RegExp>> = {
  'kernel/http/mount.ts': /\bhandle\(\w+Endpoint, \w+\)/,
  'kernel/facts/readers.ts': /\.facts\.wake\(\)/,
  'kernel/realtime/embedded-publisher.ts': /\.realtime\.publish\(/,
}

/** A function in SQL belongs to a module that calls it by schema and name. */
const callOf = (file: string): string => {
  const [, area = '', slice = ''] = file.split('/')
  return `${area}_${slice}.${path.basename(file, '.sql')}(`.replaceAll('-', '_')
}

const belongs = (file: string, other: string): boolean => {
  if (file.endsWith('.sql')) return textOf(other).includes(callOf(file))
  if (other.endsWith('.sql')) return false
  return uses(file, other) || uses(other, file) || throughHouse[file]?.test(textOf(other)) === true
}

/** Somebody calls a hook, so it is no beginning as manifests and entries are. */
const isHook = (file: string): boolean => /\/use-[\w-]+\.ts$/.test(file)

/** Files that neither belong to one before them nor, as manifests and entries do, use the very next one. */
const strangersIn = (files: readonly string[], before: readonly string[]): string[] =>
  files.filter((file, index) => {
    const earlier = [...before, ...files.slice(0, index)]
    const next = files[index + 1]
    const leads_on = next !== undefined && !file.endsWith('.sql') && !isHook(file) && uses(file, next)
    return earlier.length > 0 && !leads_on && !earlier.some((other) => belongs(file, other))
  })

test.each(ways)('docs/three-ways.md: $title is read in as many files as it says, each there and belonging to one before it', (way) => {
  const { files, promised, is_further } = way
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
  expect(new Set(files).size).toBe(files.length)
  expect(files.length).toBe(promised)
  expect(files.length).toBeLessThanOrEqual(is_further ? most_further_files : most_files)
  expect(strangersIn(files, beforeOf(way))).toEqual([])
})

test.each(ways.filter(({ is_further }) => !is_further))(
  'docs/three-ways.md: $title begins with the button that is pressed',
  ({ files }) => {
    expect(textOf(files[0] ?? '')).toMatch(/<Button type="submit"|element\('button'/)
  },
)

/** The files of a way that leave a stranger behind where they are taken out. */
const missedIn = (way: Way): string[] =>
  way.files.filter(
    (gone) =>
      strangersIn(
        way.files.filter((file) => file !== gone),
        beforeOf(way),
      ).length > 0,
  )

test.each([
  [
    'A bet',
    ['play/frame/main.ts', 'play/server/routes.ts', 'play/server/play-round.ts', 'server/settle-batch.ts', 'server/settle-store.ts'],
  ],
  [
    'A registration',
    ['forms/use-form.ts', 'http/mount.ts', 'server/register.ts', 'server/new-player.ts', 'server/start-session.ts', 'state/reload-main.ts'],
  ],
  [
    'A deposit',
    [
      'web/use-desk.ts',
      'server/may-deposit.ts',
      'server/apply-message.ts',
      'server/post.ts',
      'wallet/server/store.ts',
      'browser/realtime.ts',
    ],
  ],
  ['From there', ['server/count-rounds.ts', 'web/live-board.ts']],
])('docs/three-ways.md: %s: a file is missed when what comes after it is reached through it alone', (name, needed) => {
  const way = ways.find(({ title }) => title.startsWith(name))
  expect(way).toBeDefined()
  const missed = way ? missedIn(way) : []
  expect(needed.filter((end) => !missed.some((file) => file.endsWith(`/${end}`)))).toEqual([])
})
