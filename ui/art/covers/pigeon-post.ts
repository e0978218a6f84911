import { n } from '../pieces/frame.ts'
import { light, sky } from '../pieces/paint.ts'
import { placed, titledCover } from './titled-cover.ts'

const line = 'stroke="#1c2a4a" stroke-width="4.500" stroke-linejoin="round" stroke-linecap="round"'

/** A pigeon on its way with a letter, 100 units to each side. */
const pigeon = [
  `<path d="M-6-4Q-40-92-110-100Q-112-62-90-36Q-108-34-118-40Q-108 2-70 14Q-38 26-6 18Z" fill="#e8f0fb" ${line}/>`,
  `<path d="M-90-36Q-62-16-30-10M-70 14Q-50 10-34 12" fill="none" ${line}/>`,
  `<path d="M62-52Q90-50 90-16Q90 44 34 66Q-8 84-54 74L-116 94Q-104 66-68 52Q-42 42-22 14Q4-40 34-48Q46-54 62-52Z" fill="#fff" ${line}/>`,
  `<path d="M-26 24Q-30-66 8-128Q38-94 32-54Q46-58 52-66Q62-10 32 18Q2 42-26 24Z" fill="#fff" ${line}/><path d="M32-54Q18-26 2-8M32 18Q16 12-2 6" fill="none" ${line}/>`,
  `<path d="M88-32L122-20L88-10Z" fill="#ff9a3c" ${line}/><circle cx="68" cy="-30" r="8" fill="#1c2a4a"/><circle cx="71" cy="-33" r="2.500" fill="#fff"/><path d="M34-14Q46 6 68 6" fill="none" stroke="#4fae8a" stroke-width="8" stroke-linecap="round"/>`,
].join('')

const letter = (sum: boolean): string =>
  [
    `<rect x="-72" y="-46" width="144" height="92" rx="6" fill="#e0342e" ${line}/>`,
    ...Array.from(
      { length: 8 },
      (_, index) =>
        `<path d="M${-66 + index * 18} -44h8l-9 9h-8ZM${-66 + index * 18} 35h8l-9 9h-8Z" fill="${index % 2 === 0 ? '#2458b8' : '#fff'}"/>`,
    ),
    `<rect x="-63" y="-37" width="126" height="74" fill="#fffaf0" ${line}/><path d="M-63-36L0 10L63-36" fill="#f0e4ca" ${line}/>`,
    sum
      ? `<circle cy="6" r="17" fill="#ffcf4a" ${line}/><circle cy="6" r="9" fill="none" stroke="#8a5a08" stroke-width="3"/>`
      : `<circle cy="6" r="13" fill="#d8352e" ${line}/>`,
  ].join('')

const cloud = '<path d="M-100 30q-4-36 34-38q12-44 56-30q36-18 52 20q42-6 38 48Z" fill="#fff"/>'

export const pigeonPost = titledCover({
  slug: 'pigeon-post',
  veil: '#12336e',
  upper: ['#ffffff', '#cfe6ff'],
  lower: ['#fff3c0', '#ff7a5a'],
  scene: (frame, { x, y, size }) => {
    const { width } = frame
    const stripes = Array.from(
      { length: Math.ceil(width / 56) + 1 },
      (_, index) => `<path d="M${index * 56} 0h28l-18 26h-28Z" fill="${index % 2 === 0 ? '#e0342e' : '#2458b8'}"/>`,
    )
    return [
      sky(frame, 'air', [
        [0, '#3f9be8'],
        [0.5, '#a4dcfa'],
        [1, '#f2dfb8'],
      ]),
      light('sun', x, y, size * 2, [
        [0, '#ffffff', 0.85],
        [1, '#ffffff', 0],
      ]),
      placed(cloud, x - size * 0.9, y + size * 0.5, size * 0.0072),
      placed(cloud, x + size * 1.0, y - size * 0.6, size * 0.0066),
      placed(cloud, x + size * 0.7, y + size * 0.86, size * 0.0084),
      `<rect width="${n(width)}" height="26" fill="#fffaf0"/>${stripes.join('')}`,
      placed(letter(true), x - size * 0.86, y - size * 0.46, size * 0.0044, -18),
      placed(letter(true), x + size * 0.9, y + size * 0.42, size * 0.005, 14),
      placed(letter(false), x + size * 0.04, y + size * 0.66, size * 0.0066, -6),
      placed(pigeon, x, y - size * 0.08, size * 0.0082),
    ].join('')
  },
})
