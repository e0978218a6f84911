import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkTree } from './check-tree.ts'
import { readTree, type SourceTree } from './tree.ts'

const folder = new URL('./plants/', import.meta.url)

/** A planted house: what it shows, which problems must be found where, and its files. */
const readPlant = (name: string): { expected: string[]; tree: SourceTree } => {
  const [head = '', ...files] = readFileSync(new URL(name, folder), 'utf8').split(/^=== /m)
  const expected = [...head.matchAll(/^expect: (\S+ \S+)$/gm)].map(([, line = '']) => line)
  const entries = files.map((part): [string, string] => {
    const [file = '', ...lines] = part.split('\n')
    return [file, lines.join('\n')]
  })
  return { expected, tree: new Map(entries) }
}

const found = (tree: SourceTree): string[] => [...new Set(checkTree(tree).problems.map(({ rule, file }) => `${rule} ${file}`))].toSorted()

const plants = readdirSync(folder)

test.each(plants)('%s: exactly what was planted is found', (name) => {
  const { expected, tree } = readPlant(name)
  expect(tree.size).toBeGreaterThan(0)
  expect(found(tree)).toEqual(expected.toSorted())
})

test('a file and a function over their limits are found; constants and texts may be long', () => {
  const lines = (count: number, line: string) => Array.from({ length: count }, () => `${line}\n`).join('')
  const tree = new Map([
    ['casino/games/play/rules.ts', `export const play = (): number => {\n${lines(70, '  void 0')}  return 1\n}\n`],
    ['casino/games/lobby/rules.ts', `export const lobby = (): number => 1\n${lines(350, '// why')}`],
    ['casino/games/lobby/paytable.ts', `export const pays = [\n${lines(400, '  1,')}]\n`],
    ['casino/games/lobby/texts.ts', `export const of = () => 1\n${lines(400, '// text')}`],
  ])
  expect(found(tree)).toEqual(['file-too-long casino/games/lobby/rules.ts', 'function-too-long casino/games/play/rules.ts'])
})

test('every rule has its plant', () => {
  const sources = [...readTree('.')].filter(([file]) => /^scripts\/boundaries\/[^/]+\.ts$/.test(file) && !file.endsWith('.test.ts'))
  const rules = new Set(sources.flatMap(([, text]) => [...text.matchAll(/rule: '([a-z-]+)'/g)].map(([, rule]) => rule)))
  const shown = new Set([
    ...plants.flatMap((name) => readPlant(name).expected.map((line) => line.split(' ')[0])),
    'file-too-long',
    'function-too-long',
  ])
  expect([...rules].filter((rule) => !shown.has(rule))).toEqual([])
  expect(rules.size).toBeGreaterThan(20)
})
