import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandsCss } from './brands-css.ts'
import { brands } from './brands.ts'
import { contrast } from './contrast.ts'
import { brandNames, grounds, themeNames } from './roles.ts'
import type { ColourRole } from './roles.ts'

const cases = brandNames.flatMap((brand) => themeNames.map((theme) => ({ brand, theme, palette: brands[brand][theme].palette })))

/** Text on each ground that pages put it on: 4.5 : 1 at least, at any size. */
const textRoles: ColourRole[] = ['ink', 'ink-soft', 'accent-ink', 'second', 'positive', 'negative', 'warning', 'info']

const textPairs: [ColourRole, ColourRole][] = [
  ...textRoles.flatMap((text) => grounds.map((ground): [ColourRole, ColourRole] => [text, ground])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-danger', 'danger'],
  ['accent-ink', 'accent-soft'],
  ['second', 'second-soft'],
  ['positive', 'positive-soft'],
  ['negative', 'negative-soft'],
  ['warning', 'warning-soft'],
  ['info', 'info-soft'],
  ['ink', 'accent-soft'],
  ['ink', 'second-soft'],
]

/** Edges of controls, focus rings and marks of a state against what they stand on: 3 : 1 at least. */
const controlPairs = (['line-strong', 'accent-ink', 'accent-mark', 'focus'] as const).flatMap((edge) =>
  grounds.map((ground): [ColourRole, ColourRole] => [edge, ground]),
)

const tooWeak = (palette: Readonly<Record<ColourRole, string>>, pairs: [ColourRole, ColourRole][], least: number) =>
  pairs
    .map(([front, back]) => ({
      front,
      back,
      ratio: Number(contrast(palette[front], palette[back]).toFixed(2)),
    }))
    .filter(({ ratio }) => ratio < least)

test('black on white is 21 : 1 and a known grey is just under AA', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test.each(cases)('TH-004: text of $brand $theme is readable on every ground (WCAG 2.2 AA)', ({ palette }) => {
  expect(tooWeak(palette, textPairs, 4.5)).toEqual([])
})

test.each(cases)(
  'TH-004: edges, marks of a state and the focus of $brand $theme stand out on every ground (WCAG 2.2 AA)',
  ({ palette }) => {
    expect(tooWeak(palette, controlPairs, 3)).toEqual([])
  },
)

test.each(cases)('text on the accent gradient of $brand $theme keeps AA at both of its ends', ({ brand, theme, palette }) => {
  const stops = brands[brand][theme].accent_gradient.match(/#[0-9a-f]{6}/g) ?? []
  expect(stops).toHaveLength(2)
  for (const stop of stops) expect(contrast(palette['on-accent'], stop)).toBeGreaterThanOrEqual(4.5)
})

test.each(cases)('text on the glow of $brand $theme keeps AA where the glow is strongest', ({ brand, theme, palette }) => {
  const stops = brands[brand][theme].glow.match(/#[0-9a-f]{6}(?=(?:[0-9a-f]{2})? 0%)/g) ?? []
  expect(stops).toHaveLength(2)
  for (const stop of stops) expect(contrast(palette.ink, stop)).toBeGreaterThanOrEqual(4.5)
  for (const stop of stops) expect(contrast(palette['ink-soft'], stop)).toBeGreaterThanOrEqual(4.5)
})

test('the check finds a pair that is too weak', () => {
  const palette = { ...brands.ua.dark.palette, 'ink-soft': '#4a5670' }
  expect(tooWeak(palette, textPairs, 4.5).map(({ front }) => front)).toContain('ink-soft')
})

test('TH-001: brands.gen.css is what brands.ts says', () => {
  expect(readFileSync(new URL('./brands.gen.css', import.meta.url), 'utf8')).toBe(brandsCss())
})
