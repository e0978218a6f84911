import { light } from '../pieces/paint.ts'
import { titledCover } from './titled-cover.ts'

const colours = ['#d93a3a', '#e07b1f', '#caa01c', '#4f9a3a', '#15897c', '#2677c9', '#5a53c4', '#a044a8'] as const

/** A ball of a lottery: a colour for its ten, a white eye. */
const ball = (x: number, y: number, r: number, index: number): string =>
  [
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${colours[index % colours.length]}"/>`,
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(r * 0.58).toFixed(1)}" fill="#fff"/>`,
    `<circle cx="${(x - r * 0.36).toFixed(1)}" cy="${(y - r * 0.46).toFixed(1)}" r="${(r * 0.2).toFixed(1)}" fill="#fff" opacity="0.75"/>`,
  ].join('')

/** A glass drum with balls in it and some that have left it. */
export const liveDraw = titledCover({
  slug: 'live-draw',
  veil: '#0a1030',
  upper: ['#ffffff', '#dfe6ff'],
  lower: ['#fff3c4', '#f0b53a'],
  scene: ({ width, height }, { x, y, size }) => {
    const heap = Array.from({ length: 19 }, (_, index) => {
      const row = index < 7 ? 0 : index < 13 ? 1 : 2
      const seat = index - ([0, 7, 13][row] ?? 0)
      return ball(x + (seat - (6 - row) / 2) * size * 0.235, y + size * (0.5 - row * 0.21), size * 0.13, index * 3 + row)
    })
    const flying = [
      [-0.34, -0.28],
      [0.22, -0.46],
      [0.46, -0.08],
      [-0.08, -0.06],
    ].map(([dx = 0, dy = 0], index) => ball(x + dx * size, y + dy * size, size * 0.135, index * 2 + 1))
    const out = [-1.12, 1.1, -1.3, 1.34].map((dx, index) =>
      ball(x + dx * size, y + size * (0.36 + (index % 2) * 0.34), size * 0.19, index + 4),
    )
    return [
      `<rect width="${width}" height="${height}" fill="#1c2a6b"/>`,
      light('hall', x, y, size * 2.1, [
        [0, '#7f95ff', 0.9],
        [1, '#1c2a6b', 0],
      ]),
      `<path d="M${x - size * 0.5} ${y + size * 0.7}L${x - size * 0.8} ${y + size * 1.3}H${x + size * 0.8}L${x + size * 0.5} ${y + size * 0.7}Z" fill="#c99a3c" stroke="#7d5610" stroke-width="${(size * 0.02).toFixed(1)}"/>`,
      `<circle cx="${x}" cy="${y}" r="${size * 0.96}" fill="#0f1a4a" opacity="0.55"/>`,
      ...heap,
      ...flying,
      `<circle cx="${x}" cy="${y}" r="${size * 0.96}" fill="#fff" fill-opacity="0.07" stroke="#f3dca0" stroke-width="${(size * 0.05).toFixed(1)}"/>`,
      `<path d="M${x - size * 0.62} ${y - size * 0.3}A${size * 0.72} ${size * 0.72} 0 0 1 ${x - size * 0.2} ${y - size * 0.68}" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="${(size * 0.06).toFixed(1)}" stroke-linecap="round"/>`,
      ...out,
    ].join('')
  },
})
