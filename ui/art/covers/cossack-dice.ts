import { boneDie, drumHead } from '../pieces/dice.ts'
import { light } from '../pieces/paint.ts'
import { placed, titledCover } from './titled-cover.ts'

export const cossackDice = titledCover({
  slug: 'cossack-dice',
  veil: '#260d05',
  upper: ['#ffffff', '#f0ddc4'],
  lower: ['#ffe9b4', '#e07a2c'],
  scene: ({ width, height }, { x, y, size }) => {
    const planks = Array.from({ length: 9 }, (_, plank) => `M${((plank + 0.5) / 9) * width} 0V${height}`).join('')
    return [
      `<rect width="${width}" height="${height}" fill="#5a2a14"/><path d="${planks}" stroke="#3d1a0b" stroke-width="5"/>`,
      light('fire', x, y - size * 0.2, size * 1.9, [
        [0, '#ffb45a', 0.85],
        [1, '#ffb45a', 0],
      ]),
      placed(drumHead(), x, y + size * 0.62, size * 0.0056),
      placed(boneDie(6), x - size * 0.44, y + size * 0.34, size * 0.0068, -18),
      placed(boneDie(3), x + size * 0.46, y + size * 0.42, size * 0.0062, 22),
      placed(boneDie(1), x + size * 0.04, y - size * 0.42, size * 0.0082, 9),
    ].join('')
  },
})
