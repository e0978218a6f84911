import { svgDocument } from '#ui/art/pieces/frame.ts'
import { firs, hills, mountains, stars } from '#ui/art/pieces/land.ts'
import { light, sky } from '#ui/art/pieces/paint.ts'
import { howlingWolf } from '#ui/art/pieces/wolf.ts'
import { around, beds, gradient, onStage } from '../drawing.ts'
import { windowHeight, windowWidth, type Geometry } from '../look.ts'

const night = [
  [0, '#070b2b'],
  [0.4, '#1d2b73'],
  [0.7, '#4f52ad'],
  [1, '#8a7ccb'],
] as const
/** Free spins: the fires are lit, and the sky is red with them. */
const fireNight = [
  [0, '#0d0826'],
  [0.35, '#3b1c5c'],
  [0.65, '#a13a55'],
  [1, '#f08a45'],
] as const

const craters = (x: number, y: number, radius: number): string => {
  const one = (dx: number, dy: number, size: number): string =>
    `<circle cx="${x + radius * dx}" cy="${y + radius * dy}" r="${radius * size}"/>`
  return `<g fill="#b9c9ea" opacity=".55">${one(-0.35, -0.3, 0.2)}${one(0.42, -0.05, 0.13)}${one(-0.05, 0.5, 0.16)}${one(0.25, -0.58, 0.09)}</g>`
}

/** A meadow after dark, beasts at the edge of the firs. */
export const scene = (width: number, height: number, feature: boolean): string => {
  const frame = { width, height }
  const reach = Math.min(width, height)
  // Held upright, the title reaches from edge to edge: the moon stands above it, not behind its letters.
  const is_upright = height > width
  const x = width * (is_upright ? 0.86 : 0.8)
  const y = height * (is_upright ? 0.055 : 0.13)
  const moon = reach * (is_upright ? 0.075 : 0.1)
  const rock = height * 0.74
  return svgDocument(
    frame,
    [
      sky(frame, 'sky', feature ? fireNight : night),
      stars(frame, { seed: 4, count: 110, depth: 0.6 }),
      light('halo', x, y, reach * 0.34, [
        [0, '#dce8ff', 0.6],
        [0.4, feature ? '#ff9a6b' : '#8fb7ff', 0.28],
        [1, '#5f7fe0', 0],
      ]),
      light('moon', x, y, moon, [
        [0, '#ffffff'],
        [0.8, '#eef3ff'],
        [1, '#cfdcf7'],
      ]),
      craters(x, y, moon),
      mountains(
        frame,
        { seed: 6, y: height * 0.58, height: height * 0.3, fill: feature ? '#70376e' : '#454a9b' },
        Math.max(3, Math.round(width / 180)),
      ),
      mountains(
        frame,
        { seed: 12, y: height * 0.68, height: height * 0.22, fill: feature ? '#471f51' : '#292f70' },
        Math.max(3, Math.round(width / 220)),
      ),
      firs(frame, {
        seed: 31,
        y: height * 0.76,
        trees: Math.round(width / 34),
        size: height * 0.14,
        fill: feature ? '#2f1339' : '#191f54',
      }),
      hills(frame, { seed: 5, y: height * 0.77, height: height * 0.04, fill: feature ? '#2a1130' : '#141a48' }),
      width > 700 ? howlingWolf(width * 0.07, rock + reach * 0.05, reach * 0.2, '#0a0e30') : '',
      firs(frame, { seed: 17, y: height, trees: 5, size: height * 0.5, fill: '#090c28', from: -0.08, to: 0.14 }),
      firs(frame, { seed: 25, y: height, trees: 5, size: height * 0.46, fill: '#090c28', from: 0.88, to: 1.08 }),
      hills(frame, { seed: 2, y: height * 0.9, height: height * 0.03, fill: '#090c28' }),
    ].join(''),
  )
}

/** Notches of a Hutsul carver: triangles and crosses along a beam. */
const carving = (x: number, y: number, length: number, height: number): string => {
  const step = height * 1.5
  const count = Math.floor(length / step)
  const margin = (length - count * step) / 2
  return Array.from({ length: count }, (_, index) => {
    const at = x + margin + index * step
    const middle = at + step / 2
    return index % 2 === 0
      ? `<path d="M${at + 2} ${y + height * 0.85}L${middle} ${y + height * 0.15}L${at + step - 2} ${y + height * 0.85}Z" fill="#ffc66b"/>`
      : `<path d="M${middle} ${y + height * 0.15}L${at + step - 4} ${y + height / 2}L${middle} ${y + height * 0.85}L${at + 4} ${y + height / 2}Z" fill="none" stroke="#8fb0ff" stroke-width="1.6"/>`
  }).join('')
}

/** Dark logs with a carved beam above and below; the night goes on behind the reels. */
export const cabinet = (geometry: Geometry): string => {
  const { left, top } = geometry
  const out = geometry.margin - 3
  const beam = out - 7
  const carved = (y: number): string => (beam > 5 ? carving(left, y, windowWidth(geometry), beam) : '')
  return onStage(
    geometry,
    [
      `<defs>${gradient('log', '#6b4426', '#4a2b15', '#2b170a')}${gradient('deep', '#0c1236', '#19235c', '#0c1236')}</defs>`,
      around(geometry, out, 10, 'fill="#000" fill-opacity=".45" transform="translate(0 7)"'),
      around(geometry, out, 10, 'fill="url(#log)" stroke="#1a0d05" stroke-width="2.5"'),
      around(geometry, out - 2.5, 8, 'fill="none" stroke="#b07a45" stroke-opacity=".55" stroke-width="1.5"'),
      carved(top - out + 3.5),
      carved(top + windowHeight(geometry) + 3.5),
      around(geometry, 3.5, 6, 'fill="#060919" stroke="#ffc66b" stroke-opacity=".6" stroke-width="1"'),
      beds(geometry, 4, 'fill="url(#deep)"'),
    ].join(''),
  )
}
