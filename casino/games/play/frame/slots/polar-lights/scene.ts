import { svgDocument } from '#ui/art/pieces/frame.ts'
import { firs, hills, mountains, stars } from '#ui/art/pieces/land.ts'
import { light, sky, vertical } from '#ui/art/pieces/paint.ts'
import { around, beds, gradient, onStage } from '../drawing.ts'
import { windowHeight, windowWidth, type Geometry } from '../look.ts'

/** Three curtains of light that hang over the whole sky. */
const curtains = (width: number, height: number): string => {
  const curtain = (seed: number, base: number, paint: string): string => {
    const top: string[] = []
    const foot: string[] = []
    for (let step = 0; step <= 16; step += 1) {
      const x = (step / 16) * width
      const y = height * (base + Math.sin(step * 0.7 + seed) * 0.05 + Math.sin(step * 1.9 + seed * 2) * 0.02)
      foot.push(`${x.toFixed(0)} ${y.toFixed(0)}`)
      top.unshift(`${x.toFixed(0)} ${(y - height * (0.2 + 0.06 * Math.sin(step * 1.3 + seed))).toFixed(0)}`)
    }
    return `<path d="M${foot.join('L')}L${top.join('L')}Z" fill="url(#${paint})"/>`
  }
  const fade = (id: string, colour: string): string =>
    vertical(id, [
      [0, colour, 0],
      [0.75, colour, 0.5],
      [1, colour, 0.05],
    ])
  return `<defs>${fade('curtain-violet', '#9a5bff')}${fade('curtain-green', '#36f0a8')}${fade('curtain-cyan', '#45d4ff')}</defs>${curtain(0.4, 0.3, 'curtain-violet')}${curtain(2.2, 0.42, 'curtain-green')}${curtain(4.1, 0.36, 'curtain-cyan')}`
}

/** A frozen bay at night; the mountains stand in it once more. */
export const scene = (width: number, height: number, feature: boolean): string => {
  const frame = { width, height }
  return svgDocument(
    frame,
    [
      sky(frame, 'polar', [
        [0, feature ? '#12063a' : '#050a26'],
        [0.5, feature ? '#33208a' : '#10306e'],
        [0.72, '#2f86a8'],
        [1, '#c9f0f5'],
      ]),
      stars(frame, { seed: 9, count: Math.round(width / 9), depth: 0.6 }),
      curtains(width, height),
      light('moon', width * 0.84, height * 0.13, Math.min(width, height) * 0.14, [
        [0, '#ffffff'],
        [0.3, '#f4fbff'],
        [0.33, '#d5eeff', 0.28],
        [1, '#d5eeff', 0],
      ]),
      mountains(frame, { seed: 31, y: height * 0.74, height: height * 0.26, fill: '#2a5c8a' }, 4),
      mountains(frame, { seed: 12, y: height * 0.8, height: height * 0.17, fill: '#3f7fa8' }, 6),
      firs(frame, { seed: 8, y: height * 0.82, trees: Math.round(width / 34), size: height * 0.09, fill: '#0b2b4a' }),
      hills(frame, { seed: 4, y: height * 0.83, height: height * 0.03, fill: '#e8f8fb' }),
      hills(frame, { seed: 17, y: height * 0.92, height: height * 0.05, fill: '#bfe4ee' }),
    ].join(''),
  )
}

/** A frame of clear ice with icicles along its head. */
export const cabinet = (geometry: Geometry): string => {
  const { left, top } = geometry
  const out = geometry.margin - 3
  const width = windowWidth(geometry)
  const count = Math.max(12, Math.round(width / 26))
  const icicles = Array.from({ length: count }, (_, index) => {
    const x = left - out * 0.5 + ((width + out) * (index + 0.5)) / count
    const long = out * (0.7 + ((index * 7) % 5) * 0.28)
    return `<path d="M${(x - out * 0.34).toFixed(1)} ${top - 4}L${x.toFixed(1)} ${(top - 4 + long).toFixed(1)}L${(x + out * 0.34).toFixed(1)} ${top - 4}Z"/>`
  })
  const foot = top + windowHeight(geometry) + out * 0.5
  return onStage(
    geometry,
    [
      `<defs>${gradient('ice', '#f4fdff', '#a6def2', '#4f9dc8')}${gradient('deep', '#0d1d4a', '#0a2c55', '#0d1d4a')}</defs>`,
      around(geometry, out, 16, 'fill="#031024" fill-opacity=".55" transform="translate(0 7)"'),
      around(geometry, out, 16, 'fill="url(#ice)" fill-opacity=".92" stroke="#e9fbff" stroke-width="2"'),
      around(geometry, out - 5, 12, 'fill="none" stroke="#2a78a8" stroke-opacity=".6" stroke-width="1.5"'),
      around(geometry, 3, 8, 'fill="#06163a"'),
      beds(geometry, 8, 'fill="url(#deep)" fill-opacity=".96"'),
      `<g fill="#eafaff" fill-opacity=".9">${icicles.join('')}</g>`,
      `<path d="M${left - out * 0.4} ${foot}h${width + out * 0.8}" stroke="#fff" stroke-width="${(out * 0.3).toFixed(1)}" stroke-linecap="round" opacity=".85"/>`,
    ].join(''),
  )
}
