import { light, sky } from '../pieces/paint.ts'
import { litStairs, oakDoor, wokenOwl } from '../pieces/tower.ts'
import { placed, titledCover } from './titled-cover.ts'

export const oldTower = titledCover({
  slug: 'old-tower',
  veil: '#15122a',
  upper: ['#ffffff', '#ddd3f0'],
  lower: ['#ffe9ae', '#e0992f'],
  scene: (frame, { x, y, size }) => {
    const { height } = frame
    const [half, top] = [size * 0.84, y - size * 0.86]
    const teeth = [-0.84, -0.42, 0, 0.42].map((left) => `M${x + size * left} ${top}v${-size * 0.2}h${size * 0.26}v${size * 0.2}Z`).join('')
    return [
      sky(frame, 'night', [
        [0, '#101536'],
        [0.6, '#473f70'],
        [1, '#7a5560'],
      ]),
      light('moon', x + size * 1.1, y - size * 0.8, size * 0.5, [
        [0, '#fff8dc'],
        [0.4, '#fff8dc'],
        [0.42, '#fff8dc', 0.2],
        [1, '#fff8dc', 0],
      ]),
      `<path d="M${x - half} ${height}V${top}H${x + half}V${height}Z" fill="#84788c"/><path d="${teeth}" fill="#84788c"/>`,
      `<path d="M${x - half} ${height}V${top}h${half * 0.3}V${height}Z" fill="#000" opacity="0.24"/>`,
      `<path d="M${x - half} ${y - size * 0.04}H${x + half}M${x - half} ${y + size * 0.86}H${x + half}" stroke="#4c4354" stroke-width="${size * 0.05}"/>`,
      placed(oakDoor(), x - size * 0.4, y - size * 0.08, size * 0.0105),
      placed(wokenOwl(), x + size * 0.4, y - size * 0.08, size * 0.0105),
      placed(litStairs(), x - size * 0.4, y + size * 0.82, size * 0.0112),
      placed(oakDoor(), x + size * 0.4, y + size * 0.82, size * 0.0112),
    ].join('')
  },
})
