import { n } from '../pieces/frame.ts'
import { light, sky, vertical } from '../pieces/paint.ts'
import { placed, titledCover } from './titled-cover.ts'

const ink = 'stroke="#2a0d08" stroke-width="3.5" stroke-linejoin="round"'

/** The book, open and seen a little from above, 100 units to each side. */
const codex = [
  `<path d="M-104 -38Q-54 -62 0 -40Q54 -62 104 -38V50Q54 30 0 52Q-54 30 -104 50Z" fill="#8a1f14" ${ink}/>`,
  `<path d="M-96 -44Q-50 -66 0 -42V44Q-50 22 -96 42Z" fill="#fff3cf" ${ink}/><path d="M96 -44Q50 -66 0 -42V44Q50 22 96 42Z" fill="#f6e2ae" ${ink}/>`,
  '<path d="M-84 -34Q-50 -50 -14 -36M-50 -22Q-32 -26 -14 -20M-50 -6Q-32 -10 -14 -4M-84 10Q-50 -4 -14 10M-84 24Q-50 10 -14 24" fill="none" stroke="#7a4526" stroke-width="4" stroke-linecap="round"/>',
  '<path d="M-86 -24Q-74 -30 -60 -28V-2Q-74 -4 -86 2Z" fill="#c8321e" stroke="#2a0d08" stroke-width="2.500"/><path d="M-80 -2V-20L-73 -12L-66 -21V-4" fill="none" stroke="#ffe08a" stroke-width="4" stroke-linejoin="round"/>',
  '<path d="M14 -38Q50 -52 86 -38V26Q50 12 14 28Z" fill="#1f4aa8" stroke="#e9b93f" stroke-width="6"/><path d="M26 20V-10Q28 -28 50 -32Q72 -28 74 -10V17Q50 8 26 20Z" fill="#d8793f" stroke="#2a0d08" stroke-width="3"/><path d="M40 14V-2Q42 -12 50 -13Q58 -12 60 -2V11Q50 9 40 14Z" fill="#2a1430"/><path d="M50 -46Q60 -38 58 -30H42Q40 -38 50 -46Z" fill="#ffd35a" stroke="#2a0d08" stroke-width="2.500"/>',
  '<path d="M0 -42V50" stroke="#a8742a" stroke-width="4"/><path d="M8 44V78L0 70L-8 78V44Z" fill="#c8321e" stroke="#2a0d08" stroke-width="2.500"/>',
].join('')

/** Sheets of light that rise from the open pages. */
const beams = (x: number, y: number, size: number): string =>
  [-52, -34, -16, 0, 16, 34, 52]
    .map(
      (turn, index) =>
        `<path d="M${n(-size * 0.07)} 0L${n(-size * 0.2)} ${n(-size * (1.7 - (index % 2) * 0.3))}H${n(size * 0.2)}L${n(size * 0.07)} 0Z" transform="translate(${n(x)} ${n(y)}) rotate(${turn})" fill="url(#beam)"/>`,
    )
    .join('')

/** A spiral vine with leaves, as it stands in the margins of old books. */
const vine = (x: number, y: number, scale: number, turn: number): string =>
  placed(
    [
      '<path d="M0 120Q-6 60 30 30Q66 4 84 34Q96 64 66 74Q42 78 44 54Q50 38 64 48" fill="none" stroke="#e9b93f" stroke-width="9" stroke-linecap="round"/>',
      ...[
        [6, 84, -40],
        [22, 40, 20],
        [70, 18, 60],
        [92, 56, 150],
      ].map(
        ([leaf_x, leaf_y, leaf_turn]) =>
          `<path d="M0 0Q22 -16 40 0Q22 14 0 0Z" fill="#2f8a5a" stroke="#0f3a24" stroke-width="3" transform="translate(${leaf_x} ${leaf_y}) rotate(${leaf_turn})"/>`,
      ),
      '<circle cx="58" cy="56" r="9" fill="#c8321e" stroke="#4a0d08" stroke-width="3"/>',
    ].join(''),
    x,
    y,
    scale,
    turn,
  )

export const kyivanChronicle = titledCover({
  slug: 'kyivan-chronicle',
  veil: '#2a0a08',
  upper: ['#fff6cf', '#f0b93a'],
  lower: ['#ffe9c8', '#e0532e'],
  scene: (frame, { x, y, size }) => {
    const { width, height } = frame
    return [
      sky(frame, 'room', [
        [0, '#3a0f1e'],
        [0.5, '#7a241c'],
        [1, '#2a0a10'],
      ]),
      `<defs>${vertical('beam', [
        [0, '#fff0b0', 0],
        [1, '#ffe08a', 0.62],
      ])}</defs>`,
      light('shine', x, y, size * 1.7, [
        [0, '#ffe9a0', 0.9],
        [0.5, '#ff9a3a', 0.35],
        [1, '#ff9a3a', 0],
      ]),
      `<rect x="${n(width * 0.025)}" y="${n(width * 0.025)}" width="${n(width * 0.95)}" height="${n(height - width * 0.05)}" rx="10" fill="none" stroke="#e9b93f" stroke-opacity=".7" stroke-width="5"/>`,
      beams(x, y + size * 0.2, size * 0.78),
      vine(x - size * 1.02, y - size * 0.58, size * 0.0054, 0),
      `<g transform="translate(${n(2 * x)} 0) scale(-1 1)">${vine(x - size * 1.02, y - size * 0.58, size * 0.0054, 0)}</g>`,
      placed(codex, x, y + size * 0.34, size * 0.0088),
      ...Array.from({ length: 14 }, (_, spark) => {
        const at_x = x + Math.sin(spark * 2.4) * size * 0.7
        const at_y = y - size * (0.1 + ((spark * 37) % 60) / 90)
        return `<circle cx="${n(at_x)}" cy="${n(at_y)}" r="${n(2 + (spark % 3) * 1.6)}" fill="#fff6cf" opacity=".85"/>`
      }),
    ].join('')
  },
})
