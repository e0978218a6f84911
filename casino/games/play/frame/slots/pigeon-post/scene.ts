import { n, svgDocument } from '#ui/art/pieces/frame.ts'
import { light, sky } from '#ui/art/pieces/paint.ts'
import { scatter } from '#ui/art/pieces/scatter.ts'
import { around, beds, gradient, onStage } from '../drawing.ts'
import { windowHeight, windowWidth, type Geometry } from '../look.ts'

/** A cloud with a flat foot. */
const cloud = (x: number, y: number, size: number, paint: string, opacity: number): string =>
  `<path d="M${n(x)} ${n(y)}q${n(-size * 0.02)} ${n(-size * 0.2)} ${n(size * 0.2)} ${n(-size * 0.2)}q${n(size * 0.08)} ${n(-size * 0.24)} ${n(size * 0.34)} ${n(-size * 0.16)}q${n(size * 0.24)} ${n(-size * 0.1)} ${n(size * 0.28)} ${n(size * 0.14)}q${n(size * 0.22)} ${n(-size * 0.02)} ${n(size * 0.18)} ${n(size * 0.22)}Z" fill="${paint}" opacity="${opacity}"/>`

const bird = (x: number, y: number, size: number, paint: string): string =>
  `<path d="M${n(x)} ${n(y)}q${n(size * 0.5)} ${n(-size * 0.5)} ${n(size)} 0q${n(size * 0.5)} ${n(-size * 0.5)} ${n(size)} 0q${n(-size * 0.6)} ${n(-size * 0.1)} ${n(-size)} ${n(size * 0.3)}q${n(-size * 0.4)} ${n(-size * 0.4)} ${n(-size)} ${n(-size * 0.3)}Z" fill="${paint}"/>`

/** Tiled roofs with chimneys and dormers, row behind row. */
const roofs = (width: number, y: number, size: number, seed: number, paints: readonly string[], dark: string): string => {
  const next = scatter(seed)
  const parts: string[] = []
  for (let x = -size * 0.3, index = 0; x < width; index += 1) {
    const wide = size * (0.7 + next() * 0.6)
    const high = size * (0.3 + next() * 0.3)
    const paint = paints[index % paints.length]
    parts.push(
      `<path d="M${n(x)} ${n(y)}L${n(x + wide * 0.2)} ${n(y - high)}H${n(x + wide * 0.8)}L${n(x + wide)} ${n(y)}V${n(y + size)}H${n(x)}Z" fill="${paint}"/>`,
      ...Array.from({ length: 4 }, (_, row) => {
        const share = (row + 1) / 5
        return `<path d="M${n(x + wide * 0.2 * (1 - share))} ${n(y - high * (1 - share))}H${n(x + wide * (0.8 + 0.2 * share))}" stroke="${dark}" stroke-opacity=".3" stroke-width="2.500" stroke-dasharray="${n(size * 0.06)} 3"/>`
      }),
      `<path d="M${n(x + wide * 0.66)} ${n(y - high * 0.7)}v${n(-size * 0.34)}h${n(size * 0.13)}v${n(size * 0.4)}Z" fill="${dark}" opacity=".75"/>`,
    )
    if (index % 2 === 0)
      parts.push(
        `<path d="M${n(x + wide * 0.34)} ${n(y - high * 0.06)}v${n(-size * 0.18)}l${n(size * 0.1)} ${n(-size * 0.1)}l${n(size * 0.1)} ${n(size * 0.1)}v${n(size * 0.18)}Z" fill="#fff4d8"/><rect x="${n(x + wide * 0.34 + size * 0.055)}" y="${n(y - high * 0.06 - size * 0.16)}" width="${n(size * 0.09)}" height="${n(size * 0.13)}" fill="#ffcf6a"/>`,
      )
    x += wide * 0.94
  }
  return parts.join('')
}

/** A letter folded for the wind. */
const plane = (x: number, y: number, size: number, turn: number): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${n(size / 10)})"><path d="M0 0L40-14L14 14L12 6Z" fill="#fffaf0" stroke="#5a7ab0" stroke-width=".8" stroke-linejoin="round"/><path d="M0 0L40-14L12 6Z" fill="#dfeaf8" stroke="#5a7ab0" stroke-width=".8" stroke-linejoin="round"/></g>`

/** The morning round over the roofs; when the horn is blown it is evening, and the whole loft is in the air. */
export const scene = (width: number, height: number, feature: boolean): string => {
  const frame = { width, height }
  const size = Math.max(110, Math.min(width, height) * 0.28)
  const next = scatter(51)
  const clouds = Array.from({ length: 9 }, () =>
    cloud(
      next() * width * 1.1 - size,
      height * (0.1 + next() * 0.5),
      size * (0.8 + next() * 1.1),
      feature ? '#ffd9c0' : '#ffffff',
      feature ? 0.5 : 0.85,
    ),
  )
  const flock = Array.from({ length: feature ? 34 : 9 }, () =>
    bird(next() * width, height * (0.05 + next() * 0.6), size * (0.05 + next() * 0.07), feature ? '#5a2f5a' : '#5f7fae'),
  )
  const far = feature ? ['#a0506a', '#8a4064', '#b0604e'] : ['#e8a88a', '#dd9478', '#f0b898']
  const near = feature ? ['#7a2f4e', '#943f44', '#652a52'] : ['#d8643c', '#c9502f', '#e0784a']
  return svgDocument(
    frame,
    [
      sky(frame, 'air', [
        [0, feature ? '#5a3f9a' : '#4aa3e8'],
        [0.45, feature ? '#f08a7a' : '#9fd6f8'],
        [0.8, feature ? '#ffd28a' : '#fdf3d8'],
      ]),
      light('sun', width * 0.5, height * (feature ? 0.72 : 0.12), Math.max(width, height) * 0.5, [
        [0, '#fffbe0', 0.95],
        [0.3, feature ? '#ffd27a' : '#fff6cf', 0.45],
        [1, '#fff0c0', 0],
      ]),
      ...clouds,
      ...flock,
      plane(width * 0.1, height * 0.3, size * 0.16, 8),
      plane(width * 0.86, height * 0.2, size * 0.2, -12),
      plane(width * 0.9, height * 0.56, size * 0.13, 4),
      roofs(width, height * 0.84, size * 0.8, 14, far, feature ? '#4a1f44' : '#a85a44'),
      roofs(width, height * 0.98, size * 1.15, 5, near, feature ? '#38143a' : '#7a2f1c'),
    ].join(''),
  )
}

/** An envelope by air, open where the reels are: red and blue round its edge, and a postmark on a corner. */
export const cabinet = (geometry: Geometry): string => {
  const { left, top } = geometry
  const out = geometry.margin - 3
  const [width, height] = [windowWidth(geometry), windowHeight(geometry)]
  const [x, y, right, foot] = [left - out, top - out, left + width + out, top + height + out]
  const wide = Math.max(15, out * 1.1)
  const slant = out * 0.7
  const across = Math.ceil((right - x + slant) / (wide * 2))
  const down = Math.ceil((foot - y + slant) / (wide * 2))
  const stripe = (index: number): string => (index % 2 === 0 ? '#e0342e' : '#2458b8')
  const stripes = [
    ...Array.from({ length: across + 1 }, (_, index) => {
      const at = x + index * wide * 2 - slant
      return [y, foot - out]
        .map((edge) => `<path d="M${n(at + slant)} ${n(edge)}h${n(wide)}l${n(-slant)} ${n(out)}h${n(-wide)}Z" fill="${stripe(index)}"/>`)
        .join('')
    }),
    ...Array.from({ length: down + 1 }, (_, index) => {
      const at = y + index * wide * 2 - slant
      return [x, right - out]
        .map((edge) => `<path d="M${n(edge)} ${n(at + slant)}v${n(wide)}l${n(out)} ${n(-slant)}v${n(-wide)}Z" fill="${stripe(index)}"/>`)
        .join('')
    }),
  ]
  const r = out * 1.5
  return onStage(
    geometry,
    [
      `<defs>${gradient('page', '#eef4fb', '#dfe9f4', '#cfdcec')}<clipPath id="edge"><rect x="${n(x)}" y="${n(y)}" width="${n(right - x)}" height="${n(foot - y)}" rx="10"/></clipPath></defs>`,
      around(geometry, out, 10, 'fill="#14305a" fill-opacity=".4" transform="translate(0 8)"'),
      around(geometry, out, 10, 'fill="#fffaf0" stroke="#24406e" stroke-width="2"'),
      `<g clip-path="url(#edge)">${stripes.join('')}</g>`,
      around(geometry, 4, 5, 'fill="#24406e"'),
      beds(geometry, 4, 'fill="url(#page)"'),
      `<g fill="none" stroke="#24406e" stroke-width="1.800" opacity=".8"><circle cx="${n(right - out)}" cy="${n(y + out * 0.6)}" r="${n(r)}" fill="#fffaf0"/><circle cx="${n(right - out)}" cy="${n(y + out * 0.6)}" r="${n(r * 0.64)}"/><path d="M${n(right - out - r * 0.5)} ${n(y + out * 0.6)}h${n(r)}M${n(right - out - r * 0.34)} ${n(y + out * 0.6 - r * 0.26)}h${n(r * 0.68)}M${n(right - out - r * 0.34)} ${n(y + out * 0.6 + r * 0.26)}h${n(r * 0.68)}"/></g>`,
    ].join(''),
  )
}
