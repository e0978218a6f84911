import { sky } from '../pieces/paint.ts'
import { playingCard } from '../pieces/playing-cards.ts'
import { placed, titledCover } from './titled-cover.ts'

const scattered = (seed: number): number => {
  const wave = Math.sin(seed * 78.233 + 1.7) * 43_758.5453
  return wave - Math.floor(wave)
}

export const milkyWay = titledCover({
  slug: 'milky-way',
  veil: '#0a0824',
  upper: ['#ffffff', '#d8d0ff'],
  lower: ['#f3edff', '#9a82e8'],
  scene: (frame, { x, y, size }) => {
    const { width, height } = frame
    const stars = Array.from({ length: 90 }, (_, star) => {
      const along = scattered(star) * width
      const off = (scattered(star + 0.3) - 0.5) * height * (star % 3 === 0 ? 1 : 0.3)
      return `<circle cx="${along.toFixed(0)}" cy="${(height * 0.5 - (along / width - 0.5) * height * 0.6 + off).toFixed(0)}" r="${(size * (0.004 + scattered(star + 0.7) * 0.011)).toFixed(1)}"/>`
    }).join('')
    return [
      sky(frame, 'night', [
        [0, '#0a0a2a'],
        [0.55, '#35267a'],
        [1, '#0b0b22'],
      ]),
      `<g fill="#fff" opacity="0.85">${stars}</g>`,
      placed(playingCard(4, 'clubs'), x - size * 0.5, y + size * 0.12, size * 0.0074, -16),
      placed(playingCard(12, 'hearts'), x + size * 0.26, y - size * 0.04, size * 0.0098, 8),
      `<path d="M${x - size * 0.88} ${y - size * 0.34}v${-size * 0.34}M${x - size * 1.02} ${y - size * 0.54}l${size * 0.14}${-size * 0.16} ${size * 0.14} ${size * 0.16}" fill="none" stroke="#ffe9a8" stroke-width="${size * 0.06}" stroke-linecap="round" stroke-linejoin="round"/>`,
    ].join('')
  },
})
