import { ducatMoon, ducatPaint, ducatSun } from '../pieces/ducat.ts'
import { light } from '../pieces/paint.ts'
import { placed, titledCover } from './titled-cover.ts'

export const ducats = titledCover({
  slug: 'ducats',
  veil: '#24060d',
  upper: ['#ffffff', '#e3d3c0'],
  lower: ['#fff3c4', '#e0a52e'],
  scene: ({ width, height }, { x, y, size }) =>
    [
      `<rect width="${width}" height="${height}" fill="#3a0c16"/>`,
      light('lamp', x, y, Math.max(width, height) * 0.66, [
        [0, '#c24a44'],
        [0.5, '#7a1a28', 0.9],
        [1, '#3a0c16', 0],
      ]),
      ducatPaint(),
      ...Array.from({ length: 9 }, (_, coin) => {
        const pile = coin % 3
        return placed(
          '<ellipse rx="50" ry="15" fill="url(#ducat-rim)" stroke="#5d3406" stroke-width="2"/><ellipse cy="-6" rx="50" ry="15" fill="url(#ducat)" stroke="#5d3406" stroke-width="1.4"/>',
          x + (pile - 1) * size * 0.78,
          y + size * (1.06 - Math.floor(coin / 3) * 0.09),
          size * 0.0075,
        )
      }),
      placed(ducatMoon(), x + size * 0.46, y + size * 0.12, size * 0.0112, 12),
      placed(ducatSun(), x - size * 0.32, y - size * 0.26, size * 0.014, -10),
    ].join(''),
})
