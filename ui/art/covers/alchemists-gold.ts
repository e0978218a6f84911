import { n } from '../pieces/frame.ts'
import { light, sky } from '../pieces/paint.ts'
import { placed, titledCover } from './titled-cover.ts'

const line = 'stroke="#1a0636" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"'

const bubble = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" fill-opacity=".5" stroke="#fff" stroke-width="1.800"/>`

/** The great flask, 100 units to each side: green below, and gold where it turns. */
const flask = [
  `<path d="M-22-104H22V-40Q92-22 92 36Q88 108 0 112Q-88 108-92 36Q-92-22-22-40Z" fill="url(#glass)" fill-opacity=".75" ${line}/>`,
  '<path d="M-82 24Q-44 0 0 20Q44 40 82 14Q90 98 0 102Q-90 98-82 24Z" fill="url(#brew)"/><path d="M-82 24Q-44 0 0 20Q44 40 82 14Q80 34 62 42Q30 46 0 32Q-44 14-80 42Z" fill="#fff3a0" fill-opacity=".85"/>',
  ...[
    [-38, 62, 13],
    [16, 72, 9],
    [46, 52, 7],
    [-8, 48, 6],
    [4, -14, 7],
    [-12, -44, 5],
    [8, -66, 4],
  ].map(([x, y, r]) => bubble(x ?? 0, y ?? 0, r ?? 0)),
  `<rect x="-30" y="-108" width="60" height="16" rx="7" fill="url(#glass)" ${line}/><path d="M-70 12Q-64-12-40-24M-11-82V-56" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/>`,
  `<path d="M0 30L26 56L14 88H-14L-26 56Z" fill="url(#stone)" ${line}/><path d="M0 30L-10 56H10ZM-10 56L0 88L10 56" fill="none" stroke="#5a0424" stroke-width="2.500"/>`,
].join('')

const vial = (brew: string): string =>
  `<path d="M-20-70H20V50Q18 74 0 74Q-18 74-20 50Z" fill="url(#glass)" fill-opacity=".7" ${line}/><path d="M-14-20H14V48Q12 66 0 66Q-12 66-14 48Z" fill="${brew}"/><path d="M-14-70V-92H14V-70Z" fill="#c89050" ${line}/>${bubble(-4, 6, 5)}${bubble(6, 30, 4)}`

export const alchemistsGold = titledCover({
  slug: 'alchemists-gold',
  veil: '#14052e',
  upper: ['#fff6c8', '#f0b22e'],
  lower: ['#ffffff', '#7affc8'],
  scene: (frame, { x, y, size }) => {
    const r = size * 0.98
    const corner = (turn: number): string => `${n(x + Math.sin(turn) * r)} ${n(y - Math.cos(turn) * r)}`
    const triangle = (turn: number): string => `M${corner(turn)}L${corner(turn + (Math.PI * 2) / 3)}L${corner(turn + (Math.PI * 4) / 3)}Z`
    return [
      sky(frame, 'cellar', [
        [0, '#1c0a44'],
        [0.5, '#4a1a9a'],
        [1, '#14052e'],
      ]),
      '<defs><linearGradient id="glass" x2="0" y2="1"><stop offset="0" stop-color="#f4fff8"/><stop offset="1" stop-color="#5ac8b8"/></linearGradient><linearGradient id="brew" x2="0" y2="1"><stop offset="0" stop-color="#d8ff6a"/><stop offset=".5" stop-color="#3fe07a"/><stop offset="1" stop-color="#0a6a6a"/></linearGradient><linearGradient id="stone" x2="0" y2="1"><stop offset="0" stop-color="#ffd0a0"/><stop offset=".5" stop-color="#ff4a2e"/><stop offset="1" stop-color="#8a0a2e"/></linearGradient></defs>',
      light('glow', x, y, size * 1.7, [
        [0, '#b8fff0', 0.95],
        [0.4, '#8a5aff', 0.5],
        [1, '#8a5aff', 0],
      ]),
      `<g fill="none" stroke="#ffd27a" opacity=".75"><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" stroke-width="4"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 1.12)}" stroke-width="2.500"/><path d="${triangle(0)}${triangle(Math.PI)}" stroke-width="4" stroke-linejoin="round"/></g>`,
      placed(vial('#ff5ae0'), x - size * 0.86, y + size * 0.3, size * 0.0062, -14),
      placed(vial('#4ab8ff'), x + size * 0.88, y + size * 0.26, size * 0.0064, 13),
      placed(flask, x, y + size * 0.06, size * 0.0082),
    ].join('')
  },
})
