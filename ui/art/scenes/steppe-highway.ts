import { n, type Frame } from '../pieces/frame.ts'
import { hills, mountains } from '../pieces/land.ts'
import { light, sky } from '../pieces/paint.ts'

/** A straight road to the horizon, with its broken middle line. */
const highway = ({ width, height }: Frame): string => {
  const at = (x: number, y: number): string => `${n(width * x)} ${n(height * y)}`
  const dashes = Array.from({ length: 8 }, (_, index) => {
    const near = (index / 8) ** 2
    const far = ((index + 0.55) / 8) ** 2
    const y = (share: number) => 0.64 + share * 0.36
    const half = (share: number) => 0.0012 + share * 0.011
    const x = (share: number) => 0.79 - share * 0.01
    return `M${at(x(near) - half(near), y(near))}L${at(x(near) + half(near), y(near))}L${at(x(far) + half(far), y(far))}L${at(x(far) - half(far), y(far))}Z`
  }).join('')
  return `<path d="M${at(0.786, 0.64)}L${at(0.794, 0.64)}L${at(1.02, 1)}L${at(0.55, 1)}Z" fill="#3b3f4b"/><path d="${dashes}" fill="#ffe9a8"/>`
}

/** Poplars along the road, larger the nearer they are. */
const poplars = ({ width, height }: Frame): string =>
  [0.06, 0.16, 0.3, 0.5, 0.78]
    .flatMap((share) => [
      [0.786 - 0.2 * share - 0.02, 0.64 + share * 0.28, share],
      [0.794 + 0.2 * share + 0.02, 0.64 + share * 0.28, share],
    ])
    .map(([x = 0, y = 0, share = 0]) => {
      const size = height * (0.09 + share * 0.4)
      return `<ellipse cx="${n(width * x)}" cy="${n(height * y - size * 0.55)}" rx="${n(size * 0.13)}" ry="${n(size * 0.5)}" fill="#2f5b2c"/><path d="M${n(width * x - size * 0.02)} ${n(height * y)}h${n(size * 0.04)}v${n(-size * 0.2)}h${n(-size * 0.04)}Z" fill="#4a3421"/>`
    })
    .join('')

/** A highway through fields of sunflowers and wheat, early in the morning. */
export const steppeHighway = (frame: Frame): string => {
  const { width, height } = frame
  return [
    sky(frame, 'sky', [
      [0, '#123a63'],
      [0.35, '#2f79ad'],
      [0.6, '#f2b25a'],
      [0.68, '#ffe0a0'],
    ]),
    light('sun', width * 0.79, height * 0.62, height * 0.6, [
      [0, '#fff6d8', 1],
      [0.2, '#ffdf94', 0.7],
      [1, '#ffb65c', 0],
    ]),
    mountains(frame, { seed: 9, y: height * 0.66, height: height * 0.08, fill: '#8f6a6a' }, 8),
    hills(frame, { seed: 5, y: height * 0.65, height: 12, fill: '#c98f22' }),
    hills(frame, { seed: 13, y: height * 0.72, height: 16, fill: '#b07a15' }),
    hills(frame, { seed: 22, y: height * 0.86, height: 14, fill: '#8d5f10' }),
    highway(frame),
    poplars(frame),
  ].join('')
}
