import { svgDocument } from '#ui/art/pieces/frame.ts'
import { hills, rays } from '#ui/art/pieces/land.ts'
import { wheatRow } from '#ui/art/pieces/orchard.ts'
import { light, sky } from '#ui/art/pieces/paint.ts'
import { around, beds, burst, gradient, onStage } from '../drawing.ts'
import { reelLeft, windowHeight, windowWidth, type Geometry } from '../look.ts'

const evening = [
  [0, '#3d0a2c'],
  [0.3, '#a0232f'],
  [0.52, '#ef662b'],
  [0.66, '#ffbf5a'],
] as const
/** Free spins: the storm over the Dnipro. */
const storm = [
  [0, '#0a1230'],
  [0.35, '#1f3a66'],
  [0.6, '#4f7f9c'],
  [0.7, '#e6b766'],
] as const

/** Water with the sun's road on it. */
const river = (width: number, height: number, feature: boolean): string => {
  const top = height * 0.64
  const glints = Array.from({ length: 26 }, (_, index) => {
    const depth = (index + 1) / 26
    const reach = width * (0.04 + depth * 0.16) * (0.5 + ((index * 37) % 10) / 12)
    const x = width / 2 + (((index * 53) % 17) / 17 - 0.5) * width * (0.1 + depth * 0.34)
    return `<rect x="${(x - reach / 2).toFixed(0)}" y="${(top + depth * depth * (height - top)).toFixed(0)}" width="${reach.toFixed(0)}" height="${(1.5 + depth * 3).toFixed(1)}" rx="2" opacity="${(0.65 - depth * 0.45).toFixed(2)}"/>`
  })
  const [shallow, deep] = feature ? ['#3d6a86', '#0b1a33'] : ['#c4562f', '#3c0d22']
  return `<defs>${gradient('river', shallow, deep)}</defs><rect y="${top}" width="${width}" height="${height - top}" fill="url(#river)"/><g fill="${feature ? '#ffe7a8' : '#ffd98a'}">${glints.join('')}</g>`
}

/** A chaika under sail, seen from the shore. */
const boat = (x: number, y: number, size: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(${(size / 100).toFixed(3)})" fill="${fill}"><path d="M-60 0Q-66-14-72-20Q-30-6 0-6Q34-6 74-22Q66-8 58 2Q30 12 0 12Q-36 12-60 0Z"/><path d="M-3-6V-86H3V-6Z"/><path d="M8-80Q52-56 44-16Q26-20 8-16ZM-8-74Q-40-50-36-18Q-22-20-8-16Z" opacity=".9"/><path d="M-40 4L-54 26M-20 8L-30 30M4 10L0 32M26 8L28 30" stroke="${fill}" stroke-width="2.5"/></g>`

/** Evening on the Dnipro: the boats come home past the steppe. */
export const scene = (width: number, height: number, feature: boolean): string => {
  const frame = { width, height }
  const y = height * 0.6
  const dark = feature ? '#0a1730' : '#3a0b1e'
  const reach = Math.min(width, height)
  return svgDocument(
    frame,
    [
      sky(frame, 'sky', feature ? storm : evening),
      light('sun', width / 2, y, Math.max(width, height) * 0.42, [
        [0, '#fff6d2'],
        [0.16, '#ffe09a', 0.95],
        [1, '#ff9a40', 0],
      ]),
      rays(width / 2, y, Math.max(width, height), 15, '#fff0b0', feature ? 0.06 : 0.1),
      hills(frame, { seed: 5, y: height * 0.62, height: height * 0.06, fill: feature ? '#1d3a57' : '#8c2b2a' }),
      river(width, height, feature),
      boat(width * 0.13, height * 0.72, reach * 0.24, dark),
      boat(width * 0.9, height * 0.69, reach * 0.16, dark),
      wheatRow(width, height * 1.02, height * 0.2, Math.round(width / 16), 11, feature ? '#5f5a3a' : '#c97a28'),
      hills(frame, { seed: 23, y: height * 0.97, height: height * 0.03, fill: dark }),
    ].join(''),
  )
}

/** The chest itself: oak and gold, studs, an eight-pointed star on each corner, crimson lining behind the reels. */
export const cabinet = (geometry: Geometry): string => {
  const { left, top, cell_width, gap } = geometry
  const out = geometry.margin - 3
  const right = left + windowWidth(geometry)
  const bottom = top + windowHeight(geometry)
  const corner = (x: number, y: number): string =>
    `<polygon points="${burst(x, y, out * 0.52, out * 0.26, 8)}" fill="#fff0b8" stroke="#7a4a10" stroke-width="1.2"/>`
  const half = out / 2
  const studs = Array.from({ length: geometry.reels - 1 }, (_, reel) => {
    const x = reelLeft(geometry, reel) + cell_width + gap / 2
    return [top - half, bottom + half]
      .map((y) => `<circle cx="${x}" cy="${y}" r="${out * 0.16}" fill="#fff0b8" stroke="#7a4a10"/>`)
      .join('')
  })
  return onStage(
    geometry,
    [
      `<defs>${gradient('gold', '#ffe9a0', '#d99a2b', '#8f5a12')}${gradient('oak', '#5f2c12', '#3a1808')}${gradient('lining', '#3b0710', '#6d101c', '#3b0710')}</defs>`,
      around(geometry, out, 12, 'fill="#000" fill-opacity=".5" transform="translate(0 7)"'),
      around(geometry, out, 12, 'fill="url(#gold)" stroke="#3d2005" stroke-width="2"'),
      around(geometry, out - 4, 9, 'fill="url(#oak)" stroke="#3d2005" stroke-width="1.2"'),
      ...studs,
      corner(left - half + 1, top - half + 1),
      corner(right + half - 1, top - half + 1),
      corner(left - half + 1, bottom + half - 1),
      corner(right + half - 1, bottom + half - 1),
      around(geometry, 3.5, 5, 'fill="url(#gold)"'),
      around(geometry, 1.5, 4, 'fill="#240409"'),
      beds(geometry, 3, 'fill="url(#lining)"'),
    ].join(''),
  )
}
