import { wheelDisc, wheelPaint, wheelRim } from '../pieces/fair-wheel.ts'
import { light } from '../pieces/paint.ts'
import { placed, titledCover } from './titled-cover.ts'

const colours = ['#d98b1f', '#2a2340', '#2f8f6b', '#2a2340', '#cf4a2f', '#2a2340', '#b02a78', '#2a2340']

export const fairWheel = titledCover({
  slug: 'fair-wheel',
  veil: '#220a2e',
  upper: ['#ffffff', '#f3dcf5'],
  lower: ['#fff3c4', '#f0a53a'],
  scene: ({ width, height }, { x, y, size }) => {
    const beams = Array.from(
      { length: 20 },
      (_, beam) => `<path d="M0 0L${width} ${-width * 0.08}V${width * 0.08}Z" transform="rotate(${beam * 18})" fill="#6a2c80"/>`,
    )
    const pockets = Array.from({ length: 32 }, (_, index) => ({ colour: colours[index % colours.length] ?? '', words: '' }))
    return [
      `<rect width="${width}" height="${height}" fill="#43174f"/><g transform="translate(${x} ${y})">${beams.join('')}</g>`,
      light('glow', x, y, size * 1.7, [
        [0, '#ffd98a', 0.9],
        [1, '#ffd98a', 0],
      ]),
      wheelPaint(),
      `<path d="M${x - size * 0.14} ${y}L${x - size * 0.5} ${height}H${x + size * 0.5}L${x + size * 0.14} ${y}Z" fill="#7a1f22"/>`,
      placed(`${wheelDisc(pockets)}${wheelRim()}`, x, y, size / 112, 0),
    ].join('')
  },
})
