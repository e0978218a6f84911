import { n } from '../pieces/frame.ts'
import { light, sky } from '../pieces/paint.ts'
import { placed, titledCover } from './titled-cover.ts'

const petal = (turn: number, reach: number, paint: string): string =>
  `<path d="M0 0Q-26 ${n(-reach * 0.55)} 0 ${-reach}Q26 ${n(-reach * 0.55)} 0 0Z" fill="${paint}" transform="rotate(${turn})"/>`

/** A water lily on its leaf, 100 units wide to each side. */
const lily = [
  '<ellipse cx="0" cy="16" rx="104" ry="32" fill="#2f8a3c"/><path d="M0 16L102 4L98 30Z" fill="#1c6f78"/>',
  ...[-84, 84, -62, 62].map((turn) => petal(turn, 88, '#ff9ac0')),
  ...[-40, 40, -20, 20].map((turn) => petal(turn, 102, '#ffc0da')),
  petal(0, 110, '#ffe4f0'),
  ...[-28, 28].map((turn) => petal(turn, 66, '#fff2f8')),
  '<ellipse cx="0" cy="-10" rx="17" ry="11" fill="#ffd24a"/>',
].join('')

const dragonfly = [
  '<g fill="#f2fdff" opacity=".85"><ellipse cx="-46" cy="-14" rx="50" ry="16" transform="rotate(14 -46 -14)"/><ellipse cx="46" cy="-14" rx="50" ry="16" transform="rotate(-14 46 -14)"/><ellipse cx="-40" cy="18" rx="42" ry="13" transform="rotate(-20 -40 18)"/><ellipse cx="40" cy="18" rx="42" ry="13" transform="rotate(20 40 18)"/></g>',
  '<path d="M-8 0H8L4 84Q0 94-4 84Z" fill="#4a2ab8"/><path d="M-7 18H7M-6 34H6M-5 50H5M-4 66H4" stroke="#b9a6ff" stroke-width="4"/><ellipse cx="0" cy="-6" rx="16" ry="20" fill="#6a3ae0"/><circle cx="0" cy="-36" r="18" fill="#4a2ab8"/><circle cx="-11" cy="-40" r="10" fill="#ffd24a"/><circle cx="11" cy="-40" r="10" fill="#ffd24a"/>',
].join('')

export const mavkaPond = titledCover({
  slug: 'mavka-pond',
  veil: '#05303a',
  upper: ['#ffffff', '#bff0d8'],
  lower: ['#fffbd0', '#a8dc4a'],
  scene: (frame, { x, y, size }) => {
    const { width, height } = frame
    const rings = [0.9, 1.25, 1.6].map(
      (by) =>
        `<ellipse cx="${n(x)}" cy="${n(y + size * 0.62)}" rx="${n(size * by)}" ry="${n(size * by * 0.26)}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"/>`,
    )
    const boughs = Array.from({ length: Math.round(width / 36) }, (_, strand) => {
      const at = (strand + 0.5) * 36
      const away = Math.abs(at - x) / width
      const long = height * (0.06 + away * 0.62 + ((strand * 37) % 10) / 90)
      return Array.from(
        { length: 7 },
        (__, leaf) =>
          `<ellipse cx="${n(at + leaf * 2)}" cy="${n((long * (leaf + 0.5)) / 7)}" rx="6" ry="${n(10 + long * 0.05)}" transform="rotate(${leaf % 2 === 0 ? 28 : -28} ${n(at + leaf * 2)} ${n((long * (leaf + 0.5)) / 7)})"/>`,
      ).join('')
    })
    return [
      sky(frame, 'pond', [
        [0, '#c6f2de'],
        [0.3, '#f2ffdc'],
        [0.42, '#8fd8c4'],
        [1, '#0c6674'],
      ]),
      light('sun', x, y, size * 1.5, [
        [0, '#fffbe0', 0.95],
        [1, '#ffffff', 0],
      ]),
      ...rings,
      `<g fill="#4fa83c">${boughs.join('')}</g>`,
      placed(lily, x, y + size * 0.58, size * 0.0088),
      placed(dragonfly, x + size * 0.16, y - size * 0.5, size * 0.0062, 24),
    ].join('')
  },
})
