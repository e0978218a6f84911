import { motifs, stitched, threadDefinitions, type Motif } from '#ui/art/pieces/stitches.ts'
import { svgDocument } from '#ui/art/pieces/frame.ts'
import { light } from '#ui/art/pieces/paint.ts'
import { around, beds, gradient, onStage } from '../drawing.ts'
import { windowHeight, windowWidth, type Geometry } from '../look.ts'

/** Linen: threads over and under each other. */
const weave = (id: string, paint: string): string =>
  `<pattern id="${id}" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" fill="${paint}"/><path d="M0 1.500H3M3 4.500H6" stroke="#fff" stroke-opacity=".5" stroke-width="1.500"/><path d="M1.500 3V6M4.500 0V3" stroke="#8a6a3c" stroke-opacity=".16" stroke-width="1.500"/></pattern>`

/** A border of diamonds as high as `tall`, all along a row. */
const border = (y: number, width: number, tall: number): string => {
  const count = Math.ceil(width / tall) + 1
  const teeth = (base: number, way: 1 | -1): string =>
    `M0 ${base}${Array.from({ length: count * 4 }, () => `l${(tall / 8).toFixed(1)} ${(way * tall * 0.16).toFixed(1)}l${(tall / 8).toFixed(1)} ${(-way * tall * 0.16).toFixed(1)}`).join('')}Z`
  return `<rect y="${y}" width="${width}" height="${tall * 0.12}" fill="#c01428"/><path d="${teeth(y + tall * 0.12, 1)}" fill="#c01428"/><rect y="${y + tall * 0.32}" width="${width}" height="${tall * 0.06}" fill="#1c1a22"/>`
}

/** Motifs in a row, none of them nearer to the middle than `clear`. */
const band = (y: number, width: number, size: number, row: readonly Motif[], clear = 0): string => {
  const pitch = size * 1.16
  const half = Math.ceil(width / 2 / pitch)
  return Array.from({ length: half * 2 + 1 }, (_, at) => {
    const middle = width / 2 + (at - half) * pitch
    if (Math.abs(middle - width / 2) < clear) return ''
    return stitched(row[Math.abs(at - half) % row.length] ?? motifs.field, middle - size / 2, y, size)
  }).join('')
}

/** A towel of linen as wide as the room, its ends worked in red and black. */
export const scene = (width: number, height: number): string => {
  const size = Math.max(46, Math.min(104, Math.min(width, height) * 0.13))
  // As much of the cloth on either side as a wide room leaves beside the reels.
  const columns = Math.max(0, Math.floor((width - Math.max(520, height * 0.78)) / 2 / (size * 1.3)))
  const side: string[] = []
  for (let column = 0; column < columns; column += 1)
    for (let y = size * 2.1, at = column; y < height - size * 2.6; y += size * 1.5, at += 1) {
      const motif = [motifs.tree, motifs.rose, motifs.star, motifs.bud][at % 4] ?? motifs.star
      const x = column * size * 1.3 + size * 0.3
      side.push(stitched(motif, x, y, size), stitched(motif, width - x - size, y, size))
    }
  const foot = height - size * 1.75
  return svgDocument(
    { width, height },
    [
      `<defs>${weave('linen', '#f1e6d0')}${threadDefinitions}</defs><rect width="${width}" height="${height}" fill="url(#linen)"/>`,
      light('window', width * 0.3, height * 0.2, Math.max(width, height) * 0.75, [
        [0, '#fffdf4', 0.85],
        [1, '#fffdf4', 0],
      ]),
      border(0, width, size * 0.8),
      // The title stands in the middle of it; a narrow room has no more than that.
      band(size * 0.42, width, size, [motifs.field, motifs.cross], Math.max(290, width * 0.22)),
      `<g opacity=".55">${side.join('')}</g>`,
      `<g transform="translate(0 ${foot - size * 0.1}) scale(1 -1)">${border(-size * 0.4, width, size * 0.6)}</g>`,
      band(foot + size * 0.35, width, size, [motifs.rooster, motifs.rose, motifs.tree, motifs.rose]),
      `<path d="M0 ${height - size * 0.1}H${width}" stroke="#cdb88a" stroke-width="${size * 0.2}" stroke-dasharray="3 3"/>`,
    ].join(''),
  )
}

/** A frame of pale wood that stretches the linen, with a screw in each corner and the thread that laces it. */
export const cabinet = (geometry: Geometry): string => {
  const { left, top } = geometry
  const out = geometry.margin - 4
  const [width, height] = [windowWidth(geometry), windowHeight(geometry)]
  const laces = (from: number, to: number, at: (along: number) => string): string => {
    const count = Math.max(4, Math.round((to - from) / 24))
    return Array.from({ length: count }, (_, index) => at(from + ((index + 0.5) * (to - from)) / count)).join('')
  }
  const upright = (x: number) => (y: number) => `M${x - out * 0.34} ${(y - 4).toFixed(1)}L${x + out * 0.34} ${(y + 4).toFixed(1)}`
  const level = (y: number) => (x: number) => `M${(x - 4).toFixed(1)} ${y - out * 0.34}L${(x + 4).toFixed(1)} ${y + out * 0.34}`
  const [x0, x1, y0, y1] = [left - out * 0.5, left + width + out * 0.5, top - out * 0.5, top + height + out * 0.5]
  const screw = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="${out * 0.36}" fill="url(#brass)" stroke="#5a3008" stroke-width="1.500"/><path d="M${x - out * 0.2} ${y - out * 0.2}l${out * 0.4} ${out * 0.4}" stroke="#5a3008" stroke-width="2.500"/>`
  return onStage(
    geometry,
    [
      `<defs>${gradient('wood', '#f8deae', '#d8a868', '#a8743a')}${gradient('brass', '#fff3b0', '#e0a83c', '#8a5414')}${weave('cloth', '#fbf4e4')}</defs>`,
      around(geometry, out, 14, 'fill="#3a2408" fill-opacity=".45" transform="translate(0 9)"'),
      around(geometry, out, 14, 'fill="url(#wood)" stroke="#7a4c1c" stroke-width="2"'),
      around(geometry, out * 0.24, 6, 'fill="#7a4c1c"'),
      `<path d="${laces(top, top + height, upright(x0))}${laces(top, top + height, upright(x1))}${laces(left, left + width, level(y0))}${laces(left, left + width, level(y1))}" stroke="#c01428" stroke-width="3" stroke-linecap="round"/>`,
      beds(geometry, 3, 'fill="url(#cloth)"'),
      screw(x0, y0),
      screw(x1, y0),
      screw(x0, y1),
      screw(x1, y1),
    ].join(''),
  )
}
