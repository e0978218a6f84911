import { n } from './frame.ts'
import type { PaintIcon } from './icon.ts'
import { vertical } from './paint.ts'
import { scatter } from './scatter.ts'

/** A heap of coins: rows that get narrower upwards, back row first. */
export const coinHeap = (paint: PaintIcon, x: number, y: number, width: number, rows: number, seed: number): string => {
  const next = scatter(seed)
  const size = width / 7
  const drawn: string[] = []
  for (let row = rows - 1; row >= 0; row -= 1) {
    const span = width * (1 - row / (rows + 0.6))
    const count = Math.max(2, Math.round(span / (size * 0.62)))
    for (let coin = 0; coin < count; coin += 1) {
      const share = count === 1 ? 0 : coin / (count - 1) - 0.5
      drawn.push(
        paint('coin', {
          x: x + share * span + (next() - 0.5) * size * 0.3,
          y: y - row * size * 0.42 + (next() - 0.5) * size * 0.2,
          size: size * (0.9 + next() * 0.25),
          turn: Math.round(next() * 360),
        }),
      )
    }
  }
  return drawn.join('')
}

const chestPaints = `<defs>${vertical('chest-wood', [
  [0, '#a55a26'],
  [1, '#5a2a0f'],
])}${vertical('chest-lid', [
  [0, '#7c3d17'],
  [1, '#46200b'],
])}${vertical('chest-gold', [
  [0, '#ffe9a0'],
  [0.5, '#eab544'],
  [1, '#a8701a'],
])}</defs>`

/** The open lid, behind the chest's content. In a box of 200 by 170 around its centre. */
const lid = `<path d="M-92 -18L-80 -78Q0 -112 80 -78L92 -18Z" fill="url(#chest-lid)" stroke="url(#chest-gold)" stroke-width="7" stroke-linejoin="round"/><path d="M-62 -84L-70 -20M62 -84L70 -20" stroke="url(#chest-gold)" stroke-width="9"/>`

const front = [
  '<path d="M-98 -18H98L88 66Q0 76 -88 66Z" fill="url(#chest-wood)"/>',
  '<path d="M-96 8Q0 16 96 8M-92 38Q0 46 92 38" stroke="#3f1b08" stroke-opacity="0.55" stroke-width="3" fill="none"/>',
  '<path d="M-98 -18H98L97 -4Q0 4 -97 -4Z" fill="url(#chest-gold)"/><path d="M-88 66Q0 76 88 66L90 52Q0 62 -90 52Z" fill="url(#chest-gold)"/>',
  '<path d="M-72 -18L-66 68L-50 69L-54 -18ZM72 -18L66 68L50 69L54 -18Z" fill="url(#chest-gold)"/>',
  '<path d="M-20 -10H20V22Q20 38 0 44Q-20 38 -20 22Z" fill="url(#chest-gold)" stroke="#7a4a10" stroke-width="2"/><circle cy="10" r="6" fill="#5a2a0f"/><path d="M-3.4 12H3.4L5 28H-5Z" fill="#5a2a0f"/>',
  '<g fill="#fff3c4"><circle cx="-62" cy="4" r="2.6"/><circle cx="-59" cy="44" r="2.6"/><circle cx="62" cy="4" r="2.6"/><circle cx="59" cy="44" r="2.6"/></g>',
].join('')

/** An open chest; `inside` is drawn between its lid and its front, in the frame's units. */
export const chest = (x: number, y: number, size: number, inside: string): string => {
  const place = `transform="translate(${n(x)} ${n(y)}) scale(${(size / 200).toFixed(3)})"`
  return `${chestPaints}<ellipse cx="${n(x)}" cy="${n(y + size * 0.36)}" rx="${n(size * 0.56)}" ry="${n(size * 0.07)}" fill="#2a0d04" opacity="0.5"/><g ${place}>${lid}</g>${inside}<g ${place}>${front}</g>`
}
