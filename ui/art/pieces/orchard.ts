import { n } from './frame.ts'
import { scatter } from './scatter.ts'

/** A round fruit tree: trunk, three masses of leaves with light from the upper left, fruit among them. */
export const fruitTree = (
  x: number,
  foot: number,
  size: number,
  fruit: string,
  seed: number,
  shades: readonly [string, string, string],
): string => {
  const next = scatter(seed)
  const trunk = `<path d="M${n(x - size * 0.05)} ${n(foot)}Q${n(x - size * 0.02)} ${n(foot - size * 0.3)} ${n(x - size * 0.1)} ${n(foot - size * 0.5)}L${n(x + size * 0.1)} ${n(foot - size * 0.5)}Q${n(x + size * 0.02)} ${n(foot - size * 0.3)} ${n(x + size * 0.06)} ${n(foot)}Z" fill="#6b3f1d"/>`
  const masses = [
    [-0.24, -0.52, 0.25, 0],
    [0.24, -0.5, 0.24, 0],
    [0, -0.7, 0.32, 1],
    [-0.14, -0.62, 0.2, 2],
    [0.12, -0.78, 0.16, 2],
  ] as const
  const leaves = masses
    .map(
      ([dx, dy, radius, shade]) =>
        `<circle cx="${n(x + dx * size)}" cy="${n(foot + dy * size)}" r="${n(radius * size)}" fill="${shades[shade]}"/>`,
    )
    .join('')
  const fruits = Array.from({ length: 11 }, () => {
    const angle = next() * 6.283
    const reach = Math.sqrt(next()) * 0.33
    return `<circle cx="${n(x + Math.cos(angle) * reach * size * 1.2)}" cy="${n(foot + (-0.62 + Math.sin(angle) * reach * 0.8) * size)}" r="${n(size * 0.036)}"/>`
  }).join('')
  return `${trunk}${leaves}<g fill="${fruit}">${fruits}</g>`
}

/** One ear of wheat, 100 units tall, its foot at the origin. */
const ear = (id: string, fill: string): string => {
  const grains = [0, 1, 2, 3, 4].map((row) => `M0 ${row * 8.5 - 100}q7-3 6-11q-7 2-6 11q-7-3-6-11q7 2 6 11z`).join('')
  return `<g id="${id}"><path d="M0 20V-70" stroke="${fill}" stroke-width="2.5"/><path d="${grains}M0-108l3 10h-6z" fill="${fill}"/></g>`
}

/** A row of wheat: one ear's shape, repeated. */
export const wheatRow = (width: number, y: number, size: number, count: number, seed: number, fill: string): string => {
  const next = scatter(seed)
  const id = `ear-${seed}`
  const ears = Array.from({ length: count }, (_, index) => {
    const x = ((index + next()) / count) * width
    const scale = (size / 100) * (0.75 + next() * 0.45)
    return `<use href="#${id}" transform="translate(${n(x)} ${n(y)}) rotate(${n((next() - 0.5) * 18)}) scale(${scale.toFixed(2)})"/>`
  })
  return `<defs>${ear(id, fill)}</defs>${ears.join('')}`
}
