import { n } from './frame.ts'
import type { Frame } from './frame.ts'
import { scatter } from './scatter.ts'

type Ridge = { readonly seed: number; readonly y: number; readonly height: number; readonly fill: string }

/** Rolling ground: three waves of different length, filled down to the lower edge. */
export const hills = ({ width, height }: Frame, { seed, y, height: rise, fill }: Ridge): string => {
  const next = scatter(seed)
  const waves = [1.1, 2.3, 4.1].map((cycles, index) => ({
    cycles: cycles * (width / 800) * (0.8 + next() * 0.4),
    phase: next() * 6.3,
    size: rise / (index + 1.2),
  }))
  const points = Array.from({ length: 49 }, (_, index) => {
    const x = (index / 48) * width
    const lift = waves.reduce((sum, wave) => sum + Math.sin((x / width) * wave.cycles * 6.283 + wave.phase) * wave.size, 0)
    return `${n(x)} ${n(y - lift * 0.5)}`
  })
  return `<path d="M0 ${height}L${points.join('L')}L${width} ${height}Z" fill="${fill}"/>`
}

/** Sharp mountains: peaks and saddles in turn. */
export const mountains = ({ width, height }: Frame, { seed, y, height: rise, fill }: Ridge, peaks = 5): string => {
  const next = scatter(seed)
  const points: string[] = []
  for (let peak = -1; peak <= peaks; peak += 1) {
    const x = ((peak + 0.5 + (next() - 0.5) * 0.5) / peaks) * width
    const top = y - rise * (0.55 + next() * 0.45)
    const shoulder = width / peaks / (3 + next() * 2)
    points.push(`${n(x - shoulder)} ${n(top + rise * 0.34)}`, `${n(x)} ${n(top)}`, `${n(x + shoulder * 0.7)} ${n(top + rise * 0.24)}`)
    points.push(`${n(x + width / peaks / 2)} ${n(y - rise * next() * 0.2)}`)
  }
  return `<path d="M${n(-width)} ${height}L${points.join('L')}L${n(width * 2)} ${height}Z" fill="${fill}"/>`
}

const fir = (x: number, foot: number, size: number): string => {
  const half = size * 0.27
  const tier = (top: number, bottom: number, wide: number) =>
    `M${n(x)} ${n(foot - size * top)}L${n(x + half * wide)} ${n(foot - size * bottom)}Q${n(x)} ${n(foot - size * (bottom + 0.07))} ${n(x - half * wide)} ${n(foot - size * bottom)}Z`
  return `${tier(1, 0.62, 0.5)}${tier(0.8, 0.34, 0.78)}${tier(0.56, 0.06, 1)}M${n(x - size * 0.03)} ${n(foot - size * 0.1)}h${n(size * 0.06)}v${n(size * 0.12)}h${n(-size * 0.06)}Z`
}

type Forest = {
  readonly seed: number
  readonly y: number
  readonly trees: number
  readonly size: number
  readonly fill: string
  readonly from?: number
  readonly to?: number
}

/** A row of firs between two shares of the width. */
export const firs = ({ width }: Frame, { seed, y, trees, size, fill, from = 0, to = 1 }: Forest): string => {
  const next = scatter(seed)
  const paths = Array.from({ length: trees }, (_, index) => {
    const share = from + ((index + 0.2 + next() * 0.6) / trees) * (to - from)
    return fir(share * width, y + next() * size * 0.12, size * (0.6 + next() * 0.4))
  })
  return `<path d="${paths.join('')}" fill="${fill}"/>`
}

type Heaven = { readonly seed: number; readonly count: number; readonly depth: number; readonly fill?: string }

/** Stars, most of them small, down to a share of the height. */
export const stars = ({ width, height }: Frame, { seed, count, depth, fill = '#ffffff' }: Heaven): string => {
  const next = scatter(seed)
  const dots = Array.from({ length: count }, () => {
    const size = 0.8 + next() ** 4 * 2.6
    return `<circle cx="${n(next() * width)}" cy="${n(next() * height * depth)}" r="${n(size)}" opacity="${n(0.3 + next() * 0.7)}"/>`
  })
  return `<g fill="${fill}">${dots.join('')}</g>`
}

/** Rays of light from a point. */
export const rays = (x: number, y: number, radius: number, count: number, fill: string, opacity: number): string => {
  const wedge = Math.PI / count
  const paths = Array.from({ length: count }, (_, index) => {
    const angle = index * wedge * 2
    const point = (turn: number) => `${n(x + Math.cos(turn) * radius)} ${n(y + Math.sin(turn) * radius)}`
    return `M${x} ${y}L${point(angle)}L${point(angle + wedge)}Z`
  })
  return `<path d="${paths.join('')}" fill="${fill}" opacity="${opacity}"/>`
}
