import { n } from '../pieces/frame.ts'
import { light, sky } from '../pieces/paint.ts'
import { placed, titledCover } from './titled-cover.ts'

/** A wave about to break, 100 units to each side, with its crest to the left. */
const wave = [
  '<path d="M-130 130V88Q-70 74-42 34Q-22-2-50-26Q-4-20-16 26Q44-46-62-62Q-20-116 62-98Q132-80 150 0V130Z" fill="url(#sea)" stroke="#06283f" stroke-width="5" stroke-linejoin="round"/>',
  '<path d="M-10 60Q20-5 70-10M-30 84Q15 27 80 30M20 30Q46-42 92-54M10 100Q55 50 120 60" fill="none" stroke="#c8fbf8" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>',
  '<path d="M-62-62Q-20-116 62-98Q112-84 136-34Q92-76 58-64Q62-46 40-44Q30-62 8-52Q6-34-14-34Q-24-50-44-42Q-58-30-66-44Q-84-30-88-46Q-78-58-62-62Z" fill="#fff" stroke="#06283f" stroke-width="4" stroke-linejoin="round"/>',
  ...[
    [-92, -30, 7],
    [-80, -8, 5],
    [-104, -52, 5],
    [-60, -4, 6],
    [-110, -14, 4],
    [-70, -84, 6],
    [-44, -100, 5],
    [-96, 20, 4],
  ].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff"/>`),
].join('')

const brig = [
  '<path d="M-58 30H58L44 58H-42Z" fill="#5a2c14" stroke="#1a0a04" stroke-width="4" stroke-linejoin="round"/>',
  '<path d="M-22 30V-56M24 30V-64M58 30L86 12" stroke="#2a1408" stroke-width="6" stroke-linecap="round"/>',
  '<path d="M-50-34Q-24-44 2-34Q-4-6 2 14Q-26 4-54 14Q-46-8-50-34ZM0-44Q24-52 50-42Q44-10 52 16Q26 6-2 16Q6-12 0-44Z" fill="#fff1d0" stroke="#1a0a04" stroke-width="4" stroke-linejoin="round"/>',
  '<path d="M24-64L54-74L24-82ZM-22-56L-48-64L-22-70Z" fill="#e0432e" stroke="#1a0a04" stroke-width="3"/>',
].join('')

export const ninthWave = titledCover({
  slug: 'ninth-wave',
  veil: '#04202f',
  upper: ['#ffffff', '#a8f0f0'],
  lower: ['#fff6cf', '#ff9a4a'],
  scene: (frame, { x, y, size }) => {
    const { width, height } = frame
    const horizon = y + size * 0.36
    return [
      sky(frame, 'air', [
        [0, '#3a2458'],
        [0.3, '#b84f5a'],
        [0.55, '#ffb45a'],
        [1, '#ffe9a8'],
      ]),
      light('sun', x - size * 0.3, y - size * 0.12, size * 1.9, [
        [0, '#fffbe0', 1],
        [0.3, '#ffe08a', 0.7],
        [1, '#ff9a4a', 0],
      ]),
      `<defs><linearGradient id="sea" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="#b8fff0"/><stop offset=".35" stop-color="#2fc0c0"/><stop offset=".7" stop-color="#0f7a9a"/><stop offset="1" stop-color="#06335a"/></linearGradient></defs>`,
      `<rect y="${n(horizon)}" width="${width}" height="${n(height - horizon)}" fill="#1f8a96"/>`,
      placed(brig, x - size * 0.62, y + size * 0.16, size * 0.0054, -9),
      placed(wave, x + size * 0.36, y + size * 0.08, size * 0.0086),
      ...[0.5, 0.72, 0.96].map((down, row) => {
        const step = size * (0.5 + row * 0.12)
        const crests = Array.from(
          { length: Math.ceil(width / step) + 2 },
          () =>
            `q${n(step * 0.5)} ${n(-size * 0.17)} ${n(step * 0.56)} ${n(-size * 0.02)}q${n(step * 0.16)} ${n(size * 0.05)} ${n(step * 0.44)} ${n(size * 0.02)}`,
        )
        return `<path d="M${n(-step * (0.3 + row * 0.3))} ${n(y + size * down)}${crests.join('')}V${height}H${n(-step)}Z" fill="${['#14708a', '#0c5070', '#073650'][row]}" stroke="#d8fbff" stroke-opacity=".6" stroke-width="3"/>`
      }),
    ].join('')
  },
})
