import { readFileSync, readdirSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { artFiles } from './files.ts'
import { flagIcons, fluentIcons, gameIcons } from './icon-list.ts'
import type { IconName } from './icon-list.ts'

const published = new URL('../../apps/web/public/art/', import.meta.url)
const load = (name: IconName) => readFileSync(new URL(`icons/${name}.svg`, import.meta.url), 'utf8')
const files = artFiles(load)
const kinds = [...files].map(([path, svg]) => ({ path, svg }))

const ids = (svg: string) => [...svg.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1])
const references = (svg: string) => [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((match) => match[1])

test.each(kinds)('the published $path is what its recipe draws', ({ path, svg }) => {
  expect(readFileSync(new URL(path, published), 'utf8')).toBe(svg)
})

test.each(kinds)('$path stands alone: every reference has its id, no id twice, nothing from elsewhere', ({ svg }) => {
  const known = ids(svg)
  expect(new Set(known).size).toBe(known.length)
  expect(references(svg).filter((id) => !known.includes(id))).toEqual([])
  expect(svg).not.toMatch(/<script|<foreignObject|href="(?!#)|url\((?!#)|NaN|undefined/)
})

test.each(kinds)('$path stays light: 16 KB at most as it travels, and 12 KB a cover of the lobby’s lists', ({ path, svg }) => {
  // Compressed with less pains than for the way itself: what is light here is lighter there.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  const most_kilobytes = path.startsWith('games/') ? 12 : 16
  expect(brotliCompressSync(svg, { params }).length).toBeLessThanOrEqual(most_kilobytes * 1024)
})

test('covers differ in what is drawn, not in colour alone', () => {
  const shapes = kinds
    .filter(({ path }) => path.startsWith('games/') && path.endsWith('-tall-en.svg'))
    .map(({ svg }) => svg.replaceAll(/#[0-9a-f]{3,6}/g, ''))
  expect(shapes.length).toBeGreaterThanOrEqual(4)
  expect(new Set(shapes).size).toBe(shapes.length)
})

test('icons/ holds the listed icons, and they are published as they are', () => {
  const listed = [...Object.keys(fluentIcons), ...Object.keys(gameIcons), ...Object.keys(flagIcons)].map((name) => `${name}.svg`).sort()
  expect(readdirSync(new URL('icons/', import.meta.url)).sort()).toEqual(listed)
  for (const icon of listed)
    expect(readFileSync(new URL(`icons/${icon}`, published), 'utf8')).toBe(load(icon.replace('.svg', '') as IconName))
})
