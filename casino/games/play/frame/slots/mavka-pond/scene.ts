import { svgDocument } from '#ui/art/pieces/frame.ts'
import { light, sky } from '#ui/art/pieces/paint.ts'
import { scatter } from '#ui/art/pieces/scatter.ts'
import { around, beds, gradient, onStage } from '../drawing.ts'
import { windowHeight, windowWidth, type Geometry } from '../look.ts'

/** Willow boughs that hang into the picture from above. */
const boughs = (width: number, height: number, fill: string): string => {
  const next = scatter(41)
  const strands = Array.from({ length: Math.round(width / 26) }, () => {
    const side = next() > 0.5
    const x = side ? width * (0.7 + next() * 0.34) : width * (next() * 0.3 - 0.04)
    const long = height * (0.16 + next() * 0.34)
    const sway = (next() - 0.5) * 40
    const leaves = Array.from({ length: 9 }, (_, leaf) => {
      const share = (leaf + 1) / 10
      const at = x + sway * share * share
      return `<ellipse cx="${at.toFixed(1)}" cy="${(long * share).toFixed(1)}" rx="4" ry="13" transform="rotate(${leaf % 2 === 0 ? 28 : -28} ${at.toFixed(1)} ${(long * share).toFixed(1)})"/>`
    })
    return leaves.join('')
  })
  return `<g fill="${fill}">${strands.join('')}</g>`
}

const reeds = (width: number, height: number, fill: string): string => {
  const next = scatter(7)
  const stalks = Array.from({ length: Math.round(width / 20) }, () => {
    const edge = next()
    const x = width * (edge < 0.5 ? edge * 0.5 : 0.5 + edge * 0.5)
    const long = height * (0.1 + next() * 0.18)
    const lean = (next() - 0.5) * 26
    const head =
      next() > 0.6
        ? `<rect x="${(x + lean - 4).toFixed(1)}" y="${(height - long - 16).toFixed(1)}" width="8" height="30" rx="4" fill="#6b3a1a"/>`
        : ''
    return `<path d="M${x.toFixed(1)} ${height}Q${x.toFixed(1)} ${(height - long * 0.5).toFixed(1)} ${(x + lean).toFixed(1)} ${(height - long).toFixed(1)}" stroke="${fill}" stroke-width="5" fill="none" stroke-linecap="round"/>${head}`
  })
  return stalks.join('')
}

/** A pond under willows: morning, and in free spins the short night with wreaths alight. */
export const scene = (width: number, height: number, feature: boolean): string => {
  const frame = { width, height }
  const pads = Array.from({ length: 12 }, (_, index) => {
    const x = (((index * 61) % 100) / 100) * width
    const y = height * (0.56 + ((index * 37) % 40) / 100)
    const size = 16 + ((index * 29) % 30)
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${size * 1.7}" ry="${size * 0.6}" fill="${feature ? '#1d5a5c' : '#4fa85a'}" opacity=".8"/><path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(size * 1.7).toFixed(0)} ${(-size * 0.2).toFixed(0)}l-4 ${(size * 0.5).toFixed(0)}Z" fill="${feature ? '#0d3a48' : '#2a8a8c'}"/>`
  })
  const flames = Array.from({ length: feature ? 7 : 0 }, (_, index) => {
    const x = width * (0.08 + index * 0.14)
    const y = height * (0.62 + ((index * 43) % 26) / 100)
    return `<circle cx="${x}" cy="${y}" r="26" fill="#ffcf6a" opacity=".28"/><circle cx="${x}" cy="${y}" r="6" fill="#fff3c0"/>`
  })
  return svgDocument(
    frame,
    [
      sky(frame, 'pond', [
        [0, feature ? '#0a1440' : '#bfeee0'],
        [0.4, feature ? '#1d3a7a' : '#e9fbd9'],
        [0.52, feature ? '#2f6a8a' : '#9fdcc4'],
        [0.56, feature ? '#164a6a' : '#57b8ac'],
        [1, feature ? '#06203a' : '#0f6a74'],
      ]),
      light('sun', width * 0.5, height * 0.36, Math.max(width, height) * 0.4, [
        [0, feature ? '#cfe0ff' : '#fffbe0', 0.9],
        [1, '#ffffff', 0],
      ]),
      ...Array.from({ length: 14 }, (_, index) => {
        const y = height * (0.58 + (index / 14) ** 1.2 * 0.42)
        const wide = width * (0.06 + ((index * 31) % 17) / 60)
        const x = (((index * 47) % 100) / 100) * width
        return `<rect x="${(x - wide / 2).toFixed(0)}" y="${y.toFixed(0)}" width="${wide.toFixed(0)}" height="2.5" rx="1.2" fill="#fff" opacity="${feature ? 0.18 : 0.4}"/>`
      }),
      ...pads,
      ...flames,
      reeds(width, height, feature ? '#0d3f3a' : '#2f7a3c'),
      boughs(width, height, feature ? '#0f4a44' : '#5aa83c'),
    ].join(''),
  )
}

/** Woven willow round the water. */
export const cabinet = (geometry: Geometry): string => {
  const { left, top } = geometry
  const out = geometry.margin - 3
  const [width, height] = [windowWidth(geometry), windowHeight(geometry)]
  const rod = (x: number, y: number, turn: number): string =>
    `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(out * 0.72).toFixed(1)}" ry="${(out * 0.34).toFixed(1)}" transform="rotate(${turn} ${x.toFixed(1)} ${y.toFixed(1)})"/>`
  const across = Math.round((width + out) / (out * 0.9))
  const down = Math.round((height + out) / (out * 0.9))
  const half = out / 2 + 1
  const rods = [
    ...Array.from({ length: across + 1 }, (_, index) => {
      const x = left - half + (index / across) * (width + half * 2)
      return rod(x, top - half, 24) + rod(x, top + height + half, -24)
    }),
    ...Array.from({ length: down + 1 }, (_, index) => {
      const y = top - half + (index / down) * (height + half * 2)
      return rod(left - half, y, 66) + rod(left + width + half, y, -66)
    }),
  ]
  return onStage(
    geometry,
    [
      `<defs>${gradient('willow', '#e8c078', '#b07a34', '#7a4c18')}${gradient('water', '#0e5f6c', '#0a4656', '#083648')}</defs>`,
      around(geometry, out, 18, 'fill="#02282c" fill-opacity=".5" transform="translate(0 7)"'),
      around(geometry, out - 2, 18, 'fill="#5a3a14"'),
      `<g fill="url(#willow)" stroke="#5a3612" stroke-width="1.2">${rods.join('')}</g>`,
      around(geometry, 3, 14, 'fill="#06323c"'),
      beds(geometry, 12, 'fill="url(#water)"'),
    ].join(''),
  )
}
