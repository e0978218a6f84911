import { n } from '../pieces/frame.ts'
import { light } from '../pieces/paint.ts'
import { motifs, stitched, threadDefinitions } from '../pieces/stitches.ts'
import { titledCover } from './titled-cover.ts'

/** The rooster of the towel, sewn large, between two rows of the border. */
export const redThread = titledCover({
  slug: 'red-thread',
  veil: '#4a0a14',
  upper: ['#ffffff', '#ffe0c8'],
  lower: ['#ffffff', '#ff8a84'],
  scene: (frame, { x, y, size }) => {
    const { width, height } = frame
    const border = size * 0.26
    const row = (top: number): string =>
      [
        `<defs><g id="field">${stitched(motifs.field, 0, 0, border)}</g><g id="cross">${stitched(motifs.cross, 0, 0, border)}</g></defs>`,
        ...Array.from(
          { length: Math.ceil(width / (border * 1.1)) },
          (_, at) => `<use href="#${at % 2 === 0 ? 'field' : 'cross'}" x="${n(at * border * 1.1)}" y="${n(top)}"/>`,
        ),
      ].join('')
    return [
      `<defs>${threadDefinitions}<pattern id="linen" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="#f1e6d0"/><path d="M0 2H4M4 6H8" stroke="#fff" stroke-opacity=".6" stroke-width="2"/><path d="M2 4V8M6 0V4" stroke="#8a6a3c" stroke-opacity=".18" stroke-width="2"/></pattern></defs><rect width="${width}" height="${height}" fill="url(#linen)"/>`,
      light('window', x, y, size * 1.6, [
        [0, '#fffdf4', 0.9],
        [1, '#fffdf4', 0],
      ]),
      row(size * 0.08),
      `<path d="M0 ${n(size * 0.38)}H${width}" stroke="#c01428" stroke-width="${n(size * 0.03)}"/>`,
      ...(frame.width > frame.height * 2
        ? [motifs.rose, motifs.tree, motifs.star].map(
            (motif, at) => `<g opacity=".35">${stitched(motif, size * (0.2 + at * 1.05), y - size * 0.4, size)}</g>`,
          )
        : []),
      stitched(motifs.rooster, x - size * 0.74, y - size * 0.52, size * 1.48),
      `<g transform="translate(${n(x + size * 0.1)} ${n(y + size * 0.1)}) rotate(38)"><path d="M0 ${n(-size * 0.95)}Q${n(size * 0.05)} ${n(-size * 0.9)} ${n(size * 0.05)} ${n(-size * 0.75)}L${n(size * 0.012)} ${n(size * 0.9)}L0 ${n(size * 0.98)}L${n(-size * 0.012)} ${n(size * 0.9)}L${n(-size * 0.05)} ${n(-size * 0.75)}Q${n(-size * 0.05)} ${n(-size * 0.9)} 0 ${n(-size * 0.95)}Z" fill="#c8d2dc" stroke="#1c1a22" stroke-width="3"/><path d="M0 ${n(-size * 0.86)}V${n(-size * 0.7)}" stroke="#1c1a22" stroke-width="${n(size * 0.03)}" stroke-linecap="round"/></g>`,
    ].join('')
  },
})
