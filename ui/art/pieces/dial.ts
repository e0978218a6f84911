import { n } from './frame.ts'
import { radial, vertical } from './paint.ts'

/** Half of the scale's angle: it extends this many degrees to each side of the top. */
const half_sweep = 130

/** Angle of a position on the scale (0 to 1), in degrees from the top. */
export const dialDegrees = (share: number): number => -half_sweep + share * 2 * half_sweep

/** Position on the scale (0 to 1) in a direction from the centre; outside of the scale, its nearer end. */
export const dialShare = (x: number, y: number): number => {
  const degrees = (Math.atan2(x, -y) * 180) / Math.PI
  return Math.min(1, Math.max(0, (degrees + half_sweep) / (2 * half_sweep)))
}

/** A point of the dial, whose radius is 100, as "x y". */
export const dialPoint = (radius: number, share: number): string => {
  const angle = (dialDegrees(share) * Math.PI) / 180
  return `${n(Math.sin(angle) * radius)} ${n(-Math.cos(angle) * radius)}`
}

/** The path of a band of the scale. */
export const dialBand = (radius: number, from: number, to: number): string =>
  `M${dialPoint(radius, from)}A${radius} ${radius} 0 ${dialDegrees(to) - dialDegrees(from) > 180 ? 1 : 0} 1 ${dialPoint(radius, to)}`

const ticks = (): string => {
  const every = (count: number, skip: number, outer: number, inner: number): string =>
    Array.from({ length: count + 1 }, (_, index) => index)
      .filter((index) => skip === 0 || index % skip !== 0)
      .map((index) => `M${dialPoint(outer, index / count)}L${dialPoint(inner, index / count)}`)
      .join('')
  return `<path d="${every(50, 5, 72, 67)}" stroke="#3a2a17" stroke-width="1"/><path d="${every(10, 0, 73, 62)}" stroke="#21160a" stroke-width="2.2"/>`
}

const screws = (): string =>
  [45, 135, 225, 315]
    .map((turn) => {
      const angle = (turn * Math.PI) / 180
      const place = `translate(${n(Math.sin(angle) * 92.5)} ${n(-Math.cos(angle) * 92.5)}) rotate(${turn + 20})`
      return `<g transform="${place}"><circle r="3.2" fill="url(#brass)" stroke="#5b3a10" stroke-width="0.7"/><path d="M-2.4 0h4.8" stroke="#5b3a10" stroke-width="1"/></g>`
    })
    .join('')

/** The case of a brass instrument and its enamel face with the ticks of the scale; its radius is 100. */
export const dialFace = (): string =>
  [
    `<defs>${vertical('brass', [
      [0, '#fff3c4'],
      [0.45, '#d9a441'],
      [1, '#7c4f12'],
    ])}${radial('enamel', [
      [0, '#fffaf0'],
      [0.75, '#f6ead2'],
      [1, '#d8c39b'],
    ])}${vertical('copper', [
      [0, '#f0a469'],
      [1, '#7a2f12'],
    ])}</defs>`,
    '<circle r="103" cy="6" fill="#000" opacity="0.4"/><circle r="100" fill="url(#brass)"/><circle r="97" fill="none" stroke="#5b3a10" stroke-opacity="0.5" stroke-width="1"/>',
    '<circle r="86" fill="#5b3a10"/><circle r="84.5" fill="url(#enamel)"/>',
    ticks(),
    '<circle r="30" fill="none" stroke="#b98a3a" stroke-opacity="0.5" stroke-width="0.8"/><circle r="33" fill="none" stroke="#b98a3a" stroke-opacity="0.35" stroke-width="0.5"/>',
    screws(),
  ].join('')

/** The copper needle, upright. */
export const dialNeedle = (): string =>
  '<path d="M-2.6 22L-1.1 -66L0 -72L1.1 -66L2.6 22A2.6 2.6 0 0 1 -2.6 22Z" fill="#000" opacity="0.22" transform="translate(3 3)"/><path d="M-2.8 22L-1.2 -66L0 -73L1.2 -66L2.8 22A2.8 2.8 0 0 1 -2.8 22Z" fill="url(#copper)" stroke="#4a1c0a" stroke-width="0.6"/>'

/** Everything drawn over the needle: its cap, and the reflection on the glass. */
export const dialGlass = (): string =>
  '<circle r="9.5" fill="url(#brass)" stroke="#5b3a10" stroke-width="0.8"/><circle r="3.4" fill="#7c4f12"/><path d="M-62 -42A75 75 0 0 1 30 -68A88 88 0 0 0 -62 -42Z" fill="#fff" opacity="0.35"/>'

export const dialColours = { lost: '#c3472f', won: '#128a5a' } as const

/** The whole instrument, green from a position of the scale upwards. Its radius is in the frame's units. */
export const brassDial = (x: number, y: number, radius: number, green_from: number, needle: number): string =>
  [
    `<g transform="translate(${n(x)} ${n(y)}) scale(${(radius / 100).toFixed(3)})">`,
    dialFace(),
    `<path d="${dialBand(77.5, 0, green_from)}" stroke="${dialColours.lost}" stroke-width="5.5" fill="none"/><path d="${dialBand(77.5, green_from, 1)}" stroke="${dialColours.won}" stroke-width="5.5" fill="none"/>`,
    `<g transform="rotate(${n(dialDegrees(needle))})">${dialNeedle()}</g>`,
    dialGlass(),
    '</g>',
  ].join('')
