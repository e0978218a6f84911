import { n } from '../pieces/frame.ts'
import { rays } from '../pieces/land.ts'
import { light, sky } from '../pieces/paint.ts'
import { placed, titledCover } from './titled-cover.ts'

const edge = 'stroke="#fff" stroke-width="9" stroke-linejoin="round" paint-order="stroke"'

/** A cake of three tiers, 100 units to each side. */
const cake = [
  `<path d="M-84 96V44Q-84 32-72 32H72Q84 32 84 44V96Z" fill="#ffd08a" ${edge}/><path d="M-62 34V-8Q-62-20-50-20H50Q62-20 62-8V34Z" fill="#ffe0ec" ${edge}/><path d="M-38-18V-54Q-38-64-28-64H28Q38-64 38-54V-18Z" fill="#8ff0d0" ${edge}/>`,
  '<path d="M-84 44Q-84 32-72 32H72Q84 32 84 44V56Q78 72 70 56Q60 46 52 62Q42 78 34 58Q24 48 14 64Q4 78-6 60Q-16 48-26 62Q-36 76-44 58Q-54 48-60 60Q-72 76-78 58L-84 54Z" fill="#ff6f9f"/>',
  '<path d="M-62-8Q-62-20-50-20H50Q62-20 62-8V2Q56 14 48 4Q38-4 30 8Q20 20 12 4Q2-4-8 8Q-18 18-26 4Q-36-4-44 8Q-54 16-62 4Z" fill="#8a5ae0"/><path d="M-38-54Q-38-64-28-64H28Q38-64 38-54V-46Q30-36 22-44Q12-50 4-40Q-8-32-14-42Q-24-48-30-40Q-36-36-38-42Z" fill="#ffe14a"/>',
  ...[-58, -20, 20, 58].map((x) => `<circle cx="${x}" cy="82" r="8" fill="#e0203f"/><circle cx="${x - 2}" cy="79" r="2.500" fill="#fff"/>`),
  ...[-40, 0, 40].map((x) => `<circle cx="${x}" cy="22" r="6" fill="#ffe14a"/>`),
  `<circle cx="0" cy="-78" r="17" fill="#e0203f" ${edge}/><path d="M2-92Q6-110 24-114" fill="none" stroke="#3f8a2c" stroke-width="6" stroke-linecap="round"/><path d="M-9-82Q-8-90-1-91" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
  `<path d="M-108 96H108L96 110H-96Z" fill="#fff" stroke="#e88fb0" stroke-width="3"/>`,
].join('')

const lollipop = [
  '<path d="M-5 40H5V130H-5Z" fill="#fff"/>',
  `<circle r="46" fill="#ff5c7a" ${edge}/>`,
  ...[0, 60, 120, 180, 240, 300].map(
    (turn) => `<path d="M0 0Q11-24 0-46Q18-46 33-32Q22-14 0 0Z" fill="#fff" transform="rotate(${turn})"/>`,
  ),
].join('')

const doughnut = [
  `<circle r="46" fill="#e09a44" ${edge}/><path d="M0-42Q42-40 42-4Q38 14 28 6Q22 22 10 14Q0 28-10 14Q-22 24-28 8Q-42 12-42-4Q-40-40 0-42Z" fill="#7fd0ff"/><ellipse cx="0" cy="-5" rx="15" ry="12" fill="#9a5a1c"/>`,
  ...[
    [-26, -20, 30],
    [-4, -30, -20],
    [22, -22, 60],
    [30, -2, 10],
    [-30, 0, -50],
  ].map(
    ([x, y, turn]) =>
      `<rect x="-6" y="-2.500" width="12" height="5" rx="2.500" fill="#ff5c9a" transform="translate(${x} ${y}) rotate(${turn})"/>`,
  ),
].join('')

export const sweetStreet = titledCover({
  slug: 'sweet-street',
  veil: '#6a1440',
  upper: ['#ffffff', '#ffd0e4'],
  lower: ['#fffbd0', '#ffd23a'],
  scene: (frame, { x, y, size }) => {
    const { width, height } = frame
    const stripes = Math.round(width / 64)
    const stripe = width / stripes
    return [
      sky(frame, 'air', [
        [0, '#6fd0f5'],
        [0.6, '#ffc2dc'],
        [1, '#ff7fae'],
      ]),
      rays(x, y, Math.max(width, height), 14, '#ffffff', 0.22),
      light('shine', x, y, size * 1.5, [
        [0, '#fffbe0', 0.95],
        [1, '#ffffff', 0],
      ]),
      `<g>${Array.from({ length: stripes }, (_, index) => `<path d="M${n(index * stripe)} 0h${n(stripe)}v${n(height * 0.075)}a${n(stripe / 2)} ${n(stripe * 0.42)} 0 0 1 ${n(-stripe)} 0Z" fill="${index % 2 === 0 ? '#ff5c94' : '#fff'}"/>`).join('')}</g>`,
      placed(lollipop, x - size * 0.76, y - size * 0.06, size * 0.0068, -16),
      placed(doughnut, x + size * 0.78, y + size * 0.3, size * 0.0076, 14),
      placed(cake, x, y + size * 0.12, size * 0.0074),
    ].join('')
  },
})
