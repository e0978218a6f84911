import { n } from './frame.ts'
import { radial } from './paint.ts'

export const amberPaint = (): string =>
  `<defs>${radial('amber', [
    [0, '#fff0b0'],
    [0.45, '#f7a823'],
    [1, '#a84d08'],
  ])}${radial('peg', [
    [0, '#ffffff'],
    [1, '#7fb6bd'],
  ])}</defs>`

/** A drop of amber, radius 10. */
export const amberBead = (): string =>
  '<circle r="10" fill="url(#amber)" stroke="#7a3604" stroke-width="0.8"/><path d="M-3 4q3 -5 6 -1q-2 4 -6 1Z" fill="#5a2804" opacity="0.55"/><ellipse cx="-3.4" cy="-4.2" rx="3" ry="2" fill="#fff" opacity="0.85"/>'

/** Position of a peg: rows from 0 at the top, which has three pegs. `step` is the distance between two. */
export const pegAt = (row: number, index: number, step: number): readonly [number, number] => [
  (index - (row + 2) / 2) * step,
  row * step * 0.92,
]

export const pegs = (rows: number, step: number, radius: number): string =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_peg, index) => {
      const [x, y] = pegAt(row, index, step)
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${radius}" fill="url(#peg)"/>`
    }).join(''),
  ).join('')

/** Water plants at both sides of a deep sea. */
export const seaGrass = (x: number, y: number, size: number): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${(size / 100).toFixed(3)})" fill="none" stroke-linecap="round"><path d="M0 0C-18 -30 14 -50 -6 -96" stroke="#1f7f78" stroke-width="7"/><path d="M14 0C30 -24 4 -44 22 -76" stroke="#2ba38f" stroke-width="6"/><path d="M-16 0C-34 -20 -10 -36 -30 -62" stroke="#14605e" stroke-width="6"/></g>`
