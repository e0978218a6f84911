import { clayPot, kitten, potPaint } from '../pieces/pots.ts'
import { light } from '../pieces/paint.ts'
import { placed, titledCover } from './titled-cover.ts'

export const threePots = titledCover({
  slug: 'three-pots',
  veil: '#24150a',
  upper: ['#ffffff', '#f0e2c8'],
  lower: ['#ffe9b0', '#e8913a'],
  scene: ({ width, height }, { x, y, size }) =>
    [
      `<rect width="${width}" height="${height}" fill="#5f94a0"/>`,
      light('sun', x, y - size * 0.3, size * 1.8, [
        [0, '#ffeebb', 0.95],
        [1, '#ffeebb', 0],
      ]),
      `<path d="M0 ${y + size * 0.56}H${width}V${height}H0Z" fill="#6d4a2b"/><path d="M0 ${y + size * 0.56}H${width}v${size * 0.06}H0Z" fill="#8f6338"/><path d="M0 ${y + size * 0.86}H${width}M0 ${y + size * 1.2}H${width}" stroke="#4c3018" stroke-width="4"/>`,
      potPaint(),
      placed(clayPot(), x - size * 0.72, y + size * 0.72, size * 0.0078),
      placed(clayPot(), x + size * 0.74, y + size * 0.72, size * 0.0078),
      placed(kitten(), x, y + size * 0.78, size * 0.0138),
      placed(clayPot(), x + size * 0.06, y - size * 0.24, size * 0.0062, 18),
    ].join(''),
})
