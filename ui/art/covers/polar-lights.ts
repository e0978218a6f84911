import { firs, mountains, stars } from '../pieces/land.ts'
import { light, sky, vertical } from '../pieces/paint.ts'
import { n } from '../pieces/frame.ts'
import { titledCover } from './titled-cover.ts'

/** A curtain of light, wide at its foot. */
const curtain = (width: number, y: number, tall: number, seed: number, paint: string): string => {
  const steps = Array.from({ length: 9 }, (_, step) => [(step / 8) * width, y + Math.sin(step * 0.9 + seed) * tall * 0.22] as const)
  const foot = steps.map(([x, at]) => `${n(x)} ${n(at)}`)
  const top = steps.toReversed().map(([x, at], step) => `${n(x)} ${n(at - tall * (0.8 + 0.25 * Math.sin(step * 1.7 + seed)))}`)
  return `<path d="M${foot.join('L')}L${top.join('L')}Z" fill="url(#${paint})"/>`
}

/** A crystal of six sides with its facets. */
const crystal = (x: number, y: number, size: number, tones: readonly [string, string, string]): string => {
  const [bright, middle, deep] = tones
  const at = (dx: number, dy: number): string => `${n(x + dx * size)} ${n(y + dy * size)}`
  return [
    `<path d="M${at(0, -1)}L${at(-0.5, -0.5)}L${at(-0.14, -0.42)}Z" fill="#fff"/><path d="M${at(0, -1)}L${at(-0.14, -0.42)}L${at(0.26, -0.44)}L${at(0.5, -0.5)}Z" fill="${bright}"/>`,
    `<path d="M${at(-0.5, -0.5)}L${at(-0.14, -0.42)}L${at(-0.16, 0.62)}L${at(-0.5, 0.4)}Z" fill="${middle}"/><path d="M${at(-0.14, -0.42)}L${at(0.26, -0.44)}L${at(0.24, 0.6)}L${at(-0.16, 0.62)}Z" fill="${bright}" fill-opacity=".9"/><path d="M${at(0.26, -0.44)}L${at(0.5, -0.5)}L${at(0.5, 0.4)}L${at(0.24, 0.6)}Z" fill="${deep}"/>`,
    `<path d="M${at(-0.5, 0.4)}L${at(-0.16, 0.62)}L${at(0, 0.9)}Z" fill="${deep}"/><path d="M${at(-0.16, 0.62)}L${at(0.24, 0.6)}L${at(0, 0.9)}Z" fill="${middle}"/><path d="M${at(0.24, 0.6)}L${at(0.5, 0.4)}L${at(0, 0.9)}Z" fill="${deep}"/>`,
    `<path d="M${at(-0.04, -0.34)}L${at(0.1, -0.36)}L${at(0.04, 0.3)}L${at(-0.06, 0.34)}Z" fill="#fff" opacity=".55"/>`,
  ].join('')
}

export const polarLights = titledCover({
  slug: 'polar-lights',
  veil: '#04102c',
  upper: ['#ffffff', '#9fe8ff'],
  lower: ['#e9fff8', '#3fe0b8'],
  scene: (frame, { x, y, size }) => {
    const { width, height } = frame
    const fade = (id: string, colour: string): string =>
      vertical(id, [
        [0, colour, 0],
        [0.8, colour, 0.6],
        [1, colour, 0.1],
      ])
    return [
      sky(frame, 'polar', [
        [0, '#050a2a'],
        [0.55, '#123a7a'],
        [0.8, '#3a9ab4'],
      ]),
      stars(frame, { seed: 9, count: 60, depth: 0.55 }),
      `<defs>${fade('violet', '#9a5bff')}${fade('green', '#36f0a8')}${fade('cyan', '#45d4ff')}</defs>`,
      curtain(width, height * 0.34, height * 0.3, 0.4, 'violet'),
      curtain(width, height * 0.47, height * 0.32, 2.4, 'green'),
      curtain(width, height * 0.4, height * 0.24, 4.4, 'cyan'),
      mountains(frame, { seed: 31, y: height * 0.72, height: height * 0.24, fill: '#2a5c8a' }, 4),
      firs(frame, { seed: 8, y: height * 0.74, trees: Math.round(width / 40), size: height * 0.1, fill: '#0b2b4a' }),
      `<rect y="${height * 0.735}" width="${width}" height="${height * 0.27}" fill="#bfe4ee"/>`,
      light('shine', x, y, size * 1.3, [
        [0, '#d9fff4', 0.8],
        [1, '#7df3d4', 0],
      ]),
      crystal(x - size * 0.66, y + size * 0.42, size * 0.62, ['#f3e2ff', '#a86bff', '#5a1fb0']),
      crystal(x + size * 0.68, y + size * 0.4, size * 0.58, ['#ffd9de', '#f2506e', '#9c0f34']),
      crystal(x, y, size, ['#e6fbff', '#6fd0ff', '#1f78d8']),
    ].join('')
  },
})
