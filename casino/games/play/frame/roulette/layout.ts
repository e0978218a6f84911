import type { RouletteTable } from '#engines/roulette/tables.ts'
import { placeAt, spotOf, type Spot } from './spots.ts'

/** A point of the cloth in squares, from its upper left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A field beside the numbers: a dozen, a column, an even chance. */
export interface Area extends Point {
  readonly place: string
  readonly width: number
  readonly height: number
}

/** A cloth: lying, as at a table, or standing, for a phone that is held upright. Measures are squares. */
export interface Layout {
  readonly table: RouletteTable
  readonly name: 'lying' | 'standing'
  readonly width: number
  readonly height: number
  readonly areas: readonly Area[]
  readonly toPoint: (spot: Spot) => Point
  readonly toSpot: (point: Point) => Spot
}

const evens = ['low', 'even', 'red', 'black', 'odd', 'high'] as const
const thirds = [0, 1, 2] as const

/** Dozens under the numbers and the even chances under them. */
export const lyingOf = (table: RouletteTable): Layout => ({
  table,
  name: 'lying',
  width: 14,
  height: 5,
  areas: [
    ...thirds.map((third) => ({ place: `dozen:${third + 1}`, x: 1 + 4 * third, y: 3, width: 4, height: 1 })),
    ...evens.map((place, index) => ({ place, x: 1 + 2 * index, y: 4, width: 2, height: 1 })),
    ...thirds.map((third) => ({ place: `column:${third + 1}`, x: 13, y: 2 - third, width: 1, height: 1 })),
  ],
  toPoint: ({ s, c }) => ({ x: 1 + s, y: 3 - c }),
  toSpot: ({ x, y }) => ({ s: x - 1, c: 3 - y }),
})

export const standingOf = (table: RouletteTable): Layout => ({
  table,
  name: 'standing',
  width: 5,
  height: 14,
  areas: [
    ...thirds.map((third) => ({ place: `dozen:${third + 1}`, x: 1, y: 1 + 4 * third, width: 1, height: 4 })),
    ...evens.map((place, index) => ({ place, x: 0, y: 1 + 2 * index, width: 1, height: 2 })),
    ...thirds.map((third) => ({ place: `column:${third + 1}`, x: 2 + third, y: 13, width: 1, height: 1 })),
  ],
  toPoint: ({ s, c }) => ({ x: 2 + c, y: 1 + s }),
  toSpot: ({ x, y }) => ({ s: y - 1, c: x - 2 }),
})

/** The place under a finger, or null beside the cloth. */
export const placeUnder = (layout: Layout, point: Point): string | null => {
  const inside = placeAt(layout.table, layout.toSpot(point))
  if (inside !== null) return inside
  const { x, y } = point
  const area = layout.areas.find((one) => x >= one.x && x < one.x + one.width && y >= one.y && y < one.y + one.height)
  return area?.place ?? null
}

/** At the end of the field that its words leave free: to the right, above what is written upwards, below a single square's words. */
const chipPoint = ({ x, y, width, height }: Area): Point => {
  if (width > 1) return { x: x + width - 0.45, y: y + height / 2 }
  return height > 1 ? { x: x + width / 2, y: y + 0.4 } : { x: x + width / 2, y: y + 0.66 }
}

/** Where the chips of each place lie. */
export const chipPoints = (layout: Layout): ReadonlyMap<string, Point> =>
  new Map(
    layout.table.places.map((place) => {
      const spot = spotOf(layout.table, place)
      if (spot) return [place.id, layout.toPoint(spot)]
      const area = layout.areas.find((one) => one.place === place.id)
      if (!area) throw new Error(`the cloth has no field for ${place.id}`)
      return [place.id, chipPoint(area)]
    }),
  )
