import { openHouse } from '../pieces/buildings.ts'
import type { Frame } from '../pieces/frame.ts'
import { hills, stars } from '../pieces/land.ts'
import { fruitTree, wheatRow } from '../pieces/orchard.ts'
import { light, sky } from '../pieces/paint.ts'

const dusk = ['#15305a', '#1d3f6b', '#2a5480'] as const

/** A house with its door open, at the edge of a wheat field after sunset. */
export const uaHero = (frame: Frame): string => {
  const { width, height } = frame
  return [
    sky(frame, 'sky', [
      [0, '#0b1530'],
      [0.35, '#1b3568'],
      [0.58, '#5c6fa8'],
      [0.7, '#f0b566'],
    ]),
    stars(frame, { seed: 9, count: 120, depth: 0.5 }),
    light('glow', width * 0.72, height * 0.68, height * 0.75, [
      [0, '#ffdc93', 0.85],
      [0.4, '#f6b95f', 0.4],
      [1, '#f6b95f', 0],
    ]),
    hills(frame, { seed: 5, y: height * 0.66, height: 40, fill: '#2b3f6e' }),
    fruitTree(width * 0.56, height * 0.7, 200, '#ffc95a', 7, dusk),
    fruitTree(width * 0.915, height * 0.71, 250, '#ffc95a', 3, dusk),
    hills(frame, { seed: 13, y: height * 0.69, height: 30, fill: '#22345e' }),
    openHouse(width * 0.73, height * 0.72, 240),
    wheatRow(width, height * 0.9, 62, 100, 21, '#8a6322'),
    hills(frame, { seed: 17, y: height * 0.885, height: 14, fill: '#6d4f20' }),
    wheatRow(width, height * 0.99, 88, 72, 33, '#c08d33'),
    hills(frame, { seed: 26, y: height * 0.97, height: 10, fill: '#94691f' }),
    wheatRow(width, height * 1.08, 120, 44, 40, '#f0c254'),
  ].join('')
}
