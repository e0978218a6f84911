import { burst, glow, gradient, symbol } from '../drawing.ts'

/*
 * Everything is cut from ice: facets that take the light from above on the left. What is dear has a light of its own behind it; the
 * northern lights are no stone but a window into the night.
 */

type Point = readonly [x: number, y: number]
type Tones = readonly [bright: string, light: string, middle: string, deep: string]

/** From bright to deep by how far an edge is turned away from the light. */
const toneOf = ([x, y]: Point, [to_x, to_y]: Point, tones: Tones): string => {
  const angle = Math.atan2(to_y - y, to_x - x) - Math.PI / 2
  const turned = (1 - Math.cos(angle + 2.2)) / 2
  return tones[Math.min(3, Math.floor(turned * 4))] ?? tones[0]
}

const path = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`

const towards = ([x, y]: Point, share: number): Point => [100 + (x - 100) * share, 100 + (y - 100) * share]

/** A cut stone: a crown of facets in two rings round its table. */
const cut = (outline: readonly Point[], tones: Tones, edge: string): string => {
  const facets = outline.flatMap((point, index) => {
    const next = outline[(index + 1) % outline.length] ?? point
    const middle: Point = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2]
    const tone = toneOf(point, next, tones)
    const inner = [towards(point, 0.56), towards(next, 0.56)] as const
    return [
      `<path d="${path([point, middle, inner[0]])}" fill="${tone}"/>`,
      `<path d="${path([middle, inner[1], inner[0]])}" fill="${toneOf(middle, next, [tones[0], tones[0], tones[1], tones[2]])}"/>`,
      `<path d="${path([middle, next, inner[1]])}" fill="${tone}" fill-opacity=".82"/>`,
    ]
  })
  const table = outline.map((point) => towards(point, 0.56))
  return [
    `<defs>${gradient('table', tones[0], tones[1], tones[2])}</defs>`,
    `<path d="${path(outline)}" fill="${tones[2]}"/>`,
    ...facets,
    `<path d="${path(table)}" fill="url(#table)" stroke="#fff" stroke-opacity=".75" stroke-width="2"/>`,
    `<path d="${path(outline)}" fill="none" stroke="${edge}" stroke-width="5" stroke-linejoin="round"/>`,
    `<path d="M74 84L98 66L112 70L86 96Z" fill="#fff" opacity=".65"/>`,
  ].join('')
}

const ring = (corners: number, radius: number, turn = 0, tall = 1): Point[] =>
  Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * Math.PI * 2 - Math.PI / 2 + turn
    return [100 + Math.cos(angle) * radius, 100 + Math.sin(angle) * radius * tall]
  })

const halo = (colour: string, opacity = 0.55): string =>
  `<defs>${glow('halo', [0, colour, opacity], [0.6, colour, opacity * 0.45], [1, colour, 0])}</defs><circle cx="100" cy="100" r="99" fill="url(#halo)"/>`

const ruby = cut(ring(8, 78, Math.PI / 8), ['#ffd9de', '#ff6f86', '#d81e46', '#8d0a2c'], '#5a041b')
const sapphire = cut(ring(6, 82), ['#dcecff', '#6fb2ff', '#1f63d8', '#0d2f86'], '#071c55')
const emerald = cut(
  [
    [58, 24],
    [142, 24],
    [168, 50],
    [168, 150],
    [142, 176],
    [58, 176],
    [32, 150],
    [32, 50],
  ],
  ['#d9ffe9', '#5fe0a0', '#12a566', '#05603d'],
  '#033822',
)
const amethyst = cut(ring(4, 88), ['#f3e2ff', '#c18bff', '#7d3be0', '#42148c'], '#290a5c')
const topaz = cut(
  [
    [100, 20],
    [150, 84],
    [146, 138],
    [100, 176],
    [54, 138],
    [50, 84],
  ],
  ['#fff6d6', '#ffd36a', '#f09a1a', '#a85c06'],
  '#653503',
)

/** Six arms of ice, each with three pairs of twigs. */
const snowflake = [
  halo('#bfeaff'),
  `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${(
    [
      ['#0b3d77', 15],
      ['#eafaff', 9],
      ['#7fd0ff', 3],
    ] as const
  )
    .map(([paint, width]) => {
      const arm = 'M100 100V18M100 62L78 42M100 62L122 42M100 40L86 27M100 40L114 27M100 84L86 72M100 84L114 72'
      const arms = [0, 60, 120, 180, 240, 300].map((turn) => `<path d="${arm}" transform="rotate(${turn} 100 100)"/>`)
      return `<g stroke="${paint}" stroke-width="${width}">${arms.join('')}</g>`
    })
    .join('')}</g>`,
  `<polygon points="${burst(100, 100, 24, 15, 6)}" fill="#fff" stroke="#0b3d77" stroke-width="4"/>`,
].join('')

/** Eight rays, each of a bright and a dark half. */
const star = [
  halo('#fff3b0', 0.8),
  ...Array.from({ length: 8 }, (_, index) => {
    const long = index % 2 === 0
    const tip = long ? 6 : 40
    const half = long ? 17 : 12
    return `<g transform="rotate(${index * 45} 100 100)"><path d="M100 ${tip}L${100 - half} ${100 - half * 1.1}L100 100Z" fill="#fffdf0"/><path d="M100 ${tip}L${100 + half} ${100 - half * 1.1}L100 100Z" fill="#ffc94f"/></g>`
  }),
  `<polygon points="${burst(100, 100, 94, 31, 4)}" fill="none" stroke="#a0640b" stroke-width="4" stroke-linejoin="round"/>`,
  '<circle cx="100" cy="100" r="15" fill="#fff" stroke="#ffd76a" stroke-width="4"/>',
].join('')

/** Curtains of light over firs. */
const ribbons = (width: number, height: number): string => {
  const curtain = (x: number, wave: number, colour: string, wide: number): string => {
    const left = (y: number): number => x + Math.sin(y * 5 + wave) * width * 0.12
    const steps = [0.06, 0.24, 0.42, 0.6, 0.78]
    const down = steps.map((y) => `${left(y).toFixed(1)} ${(y * height).toFixed(1)}`)
    const up = steps.toReversed().map((y) => `${(left(y) + width * wide).toFixed(1)} ${(y * height).toFixed(1)}`)
    return `<path d="M${down.join('L')}L${up.join('L')}Z" fill="url(#${colour})" stroke-linejoin="round"/>`
  }
  return [
    `<defs>${gradient('green', '#4dffb8', '#29e0a0', '#29e0a000')}${gradient('violet', '#c07bff', '#8a4bff', '#8a4bff00')}${gradient('cyan', '#7ff6ff', '#33c8ff', '#33c8ff00')}</defs>`,
    `<g opacity=".9">${curtain(width * 0.1, 0.4, 'violet', 0.24)}${curtain(width * 0.36, 1.6, 'green', 0.3)}${curtain(width * 0.66, 2.9, 'cyan', 0.2)}</g>`,
  ].join('')
}

const firRow = (width: number, height: number, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5) / count) * width
    const tall = width * (0.2 + ((index * 37) % 10) / 60)
    const half = width / count / 1.7
    return `<path d="M${x.toFixed(1)} ${(height - tall).toFixed(1)}L${(x + half).toFixed(1)} ${height}H${(x - half).toFixed(1)}Z"/>`
  }).join('')

const aurora = [
  `<defs>${gradient('night', '#0b1240', '#1a2f74', '#0c3a5a')}${gradient('rim', '#ffffff', '#9fe8ff', '#3f8fd0')}<clipPath id="pane"><circle cx="100" cy="100" r="80"/></clipPath></defs>`,
  '<circle cx="100" cy="100" r="94" fill="url(#rim)" stroke="#0a2050" stroke-width="3"/><circle cx="100" cy="100" r="81" fill="url(#night)"/>',
  `<g clip-path="url(#pane)"><g transform="translate(14 12) scale(.86)">${ribbons(200, 210)}</g><g fill="#041028" transform="translate(0 8)">${firRow(200, 184, 9)}</g></g>`,
  '<g fill="#fff"><circle cx="58" cy="62" r="2.4"/><circle cx="136" cy="48" r="2"/><circle cx="150" cy="84" r="1.6"/><circle cx="88" cy="42" r="1.6"/></g>',
  '<circle cx="100" cy="100" r="81" fill="none" stroke="#062046" stroke-width="3"/>',
].join('')

export const symbols = {
  star: symbol(star),
  snowflake: symbol(snowflake),
  ruby: symbol(halo('#ff8aa0', 0.3), ruby),
  sapphire: symbol(halo('#7ab6ff', 0.3), sapphire),
  emerald: symbol(halo('#7affc0', 0.25), emerald),
  amethyst: symbol(halo('#c9a0ff', 0.3), amethyst),
  topaz: symbol(halo('#ffdc8a', 0.3), topaz),
  aurora: symbol(aurora),
}

/** The whole reel as a window into the night. */
export const expandedWild = (width: number, height: number): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${gradient('sky', '#080d33', '#152a6b', '#0d4a63')}<clipPath id="glass"><rect x="3" y="3" width="${width - 6}" height="${height - 6}" rx="12"/></clipPath></defs>`,
    `<rect x="1.5" y="1.5" width="${width - 3}" height="${height - 3}" rx="13" fill="url(#sky)" stroke="#bdf3ff" stroke-width="3"/>`,
    `<g clip-path="url(#glass)">${ribbons(width, height * 1.05)}<g fill="#030b1f">${firRow(width, height, 6)}</g>`,
    Array.from(
      { length: 18 },
      (_, index) =>
        `<circle cx="${((index * 61) % 97) * (width / 97)}" cy="${((index * 37) % 89) * (height / 140)}" r="${0.7 + (index % 3) * 0.5}" fill="#fff" opacity=".8"/>`,
    ).join(''),
    '</g></svg>',
  ].join('')
