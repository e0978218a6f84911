import { angryBee, honeyJar, strawHive } from '../pieces/hive.ts'
import { light, sky } from '../pieces/paint.ts'
import { placed, titledCover } from './titled-cover.ts'

export const honeyHives = titledCover({
  slug: 'honey-hives',
  veil: '#24400f',
  upper: ['#ffffff', '#ffe9b0'],
  lower: ['#fff0a8', '#f0a51c'],
  scene: (frame, { x, y, size }) => {
    const { width, height } = frame
    return [
      sky(frame, 'day', [
        [0, '#5fb4d8'],
        [0.5, '#d6efc0'],
        [1, '#6fa048'],
      ]),
      light('sun', width * 0.2, height * 0.1, size * 1.1, [
        [0, '#fff8c9'],
        [0.25, '#fff0a0', 0.9],
        [1, '#fff0a0', 0],
      ]),
      `<path d="M0 ${y + size * 0.4}Q${width * 0.5} ${y + size * 0.1} ${width} ${y + size * 0.46}V${height}H0Z" fill="#5b9136"/>`,
      placed(strawHive(), x - size * 0.74, y + size * 0.1, size * 0.013),
      placed(strawHive(), x + size * 0.76, y + size * 0.12, size * 0.012),
      placed(honeyJar(), x, y + size * 0.2, size * 0.023),
      placed(angryBee(), x + size * 0.56, y - size * 0.62, size * 0.011, -14),
      placed(angryBee(), x - size * 0.5, y - size * 0.56, size * 0.008, 16),
    ].join('')
  },
})
