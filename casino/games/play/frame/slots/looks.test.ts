import { describe, expect, test } from 'vitest'
import { slotGames } from '#engines/games.ts'
import { fitReels, reelLeft, windowHeight, windowWidth, type Geometry } from './look.ts'

interface Drawn {
  readonly symbols: Readonly<Record<string, string>>
  readonly cabinet: (geometry: Geometry) => string
}

/** What is drawn for each slot, by the name of its folder. */
const drawnSymbols = import.meta.glob<Pick<Drawn, 'symbols'>>('./*/symbols.ts', { eager: true })
const drawnScenes = import.meta.glob<Pick<Drawn, 'cabinet'>>('./*/scene.ts', { eager: true })

const slots = slotGames.map((definition) => {
  const { slug } = definition
  return { slug, definition, ...drawnSymbols[`./${slug}/symbols.ts`]!, ...drawnScenes[`./${slug}/scene.ts`]! }
})

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

describe.each(slots)('$slug', ({ definition, symbols, cabinet }) => {
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
    const geometry = fitReels(width, height, definition)
    const right = reelLeft(geometry, geometry.reels - 1) + geometry.cell_width
    expect(geometry.left).toBeGreaterThanOrEqual(geometry.margin - 1)
    expect(right).toBe(geometry.left + windowWidth(geometry))
    expect(right).toBeLessThanOrEqual(width - geometry.margin + 1)
    expect(geometry.top - geometry.head - geometry.logo_height).toBeGreaterThanOrEqual(geometry.margin - 1)
    expect(geometry.top + windowHeight(geometry)).toBeLessThanOrEqual(height - geometry.margin + 1)
    expect(geometry.cell_width).toBeGreaterThan(40)
    expect(cabinet(geometry)).toContain(`viewBox="0 0 ${width} ${height}"`)
  })
})
