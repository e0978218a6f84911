import { skyline } from '../pieces/buildings.ts'
import type { Frame } from '../pieces/frame.ts'
import { stars } from '../pieces/land.ts'
import { light, sky } from '../pieces/paint.ts'

/** Road lines that run to the horizon, in the colour of the lamps. */
const road = ({ width, height }: Frame, x: number, y: number): string => {
  const lines = Array.from({ length: 15 }, (_, index) => `M${x + (index - 7) * 26} ${y}L${x + (index - 7) * 420} ${height}`).join('')
  const steps = [0.02, 0.06, 0.13, 0.24, 0.4, 0.62, 0.9].map((share) => `M0 ${(y + share * (height - y)).toFixed(1)}H${width}`).join('')
  return `<defs><linearGradient id="road" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#1a1140"/><stop offset="1" stop-color="#0b0920"/></linearGradient></defs><rect y="${y}" width="${width}" height="${height - y}" fill="url(#road)"/><path d="${lines}${steps}" stroke="#8f7bff" stroke-opacity="0.3" stroke-width="2" fill="none"/>`
}

/** A city at midnight between two lamps: magenta behind it, cyan on the road. */
export const vegasHero = (frame: Frame): string => {
  const { width, height } = frame
  const x = width * 0.73
  const horizon = height * 0.76
  return [
    sky(frame, 'sky', [
      [0, '#0b0920'],
      [0.5, '#1b1246'],
      [0.78, '#4a1b66'],
    ]),
    stars(frame, { seed: 15, count: 110, depth: 0.55 }),
    light('magenta', x - 40, horizon - 120, height * 0.72, [
      [0, '#ff5fb4', 0.8],
      [0.45, '#c43a9a', 0.35],
      [1, '#c43a9a', 0],
    ]),
    light('disc', x - 60, horizon - 215, 165, [
      [0, '#ffe3f3'],
      [0.7, '#ff9fd3'],
      [1, '#ff6fbd'],
    ]),
    skyline(frame, { seed: 6, y: horizon, height: 250, fill: '#2f1a5e', lamps: ['#ff9fd3', '#ffd9ee'], from: 0.36, to: 1.05, lit: 0.1 }),
    skyline(frame, {
      seed: 27,
      y: horizon,
      height: 270,
      fill: '#170f3a',
      lamps: ['#5cdcf5', '#ffd27a', '#ff86c7'],
      from: 0.42,
      to: 1.04,
      lit: 0.22,
    }),
    road(frame, x, horizon),
    light('cyan', x, horizon + 16, 330, [
      [0, '#5cdcf5', 0.55],
      [1, '#5cdcf5', 0],
    ]),
  ].join('')
}
