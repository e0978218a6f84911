import { light } from '../pieces/paint.ts'
import { pysanka } from '../pieces/pysanka.ts'
import { placed, titledCover } from './titled-cover.ts'

export const pysanky = titledCover({
  slug: 'pysanky',
  veil: '#3a0a0a',
  upper: ['#ffffff', '#f6e3cf'],
  lower: ['#fff0c2', '#e3622c'],
  scene: ({ width, height }, { x, y, size }) => {
    const stitches = Array.from({ length: Math.ceil(width / 40) }, (_, at) => `M${at * 40} ${height * 0.1}l20 -20l20 20l-20 20Z`).join('')
    return [
      `<rect width="${width}" height="${height}" fill="#e6cfa0"/>`,
      light('lamp', x, y, size * 2, [
        [0, '#fff6df'],
        [1, '#c99c5a', 0.2],
      ]),
      `<path d="M0 ${height * 0.045}H${width}M0 ${height * 0.155}H${width}" stroke="#b3202c" stroke-width="7"/><path d="${stitches}" fill="#b3202c"/>`,
      `<ellipse cx="${x}" cy="${y + size * 0.86}" rx="${size * 1.05}" ry="${size * 0.2}" fill="#7a4d18" opacity="0.5"/>`,
      placed(pysanka(3, 'egg-3'), x - size * 0.56, y - size * 0.02, size * 0.0098, -14),
      placed(pysanka(1, 'egg-1'), x + size * 0.58, y + size * 0.02, size * 0.0098, 14),
      placed(pysanka(0, 'egg-0'), x, y + size * 0.2, size * 0.0132),
    ].join('')
  },
})
