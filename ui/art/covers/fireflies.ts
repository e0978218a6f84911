import { firefly, fireflyPaint, nightGrass } from '../pieces/firefly.ts'
import { light, sky } from '../pieces/paint.ts'
import { placed, titledCover } from './titled-cover.ts'

const spots = [
  [-0.7, -0.55, 0.9, -30],
  [0.62, -0.62, 0.8, 40],
  [-0.2, 0.1, 1.7, 12],
  [0.5, 0.35, 1.2, -24],
  [-0.82, 0.42, 0.8, 60],
  [0.05, -0.75, 0.6, 0],
  [0.86, -0.1, 0.6, -50],
] as const

export const fireflies = titledCover({
  slug: 'fireflies',
  veil: '#06160c',
  upper: ['#ffffff', '#d6ead0'],
  lower: ['#fbffc4', '#b6d63a'],
  scene: (frame, { x, y, size }) => {
    const { width, height } = frame
    return [
      sky(frame, 'night', [
        [0, '#0a1430'],
        [0.6, '#1d4a5c'],
        [1, '#12351f'],
      ]),
      light('moon', width * 0.82, height * 0.14, size * 0.5, [
        [0, '#fff8d8'],
        [0.34, '#fff8d8'],
        [0.36, '#fff8d8', 0.25],
        [1, '#fff8d8', 0],
      ]),
      nightGrass(width, height * 0.78, size * 0.9, '#0d2b22'),
      fireflyPaint(),
      ...spots.map(([dx, dy, scale, turn]) => placed(firefly(true), x + dx * size, y + dy * size, size * 0.016 * scale, turn)),
      nightGrass(width, height * 0.86, size * 0.6, '#07180f'),
    ].join('')
  },
})
