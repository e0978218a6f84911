import { svgDocument } from '#ui/art/pieces/frame.ts'
import { light, sky } from '#ui/art/pieces/paint.ts'
import { around, beds, gradient, onStage } from '../drawing.ts'
import { reelLeft, windowHeight, windowWidth, type Geometry } from '../look.ts'

/** A vault of the scriptorium: ribs that run together over the middle, painted with small crosses. */
const vault = (width: number, height: number): string => {
  const spring = height * 0.56
  const bays = Math.max(2, Math.round(width / 420))
  const wide = width / bays
  const arches = Array.from({ length: bays }, (_, bay) => {
    const x = bay * wide
    const arch = (inset: number): string =>
      `M${x + inset} ${height}V${spring}Q${x + inset} ${height * 0.06 + inset} ${x + wide / 2} ${height * 0.04 + inset}Q${x + wide - inset} ${height * 0.06 + inset} ${x + wide - inset} ${spring}V${height}Z`
    const window = (inset: number): string => {
      const [left, right, top] = [x + wide * 0.36 + inset, x + wide * 0.64 - inset, height * 0.3 + inset]
      return `M${left} ${height * 0.66 - inset}V${top + wide * 0.14}Q${left} ${top} ${x + wide / 2} ${top}Q${right} ${top} ${right} ${top + wide * 0.14}V${height * 0.66 - inset}Z`
    }
    const lattice = [0.43, 0.5, 0.57].map((share) => `M${x + wide * share} ${height * 0.3}V${height * 0.66}`)
    const bars = [0.4, 0.48, 0.56].map((share) => `M${x + wide * 0.36} ${height * share}H${x + wide * 0.64}`)
    return [
      `<path d="${arch(12)}" fill="url(#wall)"/>`,
      `<path d="${arch(12)}" fill="none" stroke="#d8a85a" stroke-opacity=".55" stroke-width="7"/><path d="${arch(24)}" fill="none" stroke="#b92a1a" stroke-opacity=".7" stroke-width="4"/>`,
      `<path d="${window(-9)}" fill="#6b3a1c"/><path d="${window(0)}" fill="url(#day)"/><path d="${lattice.join('')}${bars.join('')}" stroke="#4a2412" stroke-width="4" opacity=".8"/>`,
    ].join('')
  })
  return arches.join('')
}

/** Shelves with books along the foot of the wall. */
const shelves = (width: number, height: number): string => {
  const paints = ['#7a1c14', '#1f4a6a', '#2f5a34', '#a8691f', '#4a2450', '#8a5a2a']
  const foot = height * 0.86
  const tall = height * 0.11
  const count = Math.ceil(width / 17)
  const books = Array.from({ length: count }, (_, index) => {
    const high = tall * (0.72 + ((index * 37) % 10) / 36)
    const x = index * 17
    return `<rect x="${x}" y="${(foot - high).toFixed(1)}" width="15" height="${high.toFixed(1)}" rx="2" fill="${paints[(index * 5 + (index % 3)) % paints.length]}"/><path d="M${x + 2} ${(foot - high * 0.78).toFixed(1)}H${x + 13}M${x + 2} ${(foot - high * 0.24).toFixed(1)}H${x + 13}" stroke="#f0cf8a" stroke-opacity=".6" stroke-width="2"/>`
  })
  return `<rect y="${foot - tall - 14}" width="${width}" height="${tall + 14}" fill="#1c0c08"/>${books.join('')}<rect y="${foot}" width="${width}" height="${height - foot}" fill="#3a1c0e"/><rect y="${foot}" width="${width}" height="9" fill="#8a5426"/>`
}

/** A scriptorium by day; in the free spins night is outside, and the page lights the vault. */
export const scene = (width: number, height: number, feature: boolean): string => {
  const frame = { width, height }
  const stops = (id: string, top: string, foot: string): string =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>`
  return svgDocument(
    frame,
    [
      sky(frame, 'room', [
        [0, feature ? '#160a24' : '#5a2c18'],
        [1, feature ? '#2a0f1a' : '#2c130c'],
      ]),
      `<defs>${stops('wall', feature ? '#3a1c44' : '#a8683a', feature ? '#2a1224' : '#5a2c18')}${stops('day', feature ? '#10184a' : '#cfeaff', feature ? '#3a2a6a' : '#ffe2a0')}</defs>`,
      vault(width, height),
      light('glow', width / 2, height * 0.5, Math.max(width, height) * 0.56, [
        [0, feature ? '#ffd98a' : '#fff0c4', feature ? 0.85 : 0.5],
        [0.5, '#ffb84a', feature ? 0.36 : 0.12],
        [1, '#ffb84a', 0],
      ]),
      shelves(width, height),
    ].join(''),
  )
}

/** An open codex: parchment under the reels, a leather binding with brass corners round them, a ribbon for a mark. */
export const cabinet = (geometry: Geometry): string => {
  const { left, top } = geometry
  const out = geometry.margin - 3
  const width = windowWidth(geometry)
  const height = windowHeight(geometry)
  const corner = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0H${out * 2.5}Q${out * 1.3} ${out * 0.5} ${out * 0.9} ${out * 0.9}Q${out * 0.5} ${out * 1.3} 0 ${out * 2.5}Z" fill="url(#brass)" stroke="#4a2408" stroke-width="1.500"/><circle cx="${out * 0.62}" cy="${out * 0.62}" r="${out * 0.24}" fill="#7a1c14" stroke="#4a2408"/></g>`
  const right = left + width
  const foot = top + height
  const rules = Array.from(
    { length: geometry.reels - 1 },
    (_, index) =>
      `<path d="M${reelLeft(geometry, index + 1) - geometry.gap / 2} ${top}V${foot}" stroke="#b92a1a" stroke-opacity=".5" stroke-width="1.500"/>`,
  )
  return onStage(
    geometry,
    [
      `<defs>${gradient('leather', '#8a3a20', '#5e1f12', '#3f100a')}${gradient('page', '#fbeecb', '#f1dcae', '#e4c68c')}${gradient('brass', '#fff0b0', '#d8a23a', '#8a5a14')}</defs>`,
      around(geometry, out, 10, 'fill="#160604" fill-opacity=".55" transform="translate(0 8)"'),
      `<path d="M${right - out * 2.4} ${foot + out - 2}h${out * 1.3}v${out * 1.1}l${-out * 0.65} ${-out * 0.5}l${-out * 0.65} ${out * 0.5}Z" fill="#b92a1a"/>`,
      around(geometry, out, 10, 'fill="url(#leather)" stroke="#2a0804" stroke-width="2"'),
      around(geometry, out * 0.62, 7, 'fill="none" stroke="#f0cf8a" stroke-opacity=".6" stroke-width="1.500" stroke-dasharray="5 4"'),
      around(geometry, 4, 4, 'fill="#caa668" stroke="#3f100a" stroke-width="2"'),
      around(geometry, 1, 3, 'fill="url(#page)"'),
      beds(geometry, 3, 'fill="url(#page)"'),
      ...rules,
      corner(left - out, top - out, 0),
      corner(right + out, top - out, 90),
      corner(right + out, foot + out, 180),
      corner(left - out, foot + out, 270),
    ].join(''),
  )
}
