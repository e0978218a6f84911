import { n, type Frame } from '../pieces/frame.ts'
import { firs, hills } from '../pieces/land.ts'
import { light, sky } from '../pieces/paint.ts'

/** A running track that winds from the lower edge to the horizon, with its lanes. */
const track = ({ width, height }: Frame): string => {
  const at = (x: number, y: number): string => `${n(width * x)} ${n(height * y)}`
  /** A line along the track at a share of its breadth. */
  const along = (share: number, move: 'M' | 'L', is_back = false): string => {
    const foot = [0.58 + 0.3 * share, 1] as const
    const near = [0.72 + 0.16 * share, 0.87] as const
    const far = [0.985 + 0.05 * share, 0.79] as const
    const head = [0.838 + 0.014 * share, 0.672] as const
    return is_back
      ? `${move}${at(...head)}C${at(...far)} ${at(...near)} ${at(...foot)}`
      : `${move}${at(...foot)}C${at(...near)} ${at(...far)} ${at(...head)}`
  }
  const lanes = [0.25, 0.5, 0.75].map((share) => along(share, 'M')).join('')
  return `<path d="${along(0, 'M')}${along(1, 'L', true)}Z" fill="#b4512f"/><path d="${lanes}" fill="none" stroke="#f6d9c4" stroke-opacity=".7" stroke-width="${n(height * 0.004)}"/>`
}

/** Seven flags beside it, a day each, and the arch of the finish at the horizon. */
const flags = ({ width, height }: Frame): string =>
  [
    [0.61, 0.955, 1],
    [0.71, 0.88, 0.8],
    [0.79, 0.845, 0.66],
    [0.87, 0.82, 0.56],
    [0.935, 0.79, 0.48],
    [0.932, 0.735, 0.38],
    [0.885, 0.69, 0.3],
  ]
    .map(([x = 0, y = 0, near = 0], index) => {
      const [left, foot, size] = [width * x, height * y, height * 0.22 * near]
      const cloth = index % 2 === 0 ? '#ffd23f' : '#4fb0e8'
      return `<path d="M${n(left)} ${n(foot)}v${n(-size)}" stroke="#f4ead9" stroke-width="${n(size * 0.05)}" stroke-linecap="round"/><path d="M${n(left)} ${n(foot - size)}q${n(size * 0.24)} ${n(-size * 0.1)} ${n(size * 0.5)} ${n(size * 0.04)}l${n(-size * 0.06)} ${n(size * 0.16)}l${n(size * 0.06)} ${n(size * 0.16)}q${n(-size * 0.26)} ${n(-size * 0.12)} ${n(-size * 0.5)} ${n(-size * 0.02)}Z" fill="${cloth}"/>`
    })
    .join('')

const arch = ({ width, height }: Frame): string => {
  const [left, right, foot, top] = [width * 0.828, width * 0.862, height * 0.678, height * 0.58]
  const band = height * 0.026
  const squares = Array.from({ length: 6 }, (_, index) => {
    const wide = (right - left) / 6
    return `M${n(left + index * wide)} ${n(top + (index % 2) * (band / 2))}h${n(wide)}v${n(band / 2)}h${n(-wide)}Z`
  }).join('')
  return `<path d="M${n(left)} ${n(foot)}V${n(top)}H${n(right)}V${n(foot)}" fill="none" stroke="#f4ead9" stroke-width="${n(height * 0.008)}"/><path d="M${n(left)} ${n(top)}H${n(right)}V${n(top + band)}H${n(left)}Z" fill="#fff7ea"/><path d="${squares}" fill="#2a2330"/>`
}

/** A running track over green hills, early in the morning. */
export const morningRun = (frame: Frame): string => {
  const { width, height } = frame
  return [
    sky(frame, 'sky', [
      [0, '#2a2f6b'],
      [0.3, '#6a5aa0'],
      [0.52, '#e88a7a'],
      [0.66, '#ffd9a0'],
    ]),
    light('sun', width * 0.845, height * 0.6, height * 0.55, [
      [0, '#fff8e0', 1],
      [0.18, '#ffe2a0', 0.75],
      [1, '#ffb07a', 0],
    ]),
    hills(frame, { seed: 4, y: height * 0.66, height: 34, fill: '#7d6a8c' }),
    hills(frame, { seed: 17, y: height * 0.68, height: 18, fill: '#55755a' }),
    firs(frame, { seed: 8, y: height * 0.7, trees: 9, size: height * 0.12, fill: '#3c5c46', from: 0.48, to: 0.8 }),
    hills(frame, { seed: 23, y: height * 0.74, height: 14, fill: '#4a7f47' }),
    hills(frame, { seed: 31, y: height * 0.86, height: 16, fill: '#3a6a39' }),
    track(frame),
    arch(frame),
    flags(frame),
  ].join('')
}
