import { archeryTarget, rangePines, stuckArrow } from '../pieces/archery.ts'
import { sky } from '../pieces/paint.ts'
import { placed, titledCover } from './titled-cover.ts'

export const archer = titledCover({
  slug: 'archer',
  veil: '#12260c',
  upper: ['#ffffff', '#e2efd6'],
  lower: ['#fff3c0', '#e0a32c'],
  scene: (frame, { x, y, size }) => {
    const { width, height } = frame
    return [
      sky(frame, 'sky', [
        [0, '#7fb7d8'],
        [0.5, '#f0efc4'],
        [1, '#3d7030'],
      ]),
      rangePines(width, height * 0.56, size * 0.9, '#6da072'),
      rangePines(width, height * 0.6, size * 0.6, '#447a46'),
      `<rect y="${height * 0.595}" width="${width}" height="${height}" fill="#4c8238"/>`,
      placed(archeryTarget(), x, y, size * 0.0082),
      placed(stuckArrow(), x + size * 0.03, y - size * 0.02, size * 0.019),
      placed(stuckArrow(), x - size * 0.3, y + size * 0.22, size * 0.017, -8),
    ].join('')
  },
})
