import { n } from '../pieces/frame.ts'
import { light, sky } from '../pieces/paint.ts'
import { placed, titledCover } from './titled-cover.ts'

const line = 'stroke="#2a1206" stroke-width="4.500" stroke-linejoin="round" stroke-linecap="round"'

/** A camel under its load, looking round, 100 units to each side. */
const camel = [
  `<path d="M-62 36L-70 116H-50L-40 44M-22 44L-18 116H0L-2 42M30 42L28 116H48L52 36" fill="#a8602a" ${line}/>`,
  `<path d="M-96 26Q-102-14-70-26Q-62-84-34-70Q-14-66-8-30Q6-90 30-74Q52-64 52-20Q78-8 86-36Q86-84 102-98Q118-112 140-96L150-78Q144-64 120-64Q114-6 96 20Q78 44 46 50H-66Q-94 46-96 26Z" fill="url(#coat)" ${line}/>`,
  `<path d="M104-96L100-116L118-104Z" fill="#d8944a" ${line}/><circle cx="122" cy="-88" r="5.500" fill="#2a1206"/><path d="M134-76L148-78" fill="none" ${line}/><path d="M-96 14Q-114 34-104 64" fill="none" ${line}/>`,
  `<path d="M-42-36Q0-14 40-38L52 28Q0 46-52 28Z" fill="#c8243a" ${line}/><path d="M-40-14Q0 8 44-14M-46 10Q0 30 48 10" fill="none" stroke="#ffd27a" stroke-width="6" stroke-dasharray="9 7"/>`,
  ...[-46, -26, -6, 14, 34].map((x) => `<path d="M${x + 2} 36v18" stroke="#ffd27a" stroke-width="6" stroke-linecap="round"/>`),
  `<path d="M-50-40Q-58-76-24-78Q2-78-6-38Z" fill="#0f8a8e" ${line}/><path d="M2-42Q0-82 30-82Q56-78 46-40Z" fill="#f0a02a" ${line}/><path d="M-42-56Q-26-50-10-56M8-60Q26-52 44-60" fill="none" ${line}/>`,
  `<path d="M84-24L116-16" stroke="#0f8a8e" stroke-width="11" stroke-linecap="round"/><circle cx="100" cy="2" r="10" fill="#ffd24a" ${line}/>`,
].join('')

const bowl = (heap: string): string =>
  [
    `<path d="M-62 0Q-30-62 0-64Q30-62 62 0Z" fill="${heap}" ${line}/><path d="M-26-30Q-12-48 4-50" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>`,
    `<path d="M-72-2H72Q70 38 34 52H-34Q-70 38-72-2Z" fill="url(#brass)" ${line}/><path d="M-58 18Q0 40 58 18" fill="none" ${line}/>`,
  ].join('')

const dome = `<path d="M-40 60V0Q-54-40 0-84Q54-40 40 0V60Z" fill="#1fa8ac" ${line}/><path d="M-40 60V4H40V60Z" fill="#e8c088" ${line}/><path d="M0-84V-104" ${line}/><path d="M-14 60V36Q0 16 14 36V60Z" fill="#4a1c0e"/><path d="M0-80Q-22-40-14 4M0-80Q22-40 14 4" fill="none" stroke="#b8fff0" stroke-width="3"/>`

export const spiceCaravan = titledCover({
  slug: 'spice-caravan',
  veil: '#3a1208',
  upper: ['#ffffff', '#8ff0e0'],
  lower: ['#fff3b8', '#ff9a2a'],
  scene: (frame, { x, y, size }) => {
    const { width, height } = frame
    return [
      sky(frame, 'heat', [
        [0, '#0c93a8'],
        [0.4, '#7ad8c8'],
        [0.66, '#fff2b8'],
        [1, '#e09a4a'],
      ]),
      '<defs><linearGradient id="coat" x2="0" y2="1"><stop offset="0" stop-color="#f8d898"/><stop offset=".6" stop-color="#d8944a"/><stop offset="1" stop-color="#a8602a"/></linearGradient><linearGradient id="brass" x2="0" y2="1"><stop offset="0" stop-color="#fff0a8"/><stop offset=".5" stop-color="#e8a838"/><stop offset="1" stop-color="#92560c"/></linearGradient></defs>',
      light('sun', x, y - size * 0.3, size * 1.9, [
        [0, '#fffde8', 1],
        [0.34, '#fff0a0', 0.95],
        [0.36, '#ffe27a', 0.4],
        [1, '#ffd98a', 0],
      ]),
      placed(dome, x - size * 0.9, y + size * 0.06, size * 0.0066),
      placed(dome, x + size * 0.96, y + size * 0.1, size * 0.0056),
      `<path d="M0 ${n(y + size * 0.6)}Q${n(x - size * 0.6)} ${n(y + size * 0.2)} ${n(x)} ${n(y + size * 0.52)}T${n(width)} ${n(y + size * 0.34)}V${n(height)}H0Z" fill="#f0b45a"/><path d="M0 ${n(y + size * 0.86)}Q${n(x)} ${n(y + size * 0.5)} ${n(width)} ${n(y + size * 0.8)}V${n(height)}H0Z" fill="#d8843a"/>`,
      placed(camel, x - size * 0.1, y - size * 0.02, size * 0.0069),
      placed(bowl('#e0261a'), x - size * 0.92, y + size * 0.84, size * 0.0052, -3),
      placed(bowl('#ffb02e'), x + size * 0.94, y + size * 0.82, size * 0.0056, 4),
      placed(bowl('#8a4a1c'), x - size * 0.02, y + size * 1.02, size * 0.0048),
    ].join('')
  },
})
