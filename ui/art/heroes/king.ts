import { castle } from '../pieces/buildings.ts'
import type { Frame } from '../pieces/frame.ts'
import { firs, hills, rays, stars } from '../pieces/land.ts'
import { light, sky } from '../pieces/paint.ts'

/** A lit castle on a hill before a golden moon. */
export const kingHero = (frame: Frame): string => {
  const { width, height } = frame
  const x = width * 0.735
  return [
    sky(frame, 'sky', [
      [0, '#1a0b29'],
      [0.45, '#43195f'],
      [0.75, '#8a3f8f'],
      [1, '#d98a6a'],
    ]),
    stars(frame, { seed: 22, count: 120, depth: 0.6, fill: '#ffe9c0' }),
    light('halo', x, height * 0.42, height * 0.85, [
      [0, '#ffe2a0', 0.7],
      [0.4, '#e8a95a', 0.28],
      [1, '#e8a95a', 0],
    ]),
    rays(x, height * 0.42, width * 1.6, 18, '#ffe2a0', 0.05),
    light('moon', x, height * 0.4, height * 0.3, [
      [0, '#fff8e0'],
      [0.8, '#ffe3a3'],
      [1, '#f5c872'],
    ]),
    hills(frame, { seed: 4, y: height * 0.78, height: 60, fill: '#5a2569' }),
    `<path d="M${width * 0.46} ${height}C${width * 0.54} ${height * 0.86} ${width * 0.56} ${height * 0.74} ${width * 0.62} ${height * 0.725}H${width * 0.85}C${width * 0.91} ${height * 0.74} ${width * 0.94} ${height * 0.86} ${width * 1.02} ${height}Z" fill="#2a1139"/>`,
    castle(x, height * 0.74, 300, '#2a1139', '#ffd68a'),
    hills(frame, { seed: 11, y: height * 0.88, height: 44, fill: '#3a174c' }),
    firs(frame, { seed: 14, y: height * 0.95, trees: 26, size: 90, fill: '#24102f' }),
    hills(frame, { seed: 30, y: height * 0.97, height: 26, fill: '#1a0b23' }),
  ].join('')
}
