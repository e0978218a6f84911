import { iconPainter } from '../pieces/icon.ts'
import { light, sky } from '../pieces/paint.ts'
import { playingCard } from '../pieces/playing-cards.ts'
import { placed, titledCover } from './titled-cover.ts'

export const wolfAndBear = titledCover({
  slug: 'wolf-and-bear',
  veil: '#0a1526',
  upper: ['#ffffff', '#dbe6f2'],
  lower: ['#f2f7ff', '#8fb4d8'],
  scene: (frame, { x, y, size }, load) => {
    const { width, height } = frame
    const icon = iconPainter(load)
    const pines = Array.from({ length: 16 }, (_, tree) => {
      const at = (tree / 15) * width
      const tall = size * (0.5 + ((tree * 37) % 46) / 80)
      return `M${at - size * 0.2} ${y + size * 0.5}L${at} ${y + size * 0.5 - tall}L${at + size * 0.2} ${y + size * 0.5}Z`
    })
    return [
      sky(frame, 'night', [
        [0, '#0e1a33'],
        [0.6, '#3a5f80'],
        [1, '#dfe9f3'],
      ]),
      light('moon', x, y - size * 0.55, size * 0.6, [
        [0, '#fdf6da'],
        [0.42, '#fdf6da'],
        [0.44, '#fdf6da', 0.3],
        [1, '#fdf6da', 0],
      ]),
      `<path d="${pines.join('')}" fill="#0c1a28"/><path d="M0 ${y + size * 0.46}Q${x} ${y + size * 0.3} ${width} ${y + size * 0.46}V${height}H0Z" fill="#e4edf5"/>`,
      placed(playingCard(11, 'clubs'), x - size * 0.2, y + size * 0.3, size * 0.0062, -12),
      placed(playingCard(13, 'hearts'), x + size * 0.22, y + size * 0.3, size * 0.0062, 12),
      icon('wolf', { x: x - size * 0.62, y: y + size * 0.34, size: size * 0.86, mirror: true }),
      icon('bear', { x: x + size * 0.62, y: y + size * 0.34, size: size * 0.86 }),
    ].join('')
  },
})
