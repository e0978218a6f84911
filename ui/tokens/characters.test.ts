import { expect, test } from 'vitest'
import { brandBands } from '../art/bands/bands.ts'
import { characterCss, characters } from './characters.ts'
import { brandNames } from './roles.ts'

const each = <Value>(read: (name: (typeof brandNames)[number]) => Value): number =>
  new Set(brandNames.map((name) => JSON.stringify(read(name)))).size

test('TH-004: every brand has corners, headings, light and an ornament of its own', () => {
  expect([
    each((name) => characters[name].radii),
    each((name) => characters[name].button_radius),
    each((name) => characters[name].heading),
    each((name) => characters[name].ground),
    new Set(brandBands.map(({ body }) => body)).size,
  ]).toEqual([4, 4, 4, 4, 4])
})

test('corners grow with the step, so that what lies inside is never rounder than what holds it', () => {
  for (const { radii } of Object.values(characters)) expect(radii.toSorted((a, b) => a - b)).toEqual(radii)
})

test('what lies on the background is faint: text stands on it', () => {
  for (const name of brandNames) {
    const shares = [...characters[name].ground.matchAll(/ (\d+)%, transparent\)/g)].map(([, share]) => Number(share))
    expect(shares.length).toBeGreaterThan(0)
    expect(Math.max(...shares)).toBeLessThanOrEqual(15)
  }
})

test('a brand’s look asks for nothing from elsewhere', () => {
  for (const name of brandNames) expect(characterCss(name).match(/url\([^)]*\)/g)).toEqual([`url('/art/bands/${name}.svg')`])
})
