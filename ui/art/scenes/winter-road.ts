import { n, type Frame } from '../pieces/frame.ts'
import { firs, hills, mountains, stars } from '../pieces/land.ts'
import { light, sky } from '../pieces/paint.ts'

/** A road that winds up towards a pass, with its broken middle line. */
const road = ({ width, height }: Frame): string => {
  const at = (x: number, y: number): string => `${n(width * x)} ${n(height * y)}`
  const way = `M${at(0.6, 1)}C${at(0.7, 0.9)} ${at(0.92, 0.9)} ${at(0.9, 0.82)}C${at(0.885, 0.76)} ${at(0.74, 0.77)} ${at(0.735, 0.71)}C${at(0.732, 0.67)} ${at(0.79, 0.66)} ${at(0.795, 0.62)}L${at(0.8, 0.62)}C${at(0.802, 0.67)} ${at(0.76, 0.68)} ${at(0.765, 0.71)}C${at(0.78, 0.76)} ${at(0.945, 0.74)} ${at(0.965, 0.82)}C${at(0.98, 0.91)} ${at(0.9, 0.94)} ${at(0.88, 1)}Z`
  const middle = `M${at(0.74, 1)}C${at(0.8, 0.92)} ${at(0.94, 0.91)} ${at(0.93, 0.82)}C${at(0.915, 0.75)} ${at(0.755, 0.765)} ${at(0.75, 0.71)}`
  return `<path d="${way}" fill="#3a4468"/><path d="${middle}" fill="none" stroke="#f4e7b8" stroke-width="5" stroke-dasharray="22 18" opacity=".8"/>`
}

/** Snow that falls, scattered by a fixed rule. */
const snow = ({ width, height }: Frame): string =>
  Array.from({ length: 70 }, (_, flake) => {
    const x = width * (0.42 + ((flake * 0.377) % 1) * 0.57)
    const y = height * (0.03 + ((flake * 0.611) % 1) * 0.9)
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(1.6 + ((flake * 7) % 5) * 0.7)}" fill="#fff" opacity="${n(0.5 + ((flake * 3) % 5) / 10)}"/>`
  }).join('')

/** A hut with light in its windows. */
const hut = (x: number, y: number, size: number): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size / 40)})"><path d="M-34 0V-26H34V0Z" fill="#5b3b2a"/><path d="M-44-22 0-58 44-22Z" fill="#eef4ff"/><path d="M-22-18h14v12h-14ZM8-18h14v12H8Z" fill="#ffd470"/></g>`

/** A mountain road in the last light of a winter day. */
export const winterRoad = (frame: Frame): string => {
  const { width, height } = frame
  return [
    sky(frame, 'sky', [
      [0, '#0c1238'],
      [0.45, '#2b3b86'],
      [0.68, '#8a7fc4'],
      [0.8, '#f2b9a8'],
    ]),
    stars(frame, { seed: 14, count: 120, depth: 0.5 }),
    light('glow', width * 0.797, height * 0.6, height * 0.5, [
      [0, '#ffe6c4', 0.85],
      [0.3, '#f6b7a6', 0.4],
      [1, '#f6b7a6', 0],
    ]),
    mountains(frame, { seed: 6, y: height * 0.66, height: height * 0.3, fill: '#9fb0df' }, 5),
    mountains(frame, { seed: 17, y: height * 0.72, height: height * 0.2, fill: '#7286c4' }, 7),
    firs(frame, { seed: 3, y: height * 0.73, trees: 46, size: height * 0.1, fill: '#2b3a6e' }),
    hills(frame, { seed: 11, y: height * 0.74, height: 26, fill: '#cfdcf6' }),
    road(frame),
    hut(width * 0.66, height * 0.85, 44),
    firs(frame, { seed: 25, y: height * 0.9, trees: 7, size: height * 0.3, fill: '#1d2f57', from: 0.47, to: 0.62 }),
    firs(frame, { seed: 31, y: height * 0.95, trees: 3, size: height * 0.36, fill: '#16264a', from: 0.94, to: 1.03 }),
    snow(frame),
  ].join('')
}
