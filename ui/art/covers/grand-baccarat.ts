import { light } from '../pieces/paint.ts'
import { playingCard } from '../pieces/playing-cards.ts'
import { chips } from '../pieces/roulette.ts'
import { placed, titledCover } from './titled-cover.ts'

export const grandBaccarat = titledCover({
  slug: 'grand-baccarat',
  veil: '#04211c',
  upper: ['#ffffff', '#e4e2cc'],
  lower: ['#fff3c4', '#d6a63a'],
  scene: ({ width, height }, { x, y, size, shape }) =>
    [
      `<rect width="${width}" height="${height}" fill="#0a4038"/>`,
      light('lamp', x, y, Math.max(width, height) * 0.7, [
        [0, '#3fb295'],
        [0.5, '#157060', 0.9],
        [1, '#0a4038', 0],
      ]),
      `<path d="M0 ${y + size * 0.9}Q${x} ${y + size * 1.25} ${width} ${y + size * 0.9}" fill="none" stroke="#e9cf8a" stroke-opacity="0.55" stroke-width="5"/>`,
      placed(playingCard(13, 'spades'), x - size * 0.42, y + size * 0.06, size * 0.0078, -20),
      placed(playingCard(9, 'hearts'), x + size * 0.06, y - size * 0.08, size * 0.0086, -2),
      placed(playingCard(12, 'diamonds'), x + size * 0.56, y + size * 0.12, size * 0.0078, 18),
      ...(shape === 'wide'
        ? []
        : [
            chips(width * 0.13, height * 0.69, width * 0.15, 4, '#c99a2e', '#7d5a10'),
            chips(width * 0.87, height * 0.69, width * 0.15, 3, '#1d5a78', '#0e3346'),
          ]),
    ].join(''),
})
