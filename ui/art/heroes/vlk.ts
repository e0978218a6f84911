import type { Frame } from '../pieces/frame.ts'
import { n } from '../pieces/frame.ts'
import { firs, mountains, stars } from '../pieces/land.ts'
import { light, sky } from '../pieces/paint.ts'
import { scatter } from '../pieces/scatter.ts'

/** Embers rising from the fire: dense above it, sparse far away. */
const sparks = ({ height }: Frame, x: number, y: number): string => {
  const next = scatter(77)
  const dots = Array.from({ length: 64 }, () => {
    const rise = next()
    const drift = (next() - 0.5) * (60 + rise * 460)
    return `<circle cx="${n(x + drift)}" cy="${n(y - rise * height * 0.82)}" r="${n(1 + next() ** 3 * 3.5)}" opacity="${n(1 - rise * 0.75)}"/>`
  })
  return `<g fill="#ffb070">${dots.join('')}</g>`
}

/** A flame leaning to one side. */
const tongue = (x: number, y: number, width: number, height: number, lean: number, fill: string): string =>
  `<path d="M${n(x - width)} ${n(y)}C${n(x - width * 1.25)} ${n(y - height * 0.42)} ${n(x + lean * 0.2 - width * 0.3)} ${n(y - height * 0.5)} ${n(x + lean)} ${n(y - height)}C${n(x + lean * 0.6 + width * 0.5)} ${n(y - height * 0.62)} ${n(x + width * 1.3)} ${n(y - height * 0.4)} ${n(x + width)} ${n(y)}Q${n(x)} ${n(y + width * 0.35)} ${n(x - width)} ${n(y)}Z" fill="${fill}"/>`

const fire = (x: number, y: number): string =>
  [
    tongue(x, y, 62, 232, 18, '#e8481a'),
    tongue(x - 34, y, 34, 150, -26, '#f2691f'),
    tongue(x + 38, y, 32, 138, 30, '#f2691f'),
    tongue(x + 2, y, 42, 168, 8, '#ff9a3c'),
    tongue(x, y, 25, 104, -4, '#ffd78a'),
    `<g stroke="#2a120b" stroke-width="20" stroke-linecap="round"><path d="M${x - 96} ${y + 16}L${x + 84} ${y - 14}"/><path d="M${x + 96} ${y + 16}L${x - 84} ${y - 14}"/></g>`,
    `<g stroke="#ff8a3c" stroke-width="4" stroke-linecap="round" opacity=".75"><path d="M${x - 70} ${y + 6}L${x + 4} ${y - 6}"/><path d="M${x + 66} ${y + 6}L${x + 14} ${y - 3}"/></g>`,
  ].join('')

/** A hide tent in front of the fire, lit on its near side. */
const tent = (x: number, y: number, size: number, is_left: boolean): string => {
  const [lit, dark] = ['#7a3216', '#2b120b']
  const side = is_left ? 1 : -1
  return [
    `<path d="M${n(x)} ${n(y - size)}L${n(x + side * size * 0.82)} ${n(y)}H${n(x + side * size * 0.06)}Z" fill="${lit}"/>`,
    `<path d="M${n(x)} ${n(y - size)}L${n(x - side * size * 0.7)} ${n(y)}H${n(x + side * size * 0.06)}Z" fill="${dark}"/>`,
    `<path d="M${n(x)} ${n(y - size)}l${n(size * 0.1)} ${n(-size * 0.16)}M${n(x)} ${n(y - size)}l${n(-size * 0.1)} ${n(-size * 0.16)}" stroke="#1a0b07" stroke-width="7" stroke-linecap="round"/>`,
    `<path d="M${n(x + side * size * 0.06)} ${n(y)}L${n(x + side * size * 0.2)} ${n(y - size * 0.46)}L${n(x + side * size * 0.38)} ${n(y)}Z" fill="#180a06"/>`,
  ].join('')
}

/** A pack's camp at night: a large fire among tents, dark firs around it, embers rising to the stars. */
export const vlkHero = (frame: Frame): string => {
  const { width, height } = frame
  const x = width * 0.735
  const ground = height * 0.84
  return [
    sky(frame, 'sky', [
      [0, '#0d0908'],
      [0.5, '#25100b'],
      [0.82, '#57210f'],
      [1, '#7a2e12'],
    ]),
    stars(frame, { seed: 31, count: 110, depth: 0.55, fill: '#ffdcc0' }),
    mountains(frame, { seed: 8, y: height * 0.74, height: height * 0.4, fill: '#3a170d' }, 8),
    mountains(frame, { seed: 15, y: height * 0.8, height: height * 0.26, fill: '#29100a' }, 6),
    light('halo', x, ground - 90, height * 0.95, [
      [0, '#ff9a4a', 0.75],
      [0.35, '#e8581c', 0.34],
      [1, '#e0521c', 0],
    ]),
    firs(frame, { seed: 3, y: height * 0.86, trees: 34, size: 150, fill: '#1c0b07' }),
    `<path d="M0 ${height}V${height * 0.9}C${width * 0.3} ${height * 0.84} ${width * 0.55} ${height * 0.83} ${x} ${height * 0.82}C${width * 0.86} ${height * 0.81} ${width * 0.94} ${height * 0.84} ${width} ${height * 0.86}V${height}Z" fill="#150906"/>`,
    light('glow', x, ground + 20, height * 0.34, [
      [0, '#ff9a4a', 0.7],
      [1, '#ff7a2c', 0],
    ]),
    tent(x - 235, ground + 14, 190, true),
    tent(x + 250, ground + 10, 210, false),
    fire(x, ground + 34),
    sparks(frame, x, ground - 60),
    firs(frame, { seed: 19, y: height * 1.04, trees: 5, size: 330, fill: '#0a0504', from: 0.9, to: 1.08 }),
  ].join('')
}
