import { svgDocument } from '#ui/art/pieces/frame.ts'
import { light } from '#ui/art/pieces/paint.ts'
import { scatter } from '#ui/art/pieces/scatter.ts'
import { around, beds, gradient, onStage } from '../drawing.ts'
import { windowHeight, windowWidth, type Geometry } from '../look.ts'

const face = (x: number, y: number, r: number, hour: number, rim: string): string =>
  `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)})"><circle r="${r.toFixed(1)}" fill="${rim}" stroke="#1a0d06" stroke-width="3"/><circle r="${(r * 0.78).toFixed(1)}" fill="#f6ead0"/>${Array.from(
    { length: 12 },
    (_, index) =>
      `<path d="M0 ${(-r * 0.68).toFixed(1)}v${(r * 0.14).toFixed(1)}" stroke="#2e1a0c" stroke-width="${(r * 0.05).toFixed(1)}" transform="rotate(${index * 30})"/>`,
  ).join(
    '',
  )}<path d="M0 0V${(-r * 0.42).toFixed(1)}" stroke="#2e1a0c" stroke-width="${(r * 0.09).toFixed(1)}" stroke-linecap="round" transform="rotate(${hour * 30})"/><path d="M0 0V${(-r * 0.6).toFixed(1)}" stroke="#2e1a0c" stroke-width="${(r * 0.06).toFixed(1)}" stroke-linecap="round" transform="rotate(${hour * 97})"/></g>`

/** A wall clock: a round one, one with a gable, or one in a case with its pendulum. */
const wallClock = (x: number, y: number, r: number, kind: number, hour: number): string => {
  const wood = ['#6a3418', '#8a5424', '#4a2412'][kind % 3] ?? ''
  if (kind % 3 === 0) return face(x, y, r, hour, '#c8922e')
  if (kind % 3 === 1)
    return `<path d="M${x - r * 1.2} ${y - r * 0.5}L${x} ${y - r * 1.9}L${x + r * 1.2} ${y - r * 0.5}V${y + r * 1.2}H${x - r * 1.2}Z" fill="${wood}" stroke="#1a0d06" stroke-width="3"/><path d="M${x - r * 0.4} ${y + r * 1.2}v${r * 1.3}M${x + r * 0.4} ${y + r * 1.2}v${r * 0.8}" stroke="#c8922e" stroke-width="3"/><ellipse cx="${x - r * 0.4}" cy="${y + r * 2.6}" rx="${r * 0.16}" ry="${r * 0.34}" fill="#5a7a3a"/><ellipse cx="${x + r * 0.4}" cy="${y + r * 2.1}" rx="${r * 0.16}" ry="${r * 0.34}" fill="#5a7a3a"/>${face(x, y, r * 0.85, hour, '#e0b04a')}`
  return `<rect x="${x - r * 1.1}" y="${y - r * 1.3}" width="${r * 2.2}" height="${r * 4.2}" rx="8" fill="${wood}" stroke="#1a0d06" stroke-width="3"/><rect x="${x - r * 0.75}" y="${y + r * 1.1}" width="${r * 1.5}" height="${r * 1.5}" rx="5" fill="#1a0d06"/><path d="M${x} ${y + r * 1.1}L${x + r * 0.2} ${y + r * 2.1}" stroke="#e8b84a" stroke-width="3"/><circle cx="${x + r * 0.22}" cy="${y + r * 2.2}" r="${r * 0.28}" fill="#e8b84a"/>${face(x, y, r, hour, '#c8922e')}`
}

/** The clockmaker's wall by lamplight, every clock at an hour of its own; in the free spins all of them strike twelve. */
export const scene = (width: number, height: number, feature: boolean): string => {
  const next = scatter(12)
  const step = Math.max(118, Math.min(190, width / 7))
  const stripes = Array.from(
    { length: Math.ceil(width / 46) },
    (_, index) =>
      `<rect x="${index * 46}" width="23" height="${height}" fill="#fff" opacity=".035"/><path d="M${index * 46 + 11} 0V${height}" stroke="#e0c070" stroke-opacity=".14" stroke-width="1.500"/>`,
  )
  const clocks: string[] = []
  for (let row = 0; row * step * 1.15 < height * 0.86; row += 1)
    for (let column = 0; column * step < width + step; column += 1) {
      const x = column * step + (row % 2) * step * 0.5 + (next() - 0.5) * 26
      const y = row * step * 1.15 + 50 + (next() - 0.5) * 34
      clocks.push(wallClock(x, y, step * (0.2 + next() * 0.1), Math.floor(next() * 3), feature ? 0 : Math.floor(next() * 12)))
    }
  const bench = height * 0.88
  return svgDocument(
    { width, height },
    [
      `<defs>${gradient('wall', feature ? '#1d3f5a' : '#1d5a48', feature ? '#12283f' : '#123f33', feature ? '#0a1626' : '#082119')}${gradient('wood', '#8a5424', '#4a2612', '#24100a')}</defs>`,
      `<rect width="${width}" height="${height}" fill="url(#wall)"/>`,
      ...stripes,
      light('lamp', width / 2, height * 0.2, Math.max(width, height) * 0.6, [
        [0, feature ? '#bfe0ff' : '#ffe0a0', 0.55],
        [1, feature ? '#8fc0ff' : '#ffb85a', 0],
      ]),
      `<g opacity=".82">${clocks.join('')}</g>`,
      light('shade', width / 2, height * 0.46, Math.max(width, height) * 0.7, [
        [0, '#000', 0],
        [0.6, '#000', 0.12],
        [1, '#000', 0.72],
      ]),
      `<rect y="${bench}" width="${width}" height="${height - bench}" fill="url(#wood)"/><path d="M0 ${bench}H${width}" stroke="#e0a83c" stroke-width="3"/>`,
    ].join(''),
  )
}

/** A cabinet of walnut with brass corners, and a gallery of turned columns at its sides. */
export const cabinet = (geometry: Geometry): string => {
  const { left, top } = geometry
  const out = geometry.margin - 3
  const [width, height] = [windowWidth(geometry), windowHeight(geometry)]
  const column = (x: number): string => {
    const rings = Math.max(6, Math.round(height / 46))
    return Array.from({ length: rings }, (_, index) => {
      const y = top + (index * height) / rings
      const tall = height / rings
      return `<path d="M${x - out * 0.22} ${y}Q${x - out * 0.44} ${y + tall * 0.5} ${x - out * 0.22} ${y + tall}H${x + out * 0.22}Q${x + out * 0.44} ${y + tall * 0.5} ${x + out * 0.22} ${y}Z" fill="url(#turned)" stroke="#24100a" stroke-width="1.200"/>`
    }).join('')
  }
  const corner = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0H${out * 2.3}Q${out * 1.7} ${out * 0.5} ${out * 1.1} ${out * 0.52}Q${out * 0.56} ${out * 0.56} ${out * 0.52} ${out * 1.1}Q${out * 0.5} ${out * 1.7} 0 ${out * 2.3}Z" fill="url(#brass)" stroke="#4a2a08" stroke-width="1.600"/><circle cx="${out * 0.5}" cy="${out * 0.5}" r="${out * 0.16}" fill="#4a2a08"/></g>`
  const [far_x, far_y] = [left + width + out, top + height + out]
  return onStage(
    geometry,
    [
      `<defs>${gradient('walnut', '#a8683a', '#6a3a1c', '#3a1c0c')}${gradient('turned', '#d8a060', '#8a5428', '#5a3014')}${gradient('brass', '#fff0b4', '#d8a03c', '#8a5414')}${gradient('felt', '#f3e6c6', '#e4d0a2', '#cdb27c')}</defs>`,
      around(geometry, out, 10, 'fill="#050d0a" fill-opacity=".55" transform="translate(0 8)"'),
      around(geometry, out, 10, 'fill="url(#walnut)" stroke="#24100a" stroke-width="2"'),
      column(left - out * 0.5),
      column(left + width + out * 0.5),
      around(geometry, 3.5, 5, 'fill="#24100a"'),
      beds(geometry, 4, 'fill="url(#felt)"'),
      corner(left - out, top - out, 0),
      corner(far_x, top - out, 90),
      corner(far_x, far_y, 180),
      corner(left - out, far_y, 270),
    ].join(''),
  )
}
