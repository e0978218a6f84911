import { light } from '../pieces/paint.ts'
import { playingCard } from '../pieces/playing-cards.ts'
import { placed, titledCover } from './titled-cover.ts'

/** Two fans of cards meet under the lamps of a red studio. */
export const liveBaccarat = titledCover({
  slug: 'live-baccarat',
  veil: '#2a0614',
  upper: ['#ffffff', '#f6d9df'],
  lower: ['#fff0bd', '#e0a53e'],
  scene: ({ width, height }, { x, y, size }) => {
    const lamps = [-30, -10, 10, 30].map(
      (turn) =>
        `<path d="M0 0L${-size * 0.34} ${height * 1.3}H${size * 0.34}Z" transform="translate(${x + turn * size * 0.03} ${-height * 0.1}) rotate(${turn})" fill="#ffb9c6" opacity="0.13"/>`,
    )
    const fan = (
      left: number,
      turns: readonly number[],
      cards: readonly (readonly [number, 'spades' | 'hearts' | 'clubs' | 'diamonds'])[],
    ) =>
      cards.map(([rank, suit], index) =>
        placed(
          playingCard(rank, suit),
          left + (index - 0.5) * size * 0.3,
          y + Math.abs(index - 0.5) * size * 0.05,
          size * 0.0066,
          turns[index],
        ),
      )
    return [
      `<rect width="${width}" height="${height}" fill="#5c1029"/>`,
      light('studio', x, y - size * 0.2, size * 2, [
        [0, '#d2536f', 0.95],
        [1, '#5c1029', 0],
      ]),
      ...lamps,
      `<ellipse cx="${x}" cy="${y + size * 0.55}" rx="${size * 1.5}" ry="${size * 0.95}" fill="#0f5a45" stroke="#e9cf8a" stroke-width="${size * 0.04}"/>`,
      `<path d="M${x} ${y - size * 0.3}V${y + size * 1.4}" stroke="#e9cf8a" stroke-opacity="0.6" stroke-width="${size * 0.02}"/>`,
      ...fan(
        x - size * 0.56,
        [-16, 2],
        [
          [4, 'diamonds'],
          [5, 'spades'],
        ],
      ),
      ...fan(
        x + size * 0.56,
        [-4, 14],
        [
          [13, 'clubs'],
          [8, 'hearts'],
        ],
      ),
    ].join('')
  },
})
