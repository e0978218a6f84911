import { describe, expect, test } from 'vitest'
import { placeOf } from '#engines/roulette/tables.ts'
import { americanKind } from './american-roulette/kind.ts'
import { europeanKind } from './european-roulette/kind.ts'
import { frenchKind } from './french-roulette/kind.ts'
import { chipPoints, placeUnder } from './layout.ts'
import { reachable, stepFrom } from './steps.ts'

const layouts = [europeanKind, frenchKind, americanKind].flatMap(({ lying, standing }) => [lying, standing])

describe.each(layouts)('the $name cloth of $table.slug', (layout) => {
  const { places } = layout.table
  const points = chipPoints(layout)

  test('GA-023: takes a chip on every place there is, by a finger on the very spot where the chip will lie', () => {
    for (const { id } of places) expect(placeUnder(layout, points.get(id)!), id).toBe(id)
    // No two places share a spot.
    expect(new Set([...points.values()].map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length)
  })

  test('a finger a tenth of a square beside still means the same place', () => {
    for (const { id } of places) {
      const { x, y } = points.get(id)!
      for (const [dx, dy] of [
        [0.1, 0.1],
        [-0.1, 0.1],
        [0.1, -0.1],
        [-0.1, -0.1],
      ] as const)
        expect(placeUnder(layout, { x: x + dx, y: y + dy }), id).toBe(id)
    }
  })

  test('knows no place that the engine does not, wherever one presses', () => {
    const found = new Set<string>()
    for (let x = -0.5; x <= layout.width + 0.5; x += 0.04)
      for (let y = -0.5; y <= layout.height + 0.5; y += 0.04) {
        const id = placeUnder(layout, { x, y })
        if (id === null) continue
        expect(placeOf(layout.table, id), `${x} ${y} ${id}`).toBeDefined()
        found.add(id)
      }
    expect(found.size).toBe(places.length)
  })

  test('what lies beside the cloth is nothing', () => {
    for (const point of [
      { x: -0.1, y: 1 },
      { x: layout.width + 0.1, y: 1 },
      { x: 1, y: -0.1 },
      { x: 1, y: layout.height + 0.1 },
    ])
      expect(placeUnder(layout, point)).toBeNull()
  })

  test('the arrows reach every place', () => {
    const reached = reachable(layout)
    expect(places.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([])
  })

  test('an arrow goes to the neighbour and comes back', () => {
    const [along, back] = layout.name === 'lying' ? (['right', 'left'] as const) : (['down', 'up'] as const)
    expect(stepFrom(points, 'straight:17', along)).toBe('split:17-20')
    expect(stepFrom(points, 'split:17-20', back)).toBe('straight:17')
  })
})
