import { light } from '../pieces/paint.ts'
import { plentyWheelDisc } from '../pieces/plenty-wheel.ts'
import { placed, titledCover } from './titled-cover.ts'

export const liveWheel = titledCover({
  slug: 'live-wheel',
  veil: '#0b2a2a',
  upper: ['#ffffff', '#dff2e4'],
  lower: ['#fff3c4', '#f0b53a'],
  scene: ({ width, height }, { x, y, size }) => {
    const rows = Array.from({ length: 7 }, (_, row) => {
      const [top, flower] = [height * (0.62 + row * 0.06), size * (0.05 + row * 0.016)]
      return Array.from({ length: 13 }, (_seat, seat) => {
        const left = (width / 12) * (seat - (row % 2) * 0.5)
        return `<circle cx="${left.toFixed(0)}" cy="${top.toFixed(0)}" r="${flower.toFixed(0)}" fill="#f0b21f"/><circle cx="${left.toFixed(0)}" cy="${top.toFixed(0)}" r="${(flower * 0.5).toFixed(0)}" fill="#5b3312"/>`
      }).join('')
    })
    return [
      `<rect width="${width}" height="${height}" fill="#1f7f8a"/>`,
      light('sun', x, y, size * 2.1, [
        [0, '#fff2b8'],
        [0.45, '#79c9bd', 0.8],
        [1, '#1f7f8a', 0],
      ]),
      `<rect y="${height * 0.6}" width="${width}" height="${height * 0.4}" fill="#2f7a3d"/>`,
      ...rows,
      placed(plentyWheelDisc(), x, y, size / 106, 9),
    ].join('')
  },
})
