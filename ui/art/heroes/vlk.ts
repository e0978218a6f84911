import type { Frame } from '../pieces/frame.ts'
import { n } from '../pieces/frame.ts'
import { firs, mountains } from '../pieces/land.ts'
import { light, sky } from '../pieces/paint.ts'
import { scatter } from '../pieces/scatter.ts'
import { howlingWolf } from '../pieces/wolf.ts'

const sparks = ({ width, height }: Frame): string => {
  const next = scatter(77)
  const dots = Array.from(
    { length: 70 },
    () =>
      `<circle cx="${n(width * (0.42 + next() * 0.58))}" cy="${n(height * (0.1 + next() * 0.8))}" r="${n(1 + next() ** 3 * 3.5)}" opacity="${n(0.25 + next() * 0.75)}"/>`,
  )
  return `<g fill="#ffb070">${dots.join('')}</g>`
}

/** A wolf on black rock before an ember sun. */
export const vlkHero = (frame: Frame): string => {
  const { width, height } = frame
  const x = width * 0.73
  return [
    sky(frame, 'sky', [
      [0, '#150c0b'],
      [0.45, '#3b150d'],
      [0.75, '#8a2f12'],
      [1, '#d85a22'],
    ]),
    light('halo', x, height * 0.52, height * 0.95, [
      [0, '#ff8a4a', 0.75],
      [0.4, '#e0521c', 0.35],
      [1, '#e0521c', 0],
    ]),
    light('sun', x, height * 0.5, height * 0.32, [
      [0, '#ffd9a0'],
      [0.75, '#ff9a54'],
      [1, '#ff7434'],
    ]),
    mountains(frame, { seed: 8, y: height * 0.78, height: height * 0.36, fill: '#6b2412' }, 8),
    mountains(frame, { seed: 15, y: height * 0.86, height: height * 0.3, fill: '#3d160d' }, 6),
    firs(frame, { seed: 3, y: height * 0.93, trees: 30, size: 110, fill: '#220d09' }),
    `<path d="M${width * 0.5} ${height}L${width * 0.58} ${height * 0.84}L${width * 0.64} ${height * 0.8}L${width * 0.69} ${height * 0.7}L${width * 0.775} ${height * 0.69}L${width * 0.83} ${height * 0.79}L${width * 0.9} ${height * 0.83}L${width * 0.97} ${height}Z" fill="#120807"/>`,
    howlingWolf(width * 0.735, height * 0.705, 290, '#120807'),
    firs(frame, { seed: 19, y: height * 1.02, trees: 6, size: 300, fill: '#0d0605', from: 0.86, to: 1.06 }),
    sparks(frame),
  ].join('')
}
