import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createMessages, type TextSource } from '#kernel/i18n/messages.ts'
import { readModules } from '../../scripts/boundaries/modules.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What a guest's home page is made of before anything is asked for on demand. */
const entries = [
  'apps/web/entry.client.tsx',
  'apps/web/root.tsx',
  'apps/web/shell/shell.tsx',
  'apps/web/shell/page-status.tsx',
  'casino/site/pages/web/home-page.tsx',
]

const numbers = Array.from({ length: 200 }, (_, number) => number)

/** Two hundred slices that nobody wrote, each with a page, a window, a view on the home page and a hundred texts. */
const synthetic = new Map(
  numbers.flatMap((number) => [
    [
      `casino/trial/slice-${number}/web/index.ts`,
      `import { defineWebSlice } from '#kernel/web-slice.ts'
       export const slice = defineWebSlice({ name: 'trial/slice-${number}', pages: [{ path: 'trial/${number}', file: 'casino/trial/slice-${number}/web/page.tsx' }],
         components: [{ type: 'trial-${number}', load: () => import('./page.tsx') }], modals: [{ name: 'Trial${number}', load: () => import('./page.tsx') }] })`,
    ],
    [
      `casino/trial/slice-${number}/web/page.tsx`,
      `import type { texts } from '../texts.ts'\nimport { useText } from '#kernel/web/texts/use-text.tsx'\nexport default () => useText<typeof texts>()('trial-${number}')`,
    ],
  ]),
)

const listOfSlices = (text: string): string =>
  numbers.map((number) => `import { slice as trial${number} } from '#casino/trial/slice-${number}/web/index.ts'`).join('\n') + text

const textOf = (file: string, is_grown: boolean): string => {
  const planted = is_grown ? synthetic.get(file) : undefined
  if (planted !== undefined) return planted
  const text = readFileSync(root + file, 'utf8')
  return is_grown && file === 'apps/web/slices.ts' ? listOfSlices(text) : text
}

/** Every module that the entries import before they run, and the module that each of them waits for on demand. */
const closure = (is_grown: boolean, from: readonly string[] = entries): Set<string> => {
  const seen = new Set<string>()
  const queue = [...from]
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (seen.has(file) || !/\.tsx?$/.test(file)) continue
    seen.add(file)
    const module = readModules(new Map([[file, textOf(file, is_grown)]])).modules.get(file)
    for (const { target, type_only, dynamic } of module?.imports ?? [])
      if (target !== undefined && !type_only && !dynamic) queue.push(target)
  }
  return seen
}

test('performance 14: with 200 more slices the first screen is made of the same modules, and none of them knows a slice or a text', () => {
  const now = closure(false)
  expect(closure(true)).toEqual(now)
  expect(now.size).toBeGreaterThan(40)
  expect([...now].filter((file) => /slices\.ts$|\/web\/index\.ts$|texts\.ts$/.test(file) && !file.endsWith('/load-texts.ts'))).toEqual([])
  // The list of slices is what grows, and it comes on demand.
  expect(closure(true, ['apps/web/slices.ts']).size - closure(false, ['apps/web/slices.ts']).size).toBe(numbers.length)
})

test('performance 14: with 200 more slices a page asks for no more texts than before', () => {
  const hundred = (name: string) =>
    Object.fromEntries(
      Array.from({ length: 100 }, (_, index) => [`${name}.${index}`, { uk: `Текст ${index}`, ru: `Текст ${index}`, en: `Text ${index}` }]),
    )
  const shell: TextSource = { name: 'shell', texts: hundred('shell'), server_texts: hundred('letters') }
  const lobby: TextSource = { name: 'games/lobby', texts: hundred('lobby') }
  const others = numbers.map((number) => ({ name: `trial/slice-${number}`, texts: hundred(`trial-${number}`) }))
  const asked = (sources: readonly TextSource[]) => createMessages(sources, { support: null }).ofPages('uk', ['shell', 'games/lobby'])
  expect(asked([shell, lobby, ...others])).toEqual(asked([shell, lobby]))
  expect(Object.keys(asked([shell, lobby, ...others]))).toHaveLength(200)
})
