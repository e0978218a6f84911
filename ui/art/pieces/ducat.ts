import { n } from './frame.ts'
import { radial, vertical } from './paint.ts'

const rays = (count: number, inner: number, outer: number): string =>
  Array.from({ length: count }, (_, ray) => {
    const angle = (ray / count) * 2 * Math.PI
    const half = (Math.PI / count) * 0.55
    const point = (radius: number, at: number) => `${n(Math.sin(at) * radius)} ${n(-Math.cos(at) * radius)}`
    return `M${point(inner, angle - half)}L${point(outer, angle)}L${point(inner, angle + half)}Z`
  }).join('')

/** Gradients of the coins; include once per document. */
export const ducatPaint = (): string =>
  `<defs>${radial('ducat', [
    [0, '#fff2b8'],
    [0.6, '#f0b93a'],
    [1, '#a8660f'],
  ])}${vertical('ducat-rim', [
    [0, '#ffe9a6'],
    [0.5, '#c98a1d'],
    [1, '#6d3f08'],
  ])}${radial('silver', [
    [0, '#ffffff'],
    [0.6, '#b9c6d6'],
    [1, '#5c6a80'],
  ])}${vertical('silver-rim', [
    [0, '#ffffff'],
    [0.5, '#8b99ad'],
    [1, '#3d4859'],
  ])}</defs>`

const beads = (colour: string): string =>
  Array.from({ length: 36 }, (_, bead) => {
    const angle = (bead / 36) * 2 * Math.PI
    return `<circle cx="${n(Math.sin(angle) * 40)}" cy="${n(-Math.cos(angle) * 40)}" r="1.5" fill="${colour}"/>`
  }).join('')

/** The golden side: a sun with a face. Radius 50. */
export const ducatSun = (): string =>
  [
    '<circle r="50" fill="url(#ducat-rim)"/><circle r="45.5" fill="url(#ducat)" stroke="#8a5510" stroke-width="0.8"/>',
    beads('#9a6212'),
    `<path d="${rays(16, 20, 34)}" fill="#9a5d0c"/><circle r="20" fill="#ffdf7a" stroke="#8a5510" stroke-width="1.4"/>`,
    '<path d="M-9 -4q3 -3.5 6 0M3 -4q3 -3.5 6 0M-8 6q8 7.5 16 0" fill="none" stroke="#7a4508" stroke-width="2" stroke-linecap="round"/>',
    '<path d="M-36 -22A42 42 0 0 1 8 -41A46 46 0 0 0 -36 -22Z" fill="#fff" opacity="0.45"/>',
  ].join('')

/** The silver side: a moon among stars. Radius 50. */
export const ducatMoon = (): string =>
  [
    '<circle r="50" fill="url(#silver-rim)"/><circle r="45.5" fill="url(#silver)" stroke="#46526b" stroke-width="0.8"/>',
    beads('#4d5a70'),
    '<path d="M8 -27A27 27 0 1 0 24 14A22 22 0 1 1 8 -27Z" fill="#3f4d68"/>',
    '<path d="M17 -15l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM25 6l1.3 3.2 3.2 1.3-3.2 1.3L25 15l-1.3-3.2-3.2-1.3 3.2-1.3Z" fill="#3f4d68"/>',
    '<path d="M-36 -22A42 42 0 0 1 8 -41A46 46 0 0 0 -36 -22Z" fill="#fff" opacity="0.55"/>',
  ].join('')
