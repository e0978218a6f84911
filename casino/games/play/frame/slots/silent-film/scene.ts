import { svgDocument } from '#ui/art/pieces/frame.ts'
import { light } from '#ui/art/pieces/paint.ts'
import { scatter } from '#ui/art/pieces/scatter.ts'
import { around, beds, gradient, onStage } from '../drawing.ts'
import { reelLeft, windowHeight, windowWidth, type Geometry } from '../look.ts'

/** A velvet curtain in folds, drawn aside from the edge `x` inwards. */
const curtain = (x: number, wide: number, height: number, way: 1 | -1): string => {
  const folds = 6
  return Array.from({ length: folds }, (_, fold) => {
    const from = x + (way * wide * fold) / folds
    const to = x + (way * wide * (fold + 1)) / folds
    const waist = height * (0.5 + fold * 0.02)
    // Gathered by a cord: each fold runs to the edge, and falls straight from there.
    const tie = x + way * wide * 0.3 * ((fold + 1) / folds)
    const tie_from = x + way * wide * 0.3 * (fold / folds)
    return `<path d="M${from.toFixed(0)} 0H${to.toFixed(0)}Q${to.toFixed(0)} ${(waist * 0.7).toFixed(0)} ${tie.toFixed(0)} ${waist.toFixed(0)}Q${(tie + way * wide * 0.1).toFixed(0)} ${(height * 0.8).toFixed(0)} ${(tie + way * wide * 0.08 * fold).toFixed(0)} ${height}H${(tie_from + way * wide * 0.06 * fold).toFixed(0)}Q${tie_from.toFixed(0)} ${(height * 0.8).toFixed(0)} ${tie_from.toFixed(0)} ${waist.toFixed(0)}Q${from.toFixed(0)} ${(waist * 0.7).toFixed(0)} ${from.toFixed(0)} 0Z" fill="url(#velvet${fold % 2})"/>`
  }).join('')
}

/** One head of the rows in front, from behind: bare, in a bowler or with a plume. */
const head = (x: number, y: number, r: number, kind: number): string => {
  const hat =
    kind === 0
      ? `<path d="M${x - r * 1.35} ${y - r * 0.5}Q${x} ${y - r * 0.9} ${x + r * 1.35} ${y - r * 0.5}L${x + r * 0.9} ${y - r * 0.7}Q${x + r * 0.9} ${y - r * 1.7} ${x} ${y - r * 1.7}Q${x - r * 0.9} ${y - r * 1.7} ${x - r * 0.9} ${y - r * 0.7}Z"/>`
      : kind === 1
        ? `<path d="M${x + r * 0.5} ${y - r * 0.7}Q${x + r * 1.5} ${y - r * 1.4} ${x + r * 1.1} ${y - r * 2.3}Q${x + r * 0.3} ${y - r * 1.9} ${x + r * 0.1} ${y - r * 0.8}Z"/>`
        : ''
  return `<circle cx="${x}" cy="${y}" r="${r}"/>${hat}<path d="M${x - r * 2} ${y + r * 3}Q${x - r * 1.9} ${y + r * 1.1} ${x} ${y + r * 0.8}Q${x + r * 1.9} ${y + r * 1.1} ${x + r * 2} ${y + r * 3}Z"/>`
}

/** A picture house of the twenties, seen from its last row: the beam crosses the smoke, and the screen lights the hall. */
export const scene = (width: number, height: number, feature: boolean): string => {
  const next = scatter(24)
  const side = Math.max(width * 0.16, Math.min(150, height * 0.2))
  const size = Math.max(15, Math.min(30, width / 34))
  const row = (y: number, r: number, shift: number): string =>
    Array.from({ length: Math.ceil(width / (r * 4.4)) + 1 }, (_, seat) =>
      head(seat * r * 4.4 + shift + (next() - 0.5) * r, y + (next() - 0.5) * r * 0.6, r, Math.floor(next() * 3)),
    ).join('')
  const glint = feature ? '#ffcf7a' : '#eceaf2'
  return svgDocument(
    { width, height },
    [
      `<defs>${gradient('hall', '#0a090d', feature ? '#3a2410' : '#26242c', '#0a090d')}${gradient('velvet0', '#a81428', '#6a0a1a', '#2a040c')}${gradient('velvet1', '#d02438', '#8a1022', '#3a0610')}<linearGradient id="beam" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${glint}" stop-opacity=".75"/><stop offset="1" stop-color="${glint}" stop-opacity="0"/></linearGradient></defs>`,
      `<rect width="${width}" height="${height}" fill="url(#hall)"/>`,
      light('screen', width / 2, height * 0.42, Math.max(width, height) * 0.62, [
        [0, glint, 0.85],
        [0.5, glint, 0.32],
        [1, glint, 0],
      ]),
      // Rays of a proscenium in the style of the time.
      ...Array.from({ length: 22 }, (_, ray) => {
        const angle = Math.PI + (ray / 21) * Math.PI
        const [x, y] = [width / 2, height * 0.5]
        const far = Math.max(width, height)
        return `<path d="M${x} ${y}L${(x + Math.cos(angle - 0.03) * far).toFixed(0)} ${(y + Math.sin(angle - 0.03) * far).toFixed(0)}L${(x + Math.cos(angle + 0.03) * far).toFixed(0)} ${(y + Math.sin(angle + 0.03) * far).toFixed(0)}Z" fill="#fff" opacity="${ray % 2 === 0 ? 0.07 : 0.03}"/>`
      }),
      `<path d="M${width} ${-height * 0.06}L${width * 0.1} ${height * 0.2}L${width * 0.2} ${height * 0.86}L${width} ${height * 0.05}Z" fill="url(#beam)" opacity=".4"/>`,
      ...Array.from(
        { length: Math.round(width / 22) },
        () =>
          `<circle cx="${(next() * width).toFixed(0)}" cy="${(next() * height * 0.8).toFixed(0)}" r="${(0.6 + next() * 1.8).toFixed(1)}" fill="#fff" opacity="${(0.2 + next() * 0.4).toFixed(2)}"/>`,
      ),
      curtain(0, side, height, 1),
      curtain(width, side, height, -1),
      `<path d="M0 0H${width}V${height * 0.05}${Array.from({ length: 9 }, (_, swag) => {
        const [from, to] = [width - (width * swag) / 9, width - (width * (swag + 1)) / 9]
        return `Q${((from + to) / 2).toFixed(0)} ${(height * 0.13).toFixed(0)} ${to.toFixed(0)} ${(height * 0.05).toFixed(0)}`
      }).join('')}Z" fill="url(#velvet0)" stroke="#e8c06a" stroke-width="3"/>`,
      `<g fill="#120f16">${row(height * 0.9, size, 0)}</g><g fill="#050407">${row(height * 0.97, size * 1.25, size * 2)}</g>`,
    ].join(''),
  )
}

/** The edge of a strip of film lying on its side: perforations above and below, and a rim of silver. */
export const cabinet = (geometry: Geometry): string => {
  const { left, top, cell_width } = geometry
  const out = geometry.margin - 3
  const [width, height] = [windowWidth(geometry), windowHeight(geometry)]
  const holes = Math.max(10, Math.round(width / Math.max(20, out * 1.5)))
  const pitch = (width + out * 1.4) / holes
  const tall = out * 0.5
  const hole = (index: number, y: number): string =>
    `<rect x="${(left - out * 0.7 + index * pitch + pitch * 0.24).toFixed(1)}" y="${y.toFixed(1)}" width="${(pitch * 0.52).toFixed(1)}" height="${tall.toFixed(1)}" rx="${(tall * 0.3).toFixed(1)}"/>`
  return onStage(
    geometry,
    [
      `<defs>${gradient('silver', '#ffffff', '#a8a4b0', '#4a4654')}${gradient('frame', '#3a3742', '#24212a', '#131117')}<radialGradient id="lit"><stop offset="0" stop-color="#6a6674"/><stop offset=".7" stop-color="#34313b"/><stop offset="1" stop-color="#1b1920"/></radialGradient></defs>`,
      around(geometry, out + 2, 8, 'fill="#000" fill-opacity=".6" transform="translate(0 8)"'),
      around(geometry, out, 7, 'fill="#0d0b10" stroke="url(#silver)" stroke-width="2.500"'),
      `<g fill="#f2efe6">${Array.from({ length: holes }, (_, index) => hole(index, top - out * 0.76) + hole(index, top + height + out * 0.26)).join('')}</g>`,
      beds(geometry, 5, 'fill="url(#lit)"'),
      ...Array.from({ length: geometry.reels - 1 }, (_, reel) => {
        const x = reelLeft(geometry, reel) + cell_width + geometry.gap / 2
        return `<path d="M${x.toFixed(1)} ${top}V${top + height}" stroke="#f2efe6" stroke-opacity=".35" stroke-width="1.500"/>`
      }),
    ].join(''),
  )
}
