import { n } from '../pieces/frame.ts'
import { light, sky } from '../pieces/paint.ts'
import { placed, titledCover } from './titled-cover.ts'

const line = 'stroke="#24100a" stroke-width="4.500" stroke-linejoin="round"'

const dial = (radius: number): string =>
  [
    `<circle r="${radius}" fill="url(#brass)" ${line}/><circle r="${n(radius * 0.8)}" fill="#fbf2dc" ${line}/>`,
    ...Array.from(
      { length: 12 },
      (_, hour) =>
        `<path d="M0 ${n(-radius * 0.7)}v${n(radius * (hour % 3 === 0 ? 0.18 : 0.1))}" stroke="#24100a" stroke-width="${n(radius * (hour % 3 === 0 ? 0.08 : 0.045))}" stroke-linecap="round" transform="rotate(${hour * 30})"/>`,
    ),
  ].join('')

/** A case clock from the waist up, 100 units to each side, with its cuckoo out of the door. */
const clock = [
  `<path d="M-78 130V-34Q-52-42-42-70Q-24-104 0-106Q24-104 42-70Q52-42 78-34V130Z" fill="url(#case)" ${line}/>`,
  `<path d="M-64 130V-24Q-34-40-28-64Q-14-88 0-90Q14-88 28-64Q34-40 64-24V130Z" fill="none" stroke="#e0a83c" stroke-width="4"/>`,
  `<path d="M-22-44V-66Q-18-82 0-84Q18-82 22-66V-44Z" fill="#1a0806" ${line}/>`,
  '<g transform="translate(4 -62)"><path d="M-14 16Q-20-10 4-14Q20-16 24-2L46 4L25 10Q24 20 8 20Z" fill="#e8803a" stroke="#24100a" stroke-width="4" stroke-linejoin="round"/><path d="M25-1L50 4L25 10Z" fill="#ffe08a" stroke="#24100a" stroke-width="3" stroke-linejoin="round"/><circle cx="14" cy="-3" r="4" fill="#fff" stroke="#24100a" stroke-width="2.500"/></g>',
  `<g transform="translate(0 24)">${dial(54)}<path d="M0 0V-30M0 0L22 12" stroke="#6a1c18" stroke-width="8" stroke-linecap="round"/><circle r="7" fill="#6a1c18"/></g>`,
  `<rect x="-34" y="90" width="68" height="60" rx="20" fill="#1a0806" stroke="#e0a83c" stroke-width="4"/><path d="M0 90L8 122" stroke="#e8b84a" stroke-width="5"/><circle cx="9" cy="126" r="14" fill="url(#brass)" ${line}/>`,
].join('')

const cog = (teeth: number): string =>
  [
    ...Array.from(
      { length: teeth },
      (_, index) =>
        `<rect x="-9" y="-62" width="18" height="24" rx="3" fill="url(#brass)" ${line} transform="rotate(${(index * 360) / teeth})"/>`,
    ),
    `<circle r="48" fill="url(#brass)" ${line}/><circle r="30" fill="#123f33" ${line}/>`,
    ...[0, 60, 120].map((turn) => `<path d="M-30 0H30" stroke="#e0a83c" stroke-width="8" transform="rotate(${turn})"/>`),
    `<circle r="11" fill="url(#brass)" ${line}/>`,
  ].join('')

export const houseOfClocks = titledCover({
  slug: 'house-of-clocks',
  veil: '#08201a',
  upper: ['#fff6d8', '#e8b84a'],
  lower: ['#ffffff', '#8fe0b4'],
  scene: (frame, { x, y, size }) =>
    [
      sky(frame, 'wall', [
        [0, '#0f3a2e'],
        [0.5, '#1f6a52'],
        [1, '#0a2a22'],
      ]),
      '<defs><linearGradient id="brass" x2="0" y2="1"><stop offset="0" stop-color="#fff0b4"/><stop offset=".5" stop-color="#e0a83c"/><stop offset="1" stop-color="#8a5414"/></linearGradient><linearGradient id="case" x2="0" y2="1"><stop offset="0" stop-color="#b8452e"/><stop offset="1" stop-color="#4a0f10"/></linearGradient></defs>',
      ...Array.from(
        { length: Math.ceil(frame.width / 50) },
        (_, index) => `<rect x="${index * 50}" width="25" height="${frame.height}" fill="#fff" opacity=".05"/>`,
      ),
      light('lamp', x, y - size * 0.2, size * 1.7, [
        [0, '#fff0b4', 0.95],
        [0.45, '#ffc85a', 0.4],
        [1, '#ffc85a', 0],
      ]),
      placed(cog(12), x - size * 0.86, y - size * 0.3, size * 0.0062, 8),
      placed(cog(10), x + size * 0.92, y + size * 0.36, size * 0.0074, 20),
      placed(dial(44), x + size * 0.82, y - size * 0.52, size * 0.0062, 14),
      placed(dial(44), x - size * 0.88, y + size * 0.5, size * 0.0056, -10),
      placed(clock, x, y + size * 0.1, size * 0.0092),
    ].join(''),
})
