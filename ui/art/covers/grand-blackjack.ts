import { light } from '../pieces/paint.ts'
import { cardBack, playingCard } from '../pieces/playing-cards.ts'
import { chips } from '../pieces/roulette.ts'
import { placed, titledCover } from './titled-cover.ts'

export const grandBlackjack = titledCover({
  slug: 'grand-blackjack',
  veil: '#2a0d10',
  upper: ['#ffffff', '#f0dcc4'],
  lower: ['#fff0bd', '#d99a2e'],
  scene: ({ width, height }, { x, y, size, shape }) =>
    [
      `<rect width="${width}" height="${height}" fill="#4d1119"/>`,
      light('lamp', x, y - size * 0.4, Math.max(width, height) * 0.66, [
        [0, '#c8473f'],
        [0.5, '#84222a', 0.9],
        [1, '#4d1119', 0],
      ]),
      `<path d="M0 ${y + size * 0.7}Q${x} ${y + size * 1.2} ${width} ${y + size * 0.7}" fill="none" stroke="#f0c66a" stroke-opacity="0.6" stroke-width="5"/>`,
      placed(cardBack('#23365f'), x + size * 0.5, y - size * 0.3, size * 0.0062, 14),
      placed(playingCard(1, 'spades'), x - size * 0.3, y + size * 0.08, size * 0.009, -12),
      placed(playingCard(11, 'hearts'), x + size * 0.3, y + size * 0.14, size * 0.009, 10),
      ...(shape === 'wide' ? [] : [chips(width * 0.14, height * 0.69, width * 0.15, 5, '#1f5b46', '#0f3328')]),
    ].join(''),
})
