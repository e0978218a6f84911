import { svgDocument } from '#ui/art/pieces/frame.ts'
import { stars } from '#ui/art/pieces/land.ts'
import { light, sky } from '#ui/art/pieces/paint.ts'
import { scatter } from '#ui/art/pieces/scatter.ts'
import { around, beds, burst, gradient, onStage } from '../drawing.ts'
import { windowHeight, windowWidth, type Geometry } from '../look.ts'

/** A row of old houses with gables and lit windows, and the tower of the town hall over them. */
const town = (width: number, ground: number, tall: number, feature: boolean): string => {
  const next = scatter(23)
  const paints = feature ? ['#2b2350', '#35285c', '#241f48', '#3d2c5a'] : ['#7a3a44', '#94503f', '#6b3550', '#a8663f']
  const houses: string[] = []
  for (let x = -20, index = 0; x < width; index += 1) {
    const wide = tall * (0.2 + next() * 0.14)
    const high = tall * (0.42 + next() * 0.3)
    const top = ground - high
    const gable = wide * (0.3 + next() * 0.25)
    const roof =
      index % 3 === 0
        ? `M${x} ${top}L${x + wide / 2} ${top - gable}L${x + wide} ${top}Z`
        : `M${x} ${top}V${top - gable * 0.4}H${x + wide * 0.25}V${top - gable * 0.8}H${x + wide * 0.75}V${top - gable * 0.4}H${x + wide}V${top}Z`
    houses.push(`<path d="${roof}M${x} ${top}H${x + wide}V${ground}H${x}Z" fill="${paints[index % paints.length]}"/>`)
    const columns = 3
    const rows = Math.max(2, Math.floor(high / (tall * 0.13)))
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const is_lit = next() > 0.42
        const w = wide * 0.15
        const left = x + wide * (0.18 + column * 0.26)
        const y = top + tall * (0.04 + row * 0.125)
        houses.push(
          `<path d="M${left.toFixed(1)} ${(y + w * 1.5).toFixed(1)}V${(y + w * 0.4).toFixed(1)}Q${(left + w / 2).toFixed(1)} ${(y - w * 0.3).toFixed(1)} ${(left + w).toFixed(1)} ${(y + w * 0.4).toFixed(1)}V${(y + w * 1.5).toFixed(1)}Z" fill="${is_lit ? '#ffd98a' : '#1d1830'}" opacity="${is_lit ? 0.9 : 0.5}"/>`,
        )
      }
    x += wide
  }
  const tower = width * 0.5
  const w = tall * 0.13
  const top = ground - tall * 1.18
  return [
    `<g fill="${feature ? '#1c1840' : '#5a2b44'}"><path d="M${tower - w / 2} ${ground}V${top + tall * 0.16}H${tower + w / 2}V${ground}Z"/><path d="M${tower - w * 0.62} ${top + tall * 0.17}H${tower + w * 0.62}V${top + tall * 0.13}H${tower - w * 0.62}Z"/><path d="M${tower - w * 0.36} ${top + tall * 0.13}V${top + tall * 0.04}L${tower} ${top - tall * 0.06}L${tower + w * 0.36} ${top + tall * 0.04}V${top + tall * 0.13}Z"/></g>`,
    `<circle cx="${tower}" cy="${top + tall * 0.27}" r="${w * 0.32}" fill="#fff1c8"/>`,
    houses.join(''),
  ].join('')
}

/** The market square at dusk; when lanterns are held it is night, and every window is lit by them. */
export const scene = (width: number, height: number, feature: boolean): string => {
  const frame = { width, height }
  const ground = height * 0.84
  const tall = Math.min(height * 0.62, width * 0.9)
  const cobbles = Array.from({ length: 9 }, (_, row) => {
    const y = ground + (row / 9) ** 1.4 * (height - ground)
    return `<path d="M0 ${y.toFixed(0)}H${width}" stroke="#000" stroke-opacity=".22" stroke-width="${(1 + row * 0.5).toFixed(1)}" stroke-dasharray="${8 + row * 5} ${2 + row}" stroke-dashoffset="${row * 7}"/>`
  })
  return svgDocument(
    frame,
    [
      sky(frame, 'evening', [
        [0, feature ? '#070a24' : '#2a1c58'],
        [0.4, feature ? '#171a4a' : '#7a3a78'],
        [0.66, feature ? '#3a2f6a' : '#e8805a'],
        [0.84, feature ? '#6a4a5c' : '#ffd08a'],
      ]),
      stars(frame, { seed: 6, count: Math.round(width / (feature ? 9 : 22)), depth: 0.4 }),
      light('glow', width / 2, ground, Math.max(width, height) * 0.5, [
        [0, '#ffdf9a', 0.75],
        [1, '#ffb86a', 0],
      ]),
      town(width, ground, tall, feature),
      `<rect y="${ground}" width="${width}" height="${height - ground}" fill="${feature ? '#17132c' : '#46283a'}"/>`,
      ...cobbles,
    ].join(''),
  )
}

/** A portal of carved stone with a lion's mask in the keystone. */
export const cabinet = (geometry: Geometry): string => {
  const { left, top } = geometry
  const out = geometry.margin - 3
  const width = windowWidth(geometry)
  const height = windowHeight(geometry)
  const blocks = Math.max(5, Math.round(height / 70))
  const joints = Array.from({ length: blocks - 1 }, (_, index) => {
    const y = top + ((index + 1) * height) / blocks
    return `<path d="M${left - out} ${y}H${left - 4}M${left + width + 4} ${y}H${left + width + out}" stroke="#5b3f22" stroke-width="1.6"/>`
  })
  const x = left + width / 2
  const y = top - out * 0.5
  return onStage(
    geometry,
    [
      `<defs>${gradient('stone', '#f3e2c0', '#c9a46e', '#8a6436')}${gradient('inside', '#241a3c', '#3a2748', '#241a3c')}</defs>`,
      around(geometry, out, 8, 'fill="#120914" fill-opacity=".55" transform="translate(0 7)"'),
      around(geometry, out, 8, 'fill="url(#stone)" stroke="#4a3018" stroke-width="2"'),
      ...joints,
      around(geometry, out * 0.45, 6, 'fill="none" stroke="#7a5830" stroke-width="1.6"'),
      around(geometry, 3.5, 5, 'fill="#2b1a10"'),
      beds(geometry, 4, 'fill="url(#inside)"'),
      `<path d="M${x - out * 1.5} ${top - 2}L${x - out * 1.1} ${top - out - 5}H${x + out * 1.1}L${x + out * 1.5} ${top - 2}Z" fill="url(#stone)" stroke="#4a3018" stroke-width="2"/>`,
      `<polygon points="${burst(x, y, out * 0.52, out * 0.34, 12)}" fill="#c98a34" stroke="#4a3018" stroke-width="1.5"/><circle cx="${x}" cy="${y}" r="${out * 0.28}" fill="#f2cf8a" stroke="#4a3018" stroke-width="1.2"/><circle cx="${x - out * 0.1}" cy="${y - out * 0.04}" r="${out * 0.045}" fill="#4a3018"/><circle cx="${x + out * 0.1}" cy="${y - out * 0.04}" r="${out * 0.045}" fill="#4a3018"/>`,
    ].join(''),
  )
}
