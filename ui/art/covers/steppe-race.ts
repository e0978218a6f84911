import { iconPainter } from '../pieces/icon.ts'
import { finishLine, raceTrack } from '../pieces/race.ts'
import { titledCover } from './titled-cover.ts'

export const steppeRace = titledCover({
  slug: 'steppe-race',
  veil: '#2c1a06',
  upper: ['#ffffff', '#f4e3c0'],
  lower: ['#fff0b8', '#e8912c'],
  scene: ({ width, height }, { x, y, size }, load) => {
    const top = height * 0.2
    const dust = Array.from(
      { length: 14 },
      (_, puff) =>
        `<circle cx="${(x - size * (0.5 + puff * 0.13)).toFixed(0)}" cy="${(y + size * (0.72 + ((puff * 37) % 10) / 40)).toFixed(0)}" r="${(size * (0.05 + ((puff * 53) % 10) / 90)).toFixed(0)}" fill="#f6dfae" opacity="${(0.75 - puff * 0.04).toFixed(2)}"/>`,
    )
    return [
      raceTrack(width, height, top, height / 9),
      finishLine(width * 0.9, top, (height / 9) * 6),
      ...dust,
      `<ellipse cx="${x}" cy="${y + size * 0.92}" rx="${size * 0.8}" ry="${size * 0.1}" fill="#000" opacity="0.3"/>`,
      iconPainter(load)('horse', { x, y, size: size * 2, mirror: true }),
    ].join('')
  },
})
