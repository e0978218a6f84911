import { goalFrame, goalkeeper, penaltyBall, pitch } from '../pieces/penalty.ts'
import { light } from '../pieces/paint.ts'
import { placed, titledCover } from './titled-cover.ts'

export const penalty = titledCover({
  slug: 'penalty',
  veil: '#06200f',
  upper: ['#ffffff', '#d9efe0'],
  lower: ['#fff7c9', '#e8c23a'],
  scene: ({ width, height }, { x, y, size }) => {
    const goal = size / 150
    return [
      `<rect width="${width}" height="${height}" fill="#0d1f3c"/>`,
      light('left', x - size * 1.1, 0, size * 1.6, [
        [0, '#d9ecff', 0.9],
        [1, '#d9ecff', 0],
      ]),
      light('right', x + size * 1.1, 0, size * 1.6, [
        [0, '#d9ecff', 0.9],
        [1, '#d9ecff', 0],
      ]),
      `<g transform="translate(0 ${y + size * 0.36})">${pitch(width, height)}</g>`,
      placed(goalFrame(), x - 160 * goal, y + size * 0.36 - 120 * goal, goal),
      placed(goalkeeper(104), x + size * 0.2, y + size * 0.37, goal * 0.95, 12),
      placed(penaltyBall(), x - size * 0.52, y + size * 0.7, size / 74, -14),
    ].join('')
  },
})
