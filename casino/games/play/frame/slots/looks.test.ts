import { describe, expect, test } from 'vitest'
import type { SlotDefinition } from '#engines/slot/definition.ts'
import { carpathianNights } from '#engines/slot/games/carpathian-nights.ts'
import { cossackTreasure } from '#engines/slot/games/cossack-treasure.ts'
import { kyivanChronicle } from '#engines/slot/games/kyivan-chronicle.ts'
import { mavkaPond } from '#engines/slot/games/mavka-pond.ts'
import { oldLviv } from '#engines/slot/games/old-lviv.ts'
import { polarLights } from '#engines/slot/games/polar-lights.ts'
import { sweetStreet } from '#engines/slot/games/sweet-street.ts'
import { goldenOrchard } from '#engines/slot/games/golden-orchard.ts'
import { cabinet as carpathianCabinet } from './carpathian-nights/scene.ts'
import { symbols as carpathianSymbols } from './carpathian-nights/symbols.ts'
import { cabinet as cossackCabinet } from './cossack-treasure/scene.ts'
import { symbols as cossackSymbols } from './cossack-treasure/symbols.ts'
import { cabinet as orchardCabinet } from './golden-orchard/scene.ts'
import { symbols as orchardSymbols } from './golden-orchard/symbols.ts'
import { cabinet as chronicleCabinet } from './kyivan-chronicle/scene.ts'
import { symbols as chronicleSymbols } from './kyivan-chronicle/symbols.ts'
import { cabinet as pondCabinet } from './mavka-pond/scene.ts'
import { symbols as pondSymbols } from './mavka-pond/symbols.ts'
import { cabinet as lvivCabinet } from './old-lviv/scene.ts'
import { symbols as lvivSymbols } from './old-lviv/symbols.ts'
import { cabinet as polarCabinet } from './polar-lights/scene.ts'
import { symbols as polarSymbols } from './polar-lights/symbols.ts'
import { cabinet as sweetCabinet } from './sweet-street/scene.ts'
import { symbols as sweetSymbols } from './sweet-street/symbols.ts'
import { fitReels, reelLeft, windowHeight, windowWidth } from './look.ts'

const slots: readonly (readonly [SlotDefinition, Readonly<Record<string, string>>, typeof orchardCabinet])[] = [
  [goldenOrchard, orchardSymbols, orchardCabinet],
  [carpathianNights, carpathianSymbols, carpathianCabinet],
  [cossackTreasure, cossackSymbols, cossackCabinet],
  [polarLights, polarSymbols, polarCabinet],
  [oldLviv, lvivSymbols, lvivCabinet],
  [mavkaPond, pondSymbols, pondCabinet],
  [kyivanChronicle, chronicleSymbols, chronicleCabinet],
  [sweetStreet, sweetSymbols, sweetCabinet],
]

/** Rooms for reels: a small phone upright and on its side, a tablet, a desk, a very wide one. */
const rooms = [
  [360, 380],
  [390, 584],
  [640, 338],
  [768, 800],
  [1100, 630],
  [1440, 740],
  [2560, 1100],
] as const

describe.each(slots)('$slug', (definition, symbols, cabinet) => {
  test('every symbol of the engine has a picture, no two the same', () => {
    const drawn = definition.symbols.map(({ id }) => symbols[id])
    expect(drawn.filter((svg) => svg === undefined)).toEqual([])
    expect(new Set(drawn).size).toBe(definition.symbols.length)
    expect(Object.keys(symbols)).toHaveLength(definition.symbols.length)
  })

  test('pictures refer to nothing outside themselves', () => {
    for (const svg of Object.values(symbols)) expect(svg.replaceAll(/xmlns(:\w+)?="[^"]*"/g, '')).not.toMatch(/https?:|href="(?!#)/)
  })

  test.each(rooms)('the reels and their cabinet fit into %i × %i', (width, height) => {
    const geometry = fitReels(width, height, definition.strips.base.length, definition.rows)
    const right = reelLeft(geometry, geometry.reels - 1) + geometry.cell_width
    expect(geometry.left).toBeGreaterThanOrEqual(geometry.margin - 1)
    expect(right).toBe(geometry.left + windowWidth(geometry))
    expect(right).toBeLessThanOrEqual(width - geometry.margin + 1)
    expect(geometry.top - geometry.logo_height).toBeGreaterThanOrEqual(geometry.margin - 1)
    expect(geometry.top + windowHeight(geometry)).toBeLessThanOrEqual(height - geometry.margin + 1)
    expect(geometry.cell_width).toBeGreaterThan(40)
    expect(cabinet(geometry)).toContain(`viewBox="0 0 ${width} ${height}"`)
  })
})
