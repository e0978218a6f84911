import { n, type Frame } from '../pieces/frame.ts'
import { firs, hills, mountains } from '../pieces/land.ts'
import { fruitTree } from '../pieces/orchard.ts'
import { light, sky } from '../pieces/paint.ts'

const amber = ['#7a3416', '#a84a1a', '#d4701f'] as const
const rust = ['#5e2417', '#8a341c', '#b84a22'] as const

/** A path that narrows towards the hills. */
const path = ({ width, height }: Frame): string => {
  const at = (x: number, y: number): string => `${n(width * x)} ${n(height * y)}`
  return `<path d="M${at(0.58, 1)}C${at(0.66, 0.9)} ${at(0.78, 0.88)} ${at(0.74, 0.79)}C${at(0.72, 0.74)} ${at(0.765, 0.71)} ${at(0.772, 0.68)}L${at(0.78, 0.68)}C${at(0.785, 0.72)} ${at(0.765, 0.74)} ${at(0.8, 0.79)}C${at(0.87, 0.88)} ${at(0.84, 0.94)} ${at(0.83, 1)}Z" fill="#f1c27a" opacity=".85"/>`
}

/** Leaves that fall, scattered by a fixed rule. */
const leaves = ({ width, height }: Frame): string =>
  Array.from({ length: 26 }, (_, leaf) => {
    const x = width * (0.5 + ((leaf * 0.377) % 1) * 0.48)
    const y = height * (0.12 + ((leaf * 0.611) % 1) * 0.8)
    const fill = ['#f0a23a', '#d9622b', '#f6cf6a'][leaf % 3] ?? '#f0a23a'
    const size = 7 + ((leaf * 5) % 9)
    return `<path transform="translate(${n(x)} ${n(y)}) rotate(${(leaf * 67) % 360}) scale(${n(size / 10)})" d="M0-10C7-5 7 5 0 10-7 5-7-5 0-10Z" fill="${fill}" opacity=".9"/>`
  }).join('')

/** A forest path in October, just before the sun is down. */
export const autumnTrail = (frame: Frame): string => {
  const { width, height } = frame
  return [
    sky(frame, 'sky', [
      [0, '#2b1c33'],
      [0.4, '#6b3344'],
      [0.62, '#c8683f'],
      [0.74, '#f6bd62'],
    ]),
    light('sun', width * 0.775, height * 0.62, height * 0.7, [
      [0, '#fff0c2', 0.95],
      [0.25, '#ffcf7a', 0.55],
      [1, '#ffb65c', 0],
    ]),
    mountains(frame, { seed: 12, y: height * 0.68, height: height * 0.2, fill: '#7d4347' }, 5),
    firs(frame, { seed: 4, y: height * 0.72, trees: 34, size: height * 0.12, fill: '#4d2a33' }),
    hills(frame, { seed: 8, y: height * 0.72, height: 34, fill: '#8f4a24' }),
    fruitTree(width * 0.64, height * 0.78, 190, '#ffcf6a', 7, amber),
    fruitTree(width * 0.9, height * 0.77, 210, '#ffb347', 5, rust),
    hills(frame, { seed: 19, y: height * 0.8, height: 26, fill: '#6f3419' }),
    path(frame),
    fruitTree(width * 0.54, height * 0.92, 250, '#f6d27a', 11, rust),
    fruitTree(width * 0.985, height * 0.95, 300, '#ffcf6a', 9, amber),
    hills(frame, { seed: 27, y: height * 0.97, height: 12, fill: '#4a2013' }),
    leaves(frame),
  ].join('')
}
