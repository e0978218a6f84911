import { light } from '../pieces/paint.ts'
import { chips, rouletteBall, rouletteWheel } from '../pieces/roulette.ts'
import { titledCover } from './titled-cover.ts'

/** A roulette wheel on a table with many seats, lit by studio lamps. */
export const liveRoulette = titledCover({
  slug: 'live-roulette',
  veil: '#14091f',
  upper: ['#ffffff', '#e9d8f2'],
  lower: ['#fff0bd', '#e0a53e'],
  scene: ({ width, height }, { x, y, size }) => {
    const rays = [-34, -17, 0, 17, 34].map(
      (turn) =>
        `<path d="M0 0L${-size * 0.5} ${height * 1.4}H${size * 0.5}Z" transform="translate(${x} ${-height * 0.12}) rotate(${turn})" fill="#c79bff" opacity="0.11"/>`,
    )
    const seats = Array.from({ length: 9 }, (_, seat) => {
      const angle = Math.PI * (0.1 + seat * 0.1)
      return `<circle cx="${(x - Math.cos(angle) * size * 1.22).toFixed(1)}" cy="${(y + Math.sin(angle) * size * 1.12).toFixed(1)}" r="${(size * 0.085).toFixed(1)}" fill="${seat % 2 ? '#f0b93a' : '#d8323f'}" stroke="#14091f" stroke-width="${(size * 0.02).toFixed(1)}"/>`
    })
    return [
      `<rect width="${width}" height="${height}" fill="#2a1440"/>`,
      light('hall', x, y, size * 2, [
        [0, '#8a4fc0', 0.9],
        [1, '#2a1440', 0],
      ]),
      ...rays,
      `<ellipse cx="${x}" cy="${y + size * 0.1}" rx="${size * 1.34}" ry="${size * 1.22}" fill="#0d5a3c" stroke="#c99a3c" stroke-width="${size * 0.04}"/>`,
      ...seats,
      rouletteWheel(x, y, size * 0.86, 8),
      rouletteBall(x + size * 0.3, y - size * 0.34, size * 0.045),
      chips(x - size * 0.92, y + size * 0.72, size * 0.26, 4, '#2c62c8', '#173a82'),
    ].join('')
  },
})
