import { frenchTable } from '#engines/roulette/tables.ts'
import type { Area, Layout } from '../layout.ts'

const thirds = [0, 1, 2] as const
/** The even chances lie on both sides of the numbers, the high ones and blacks on one, the low ones and reds on the other. */
const one_side = ['high', 'even', 'black'] as const
const other_side = ['low', 'odd', 'red'] as const

const field = (place: string, x: number, y: number, width: number, height: number): Area => ({ place, x, y, width, height })

export const frenchLying: Layout = {
  table: frenchTable,
  name: 'lying',
  width: 15,
  height: 5,
  areas: [
    ...one_side.map((place, index) => field(place, 1 + 4 * index, 0, 4, 1)),
    ...other_side.map((place, index) => field(place, 1 + 4 * index, 4, 4, 1)),
    ...thirds.map((third) => field(`column:${third + 1}`, 13, 3 - third, 1, 1)),
    ...thirds.map((third) => field(`dozen:${third + 1}`, 14, 3 - third, 1, 1)),
  ],
  toPoint: ({ s, c }) => ({ x: 1 + s, y: 4 - c }),
  toSpot: ({ x, y }) => ({ s: x - 1, c: 4 - y }),
}

export const frenchStanding: Layout = {
  table: frenchTable,
  name: 'standing',
  width: 5,
  height: 15,
  areas: [
    ...one_side.map((place, index) => field(place, 0, 1 + 4 * index, 1, 4)),
    ...other_side.map((place, index) => field(place, 4, 1 + 4 * index, 1, 4)),
    ...thirds.map((third) => field(`column:${third + 1}`, 1 + third, 13, 1, 1)),
    ...thirds.map((third) => field(`dozen:${third + 1}`, 1 + third, 14, 1, 1)),
  ],
  toPoint: ({ s, c }) => ({ x: 1 + c, y: 1 + s }),
  toSpot: ({ x, y }) => ({ s: y - 1, c: x - 1 }),
}

/** What stands on the cloth of a French table in every country; the words beside it are the player's own. */
const printed: Readonly<Record<string, string>> = {
  high: 'Passe',
  low: 'Manque',
  even: 'Pair',
  odd: 'Impair',
  'dozen:1': '12 P',
  'dozen:2': '12 M',
  'dozen:3': '12 D',
}

export const frenchWords = (place: string): string => printed[place] ?? ''
