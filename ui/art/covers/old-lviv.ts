import { n } from '../pieces/frame.ts'
import { light, sky, vertical } from '../pieces/paint.ts'
import { scatter } from '../pieces/scatter.ts'
import { titledCover } from './titled-cover.ts'

/** Old houses shoulder to shoulder, some windows lit. */
const houses = (width: number, ground: number, tall: number): string => {
  const next = scatter(23)
  const paints = ['#6b3550', '#8a4a44', '#5a2f52', '#9c5c44']
  const parts: string[] = []
  for (let x = -10, index = 0; x < width; index += 1) {
    const wide = tall * (0.3 + next() * 0.16)
    const top = ground - tall * (0.5 + next() * 0.36)
    const gable = wide * 0.42
    const roof = index % 2 === 0 ? `L${n(x + wide / 2)} ${n(top - gable)}` : `V${n(top - gable * 0.6)}H${n(x + wide)}`
    parts.push(`<path d="M${n(x)} ${n(ground)}V${n(top)}${roof}L${n(x + wide)} ${n(top)}V${n(ground)}Z" fill="${paints[index % 4]}"/>`)
    for (let row = 0; row < 3; row += 1)
      for (let column = 0; column < 3; column += 1)
        if (next() > 0.4)
          parts.push(
            `<rect x="${n(x + wide * (0.16 + column * 0.27))}" y="${n(top + tall * (0.07 + row * 0.15))}" width="${n(wide * 0.14)}" height="${n(tall * 0.09)}" rx="${n(wide * 0.06)}" fill="#ffd98a"/>`,
          )
    x += wide
  }
  return parts.join('')
}

/** A street lantern alight. */
const lantern = (x: number, y: number, size: number): string => {
  const at = (dx: number, dy: number): string => `${n(x + dx * size)} ${n(y + dy * size)}`
  const iron = 'fill="#2c211f" stroke="#150e0d" stroke-width="3" stroke-linejoin="round"'
  return [
    `<path d="M${at(-0.46, -0.5)}L${at(0, -0.9)}L${at(0.46, -0.5)}Z" ${iron}/><circle cx="${n(x)}" cy="${n(y - size * 0.95)}" r="${n(size * 0.08)}" ${iron}/>`,
    `<path d="M${at(-0.42, -0.48)}H${n(x + size * 0.42)}L${at(0.28, 0.6)}H${n(x - size * 0.28)}Z" fill="url(#glass)" stroke="#1d1413" stroke-width="${n(size * 0.06)}"/>`,
    `<path d="M${at(0, 0.44)}Q${at(-0.24, 0.3)} ${at(-0.12, 0)}Q${at(-0.05, 0.1)} ${at(-0.02, 0.06)}Q${at(-0.06, -0.14)} ${at(0.06, -0.28)}Q${at(0.07, -0.06)} ${at(0.18, 0.06)}Q${at(0.24, 0.3)} ${at(0, 0.44)}Z" fill="#ff7a1a"/>`,
    `<path d="M${at(0, 0.42)}Q${at(-0.1, 0.3)} ${at(-0.03, 0.12)}Q${at(0.12, 0.24)} ${at(0, 0.42)}Z" fill="#fff2a0"/>`,
    `<path d="M${at(-0.13, -0.48)}L${at(-0.09, 0.6)}M${at(0.13, -0.48)}L${at(0.09, 0.6)}" stroke="#1d1413" stroke-width="${n(size * 0.03)}"/><path d="M${at(-0.38, 0.6)}H${n(x + size * 0.38)}V${n(y + size * 0.7)}H${n(x - size * 0.38)}Z" ${iron}/>`,
  ].join('')
}

export const oldLviv = titledCover({
  slug: 'old-lviv',
  veil: '#1a0c1c',
  upper: ['#fff6dc', '#f2c078'],
  lower: ['#fff1c0', '#ef8a3c'],
  scene: (frame, { x, y, size }) => {
    const { width, height } = frame
    const ground = height * 0.78
    const tower = x + size * 0.74
    return [
      sky(frame, 'evening', [
        [0, '#241a52'],
        [0.4, '#7a3a78'],
        [0.7, '#ee8a5a'],
        [0.8, '#ffd08a'],
      ]),
      `<defs>${vertical('glass', [
        [0, '#fffbe6'],
        [0.5, '#ffd25e'],
        [1, '#f08a1e'],
      ])}</defs>`,
      `<path d="M${n(tower - size * 0.14)} ${ground}V${n(y - size * 0.4)}H${n(tower - size * 0.18)}V${n(y - size * 0.5)}H${n(tower - size * 0.08)}V${n(y - size * 0.7)}L${n(tower)} ${n(y - size)}L${n(tower + size * 0.08)} ${n(y - size * 0.7)}V${n(y - size * 0.5)}H${n(tower + size * 0.18)}V${n(y - size * 0.4)}H${n(tower + size * 0.14)}V${ground}Z" fill="#4a2448"/><circle cx="${n(tower)}" cy="${n(y - size * 0.22)}" r="${n(size * 0.09)}" fill="#fff1c8"/>`,
      houses(width, ground, height * 0.44),
      `<rect y="${ground}" width="${width}" height="${height - ground}" fill="#3a1f34"/>`,
      light('blaze', x, y, size * 1.7, [
        [0, '#fff6d0', 0.95],
        [0.35, '#ffc85a', 0.5],
        [1, '#ff9a3c', 0],
      ]),
      lantern(x, y + size * 0.12, size * 0.92),
    ].join('')
  },
})
