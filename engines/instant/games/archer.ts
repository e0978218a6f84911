import { segmentsGame, type Segment } from '../segments/segments-game.ts'

export const distances = ['near', 'middle', 'far'] as const
export type Distance = (typeof distances)[number]

/** The rings of the target from its middle out; the last is beside it. Of a hundred arrows so many go there: 96 stakes come back. */
export const rings = ['gold', 'red', 'blue', 'black', 'miss'] as const

const table: Readonly<Record<Distance, readonly (readonly [ways: number, twentieths: number])[]>> = {
  near: [
    [5, 60],
    [15, 36],
    [30, 24],
    [30, 12],
    [20, 0],
  ],
  middle: [
    [4, 160],
    [12, 50],
    [24, 22],
    [38, 4],
    [22, 0],
  ],
  far: [
    [1, 800],
    [5, 120],
    [13, 40],
    [0, 0],
    [81, 0],
  ],
}

const segmentsOf = (distance: Distance): readonly Segment[] =>
  table[distance].map(([ways, twentieths], index) => ({ ways, twentieths, name: rings[index] ?? '' }))

/** Where round the middle the arrow sticks, in degrees: for the eye alone. */
const directions = 360

export const archer = segmentsGame({
  slug: 'archer',
  names: { uk: 'Влучна стріла', ru: 'Меткая стрела', en: 'True Arrow' },
  choices: { near: segmentsOf('near'), middle: segmentsOf('middle'), far: segmentsOf('far') },
  also: [directions],
})
