import { lettering } from '../lettering.gen.ts'
import { n } from './frame.ts'
import { light, radial, vertical } from './paint.ts'

/** The order of the pockets on a European wheel, clockwise from zero. */
const pockets = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
]

const point = (radius: number, angle: number) => `${n(Math.sin(angle) * radius)} ${n(-Math.cos(angle) * radius)}`

const sector = (inner: number, outer: number, from: number, to: number) =>
  `M${point(inner, from)}L${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`

const digits = (pocket: number, angle: number): string => {
  const outline = lettering[`slab/${pocket}`]
  if (!outline) return ''
  const scale = 0.095
  const turn = n((angle * 180) / Math.PI)
  return `<path transform="rotate(${turn}) translate(${n(-(outline.left + outline.width / 2) * scale)} -78) scale(${scale})" d="${outline.d}"/>`
}

const spokes = (): string =>
  [0, 1, 2, 3]
    .map(
      (arm) =>
        `<g transform="rotate(${arm * 90 + 20})"><rect x="-1.7" y="-30" width="3.4" height="24" rx="1.7" fill="url(#brass)"/><circle cy="-31" r="3.6" fill="url(#brass)"/></g>`,
    )
    .join('')

/** A whole European wheel, 37 pockets in their true order, seen from above. Its radius is in the frame's units. */
export const rouletteWheel = (x: number, y: number, radius: number, turn = 0): string => {
  const step = (2 * Math.PI) / pockets.length
  const sectors = pockets.map((pocket, index) => {
    const colour = pocket === 0 ? '#0f8a55' : index % 2 === 1 ? '#c3212f' : '#17181d'
    const from = (index - 0.5) * step
    return `<path d="${sector(46, 86, from, from + step)}" fill="${colour}"/>`
  })
  const frets = pockets.map((_, index) => `M${point(46, (index - 0.5) * step)}L${point(86, (index - 0.5) * step)}`).join('')
  return [
    `<defs>${vertical('brass', [
      [0, '#fff0bd'],
      [0.5, '#d9a441'],
      [1, '#8f5f16'],
    ])}${radial('wood', [
      [0.7, '#5d2c12'],
      [0.9, '#8a4a20'],
      [0.96, '#b87236'],
      [1, '#4a200c'],
    ])}${radial('bowl', [
      [0, '#a8632d'],
      [0.55, '#74391a'],
      [1, '#3d1a0b'],
    ])}</defs>`,
    `<g transform="translate(${n(x)} ${n(y)}) scale(${(radius / 100).toFixed(3)}) rotate(${turn})">`,
    '<circle r="103" cy="5" fill="#000" opacity="0.35"/><circle r="100" fill="url(#wood)"/><circle r="88" fill="url(#brass)"/>',
    sectors.join(''),
    `<path d="${frets}" stroke="url(#brass)" stroke-width="0.7"/>`,
    `<g fill="#fff8e6">${pockets.map((pocket, index) => digits(pocket, index * step)).join('')}</g>`,
    '<circle r="64" fill="none" stroke="#000" stroke-opacity="0.28" stroke-width="9"/><circle r="46.5" fill="none" stroke="url(#brass)" stroke-width="1.6"/>',
    '<circle r="45.6" fill="url(#bowl)"/><circle r="34" fill="none" stroke="#000" stroke-opacity="0.18" stroke-width="1"/>',
    spokes(),
    '<circle r="11" fill="url(#brass)"/><circle r="6.5" fill="#8f5f16"/><circle r="5.4" fill="url(#brass)"/>',
    '</g>',
  ].join('')
}

/** The ivory ball, where the wheel holds it. */
export const rouletteBall = (x: number, y: number, radius: number): string =>
  `<circle cx="${n(x + radius * 0.25)}" cy="${n(y + radius * 0.4)}" r="${radius}" fill="#000" opacity="0.4"/>${light('ball', x, y, radius, [
    [0, '#ffffff'],
    [0.55, '#f4f0e6'],
    [1, '#b9b0a0'],
  ])}`

/** A stack of chips of one colour. */
export const chips = (x: number, y: number, size: number, count: number, colour: string, edge: string): string =>
  Array.from({ length: count }, (_, index) => {
    const top = y - index * size * 0.17
    const marks = [-0.62, -0.2, 0.22, 0.64]
      .map(
        (share) =>
          `<rect x="${n(x + share * size * 0.5 - size * 0.05)}" y="${n(top + size * (0.17 - Math.abs(share) * 0.1))}" width="${n(size * 0.1)}" height="${n(size * 0.13)}" fill="#fff" opacity="0.9"/>`,
      )
      .join('')
    return `<path d="M${n(x - size / 2)} ${n(top)}v${n(size * 0.13)}a${n(size / 2)} ${n(size * 0.2)} 0 0 0 ${n(size)} 0v${n(-size * 0.13)}Z" fill="${edge}"/>${marks}<ellipse cx="${n(x)}" cy="${n(top)}" rx="${n(size / 2)}" ry="${n(size * 0.2)}" fill="${colour}"/><ellipse cx="${n(x)}" cy="${n(top)}" rx="${n(size * 0.33)}" ry="${n(size * 0.13)}" fill="none" stroke="#fff" stroke-opacity="0.75" stroke-width="${n(size * 0.025)}"/>`
  }).join('')
