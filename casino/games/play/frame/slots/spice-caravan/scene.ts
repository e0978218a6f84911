import { n, svgDocument } from '#ui/art/pieces/frame.ts'
import { stars } from '#ui/art/pieces/land.ts'
import { light, sky } from '#ui/art/pieces/paint.ts'
import { around, beds, burst, gradient, onStage } from '../drawing.ts'
import { windowHeight, windowWidth, type Geometry } from '../look.ts'

/** A dune: lit on its back, dark on the other side of a ridge that winds down. */
const dune = (x: number, y: number, wide: number, high: number, lit: string, dark: string): string =>
  `<path d="M${n(x - wide)} ${n(y + high)}Q${n(x - wide * 0.3)} ${n(y + high * 0.5)} ${n(x)} ${n(y)}Q${n(x + wide * 0.5)} ${n(y + high * 0.6)} ${n(x + wide)} ${n(y + high)}V${n(y + high * 3)}H${n(x - wide)}Z" fill="${lit}"/><path d="M${n(x)} ${n(y)}Q${n(x + wide * 0.5)} ${n(y + high * 0.6)} ${n(x + wide)} ${n(y + high)}V${n(y + high * 3)}H${n(x + wide * 0.1)}Q${n(x - wide * 0.12)} ${n(y + high * 1.5)} ${n(x + wide * 0.12)} ${n(y + high * 0.9)}Q${n(x + wide * 0.2)} ${n(y + high * 0.5)} ${n(x)} ${n(y)}Z" fill="${dark}"/>`

/** Domes, minarets and walls of the town at the end of the road. */
const town = (x: number, y: number, size: number, wall: string, dome: string, gold: string): string => {
  const cupola = (at: number, wide: number, high: number): string => {
    const [left, right, foot] = [at - wide / 2, at + wide / 2, y - high]
    return `<path d="M${n(left)} ${n(y)}V${n(foot)}H${n(right)}V${n(y)}Z" fill="${wall}"/><path d="M${n(left)} ${n(foot)}Q${n(left - wide * 0.16)} ${n(foot - wide * 0.5)} ${n(at)} ${n(foot - wide * 0.95)}Q${n(right + wide * 0.16)} ${n(foot - wide * 0.5)} ${n(right)} ${n(foot)}Z" fill="${dome}"/><path d="M${n(at)} ${n(foot - wide * 0.92)}Q${n(at - wide * 0.2)} ${n(foot - wide * 0.4)} ${n(at - wide * 0.1)} ${n(foot)}M${n(at)} ${n(foot - wide * 0.92)}Q${n(at + wide * 0.26)} ${n(foot - wide * 0.4)} ${n(at + wide * 0.2)} ${n(foot)}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/><path d="M${n(at)} ${n(foot - wide * 0.95)}v${n(-wide * 0.22)}" stroke="${gold}" stroke-width="3"/><path d="M${n(at - wide * 0.18)} ${n(y)}V${n(y - high * 0.5)}Q${n(at)} ${n(y - high * 0.86)} ${n(at + wide * 0.18)} ${n(y - high * 0.5)}V${n(y)}Z" fill="#3a1c2a" opacity=".5"/>`
  }
  const minaret = (at: number, high: number): string =>
    `<path d="M${n(at - size * 0.045)} ${n(y)}L${n(at - size * 0.03)} ${n(y - high)}H${n(at + size * 0.03)}L${n(at + size * 0.045)} ${n(y)}Z" fill="${wall}"/><path d="M${n(at - size * 0.06)} ${n(y - high)}h${n(size * 0.12)}l${n(-size * 0.02)} ${n(-size * 0.06)}h${n(-size * 0.08)}Z" fill="${gold}"/><path d="M${n(at - size * 0.035)} ${n(y - high - size * 0.06)}Q${n(at)} ${n(y - high - size * 0.2)} ${n(at + size * 0.035)} ${n(y - high - size * 0.06)}Z" fill="${dome}"/>`
  return [
    minaret(x - size * 0.62, size * 0.72),
    minaret(x + size * 0.66, size * 0.8),
    `<path d="M${n(x - size)} ${n(y)}v${n(-size * 0.2)}${Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? `h${n(size * 0.05)}v${n(-size * 0.05)}` : `h${n(size * 0.05)}v${n(size * 0.05)}`)).join('')}h${n(size)}V${n(y)}Z" fill="${wall}"/>`,
    cupola(x - size * 0.34, size * 0.34, size * 0.3),
    cupola(x + size * 0.38, size * 0.38, size * 0.32),
    cupola(x, size * 0.5, size * 0.46),
  ].join('')
}

/** Camels one behind the other, as far as they are seen. */
const caravan = (x: number, y: number, size: number, count: number, paint: string): string =>
  Array.from({ length: count }, (_, index) => {
    const scale = size / 100
    return `<g transform="translate(${n(x + index * size * 1.15)} ${n(y + Math.sin(index * 1.3) * size * 0.06)}) scale(${scale.toFixed(3)})" fill="${paint}"><path d="M12 70Q8 44 26 40Q32 14 42 22Q52 28 54 40Q60 16 70 22Q78 28 78 44Q92 48 94 32Q94 14 102 10Q114 8 116 18Q112 24 106 24Q104 56 90 66L88 70Q86 100 84 112H78L76 74H44L40 112H34L32 74H26L20 112H14Z"/></g>`
  }).join('')

/** The road in the heat of the day; on the trail it is night, and the town waits with its lamps lit. */
export const scene = (width: number, height: number, feature: boolean): string => {
  const frame = { width, height }
  const horizon = height * 0.62
  const size = Math.max(120, Math.min(width, height) * 0.34)
  // Beside the gate, where there is room beside it.
  const town_x = width > height ? width * 0.895 : width * 0.5
  const sand = feature
    ? ['#3a4a8a', '#24306a', '#2f3c7c', '#1a2354', '#24306a', '#121a42']
    : ['#f6c878', '#d8924a', '#f0b45a', '#c8743a', '#e89a44', '#a8542a']
  const [far_lit = '', far_dark = '', mid_lit = '', mid_dark = '', near_lit = '', near_dark = ''] = sand
  return svgDocument(
    frame,
    [
      sky(frame, 'heat', [
        [0, feature ? '#070c30' : '#0f9fb4'],
        [0.34, feature ? '#1c2468' : '#6fd0c8'],
        [0.62, feature ? '#7a4a8a' : '#fff0b8'],
      ]),
      feature ? stars(frame, { seed: 19, count: Math.round(width / 6), depth: 0.55 }) : '',
      light('sun', width * (feature ? 0.78 : 0.24), height * (feature ? 0.16 : 0.2), Math.max(width, height) * (feature ? 0.22 : 0.4), [
        [0, '#fffbe0', 1],
        [0.14, feature ? '#d8e4ff' : '#fff2a8', feature ? 0.5 : 0.95],
        [0.18, feature ? '#b0c4ff' : '#ffe27a', 0.4],
        [1, feature ? '#8fa4ff' : '#ffdf8a', 0],
      ]),
      town(
        town_x,
        horizon - height * 0.01,
        size * (width > height ? 0.72 : 1.1),
        feature ? '#5a4a8a' : '#e8c088',
        feature ? '#1f8aa8' : '#1fb0b4',
        '#ffcf5a',
      ),
      feature
        ? light('lamps', town_x, horizon, size * 1.4, [
            [0, '#ffc85a', 0.75],
            [1, '#ff9a3c', 0],
          ])
        : '',
      dune(width * 0.14, horizon - height * 0.02, width * 0.5, height * 0.14, far_lit, far_dark),
      dune(width * 0.78, horizon, width * 0.5, height * 0.14, far_lit, far_dark),
      caravan(width * 0.04, horizon + height * 0.06, size * 0.26, 4, feature ? '#121a42' : '#8a4420'),
      dune(width * 0.56, height * 0.72, width * 0.7, height * 0.14, mid_lit, mid_dark),
      dune(width * 0.1, height * 0.8, width * 0.6, height * 0.24, near_lit, near_dark),
      dune(width * 0.96, height * 0.84, width * 0.6, height * 0.2, near_lit, near_dark),
    ].join(''),
  )
}

/** A gate of glazed tile: stars of eight points on turquoise, with a band of lapis inside. */
export const cabinet = (geometry: Geometry): string => {
  const { left, top } = geometry
  const out = geometry.margin - 3
  const [width, height] = [windowWidth(geometry), windowHeight(geometry)]
  const [x, y] = [left - out, top - out]
  const step = out * 1.25
  const star = (cx: number, cy: number, index: number): string =>
    `<polygon points="${burst(cx, cy, out * 0.44, out * 0.31, 8)}" fill="${index % 2 === 0 ? '#fff0c8' : '#ffc93c'}"/><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(out * 0.15)}" fill="${index % 2 === 0 ? '#d8401e' : '#14407a'}"/>`
  const across = Math.round((width + out) / step)
  const down = Math.round((height + out) / step)
  const stones = [
    ...Array.from({ length: across + 1 }, (_, index) => {
      const at = left - out / 2 + ((width + out) * index) / across
      return star(at, top - out / 2, index) + star(at, top + height + out / 2, index)
    }),
    ...Array.from({ length: down - 1 }, (_, index) => {
      const at = top - out / 2 + ((height + out) * (index + 1)) / down
      return star(left - out / 2, at, index) + star(left + width + out / 2, at, index)
    }),
  ]
  return onStage(
    geometry,
    [
      `<defs>${gradient('tile', '#2fc0bc', '#0f8a8e', '#075a66')}${gradient('cloth', '#fff4d8', '#fbe6b8', '#f0d090')}</defs>`,
      around(geometry, out, 9, 'fill="#2a1206" fill-opacity=".5" transform="translate(0 8)"'),
      around(geometry, out, 9, 'fill="url(#tile)" stroke="#06383f" stroke-width="2"'),
      `<path d="M${n(x + 3)} ${n(y + 3)}h${n(width + out * 2 - 6)}v${n(height + out * 2 - 6)}h${n(-(width + out * 2 - 6))}Z" fill="none" stroke="#8ff0e4" stroke-opacity=".5" stroke-width="1.500"/>`,
      ...stones,
      around(geometry, 4.5, 5, 'fill="#14307a"'),
      around(geometry, 2.4, 4, 'fill="#ffc93c"'),
      beds(geometry, 3, 'fill="url(#cloth)"'),
    ].join(''),
  )
}
