import { expect, test } from 'vitest'
import { stretched } from './rasterise.ts'

type Drawn = readonly [
  from_x: number,
  from_y: number,
  from_width: number,
  from_height: number,
  x: number,
  y: number,
  width: number,
  height: number,
]

const drawnOf = (side: number, corner: number, width: number, height: number): readonly Drawn[] => {
  const drawn: Drawn[] = []
  const context = { drawImage: (_picture: unknown, ...place: Drawn) => void drawn.push(place) }
  const room = { left: 10, top: 20, width, height }
  stretched(context as unknown as CanvasRenderingContext2D, { width: side, height: side } as HTMLCanvasElement, corner, room)
  return drawn
}

test('a tile in a room of another shape keeps its corners, and fills the room without a gap', () => {
  const drawn = drawnOf(48, 12, 50, 100)
  expect(drawn).toHaveLength(9)
  const corners = drawn.filter(([from_x, from_y]) => from_x !== 12 && from_y !== 12)
  expect(corners).toEqual([
    [0, 0, 12, 12, 10, 20, 12, 12],
    [0, 36, 12, 12, 10, 108, 12, 12],
    [36, 0, 12, 12, 48, 20, 12, 12],
    [36, 36, 12, 12, 48, 108, 12, 12],
  ])
  expect(drawn.reduce((sum, [, , , , , , width, height]) => sum + width * height, 0)).toBe(50 * 100)
})

test('corners that do not fit into a room become smaller, and nothing is drawn between them', () => {
  expect(drawnOf(48, 12, 20, 20)).toEqual([
    [0, 0, 12, 12, 10, 20, 10, 10],
    [0, 36, 12, 12, 10, 30, 10, 10],
    [36, 0, 12, 12, 20, 20, 10, 10],
    [36, 36, 12, 12, 20, 30, 10, 10],
  ])
})
