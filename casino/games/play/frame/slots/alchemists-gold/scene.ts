import { svgDocument } from '#ui/art/pieces/frame.ts'
import { light } from '#ui/art/pieces/paint.ts'
import { scatter } from '#ui/art/pieces/scatter.ts'
import { around, beds, burst, gradient, onStage } from '../drawing.ts'
import { windowHeight, windowWidth, type Geometry } from '../look.ts'

const brews = ['#5affa0', '#ff5ae0', '#4ab8ff', '#ffc83a', '#b06aff', '#ff6a4a'] as const

/** A bottle on a shelf, glowing by what is in it: a flask, a jar or a tall one. */
const bottle = (x: number, y: number, s: number, kind: number, paint: string): string => {
  const [neck, body] =
    kind === 0
      ? [`M${x - s * 0.16} ${y - s * 1.3}h${s * 0.32}v${s * 0.5}`, `A${s * 0.5} ${s * 0.46} 0 1 1 ${x - s * 0.16} ${y - s * 0.8}`]
      : kind === 1
        ? [`M${x - s * 0.34} ${y - s}h${s * 0.68}`, `v${s}h${-s * 0.68}`]
        : [
            `M${x - s * 0.12} ${y - s * 1.6}h${s * 0.24}v${s * 0.5}l${s * 0.14} ${s * 0.2}`,
            `V${y}H${x - s * 0.26}V${y - s * 0.9}l${s * 0.14} ${-s * 0.2}`,
          ]
  return `<ellipse cx="${x}" cy="${y - s * 0.5}" rx="${s * 0.9}" ry="${s}" fill="${paint}" opacity=".2"/><path d="${neck}${body}Z" fill="${paint}" fill-opacity=".62" stroke="#0c0420" stroke-width="2.500" stroke-linejoin="round"/><path d="M${x - s * 0.22} ${y - s * 0.34}v${-s * 0.26}" stroke="#fff" stroke-width="${s * 0.08}" stroke-linecap="round" opacity=".8"/>`
}

/** The great circle on the wall, by which everything in the cellar is measured. */
const circle = (x: number, y: number, r: number, paint: string): string => {
  const corner = (turn: number): string => `${(x + Math.sin(turn) * r).toFixed(0)} ${(y - Math.cos(turn) * r).toFixed(0)}`
  const triangle = (turn: number): string => `M${corner(turn)}L${corner(turn + (Math.PI * 2) / 3)}L${corner(turn + (Math.PI * 4) / 3)}Z`
  return [
    `<g fill="none" stroke="${paint}">`,
    `<circle cx="${x}" cy="${y}" r="${r}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="${r * 1.14}" stroke-width="2"/><circle cx="${x}" cy="${y}" r="${r * 1.07}" stroke-width="${r * 0.05}" stroke-dasharray="${r * 0.02} ${r * 0.09}"/><circle cx="${x}" cy="${y}" r="${r * 0.5}" stroke-width="2.500"/>`,
    `<path d="${triangle(0)}${triangle(Math.PI)}" stroke-width="3" stroke-linejoin="round"/>`,
    ...Array.from(
      { length: 6 },
      (_, at) =>
        `<circle cx="${(x + Math.sin((at * Math.PI) / 3) * r).toFixed(0)}" cy="${(y - Math.cos((at * Math.PI) / 3) * r).toFixed(0)}" r="${r * 0.09}" fill="#170634" stroke-width="2.500"/>`,
    ),
    '</g>',
  ].join('')
}

/** A vaulted cellar by the light of its glasses; in the free spins by that of the furnace. */
export const scene = (width: number, height: number, feature: boolean): string => {
  const next = scatter(41)
  const paint = feature ? '#ffb84a' : '#8a6aff'
  const stones: string[] = []
  const course = Math.max(38, height / 15)
  for (let row = 0; row * course < height; row += 1)
    for (let x = (row % 2) * -course; x < width; x += course * 2)
      stones.push(
        `<rect x="${x.toFixed(0)}" y="${(row * course).toFixed(0)}" width="${(course * 2 - 3).toFixed(0)}" height="${(course - 3).toFixed(0)}" rx="6" fill="#fff" opacity="${(0.015 + next() * 0.05).toFixed(3)}"/>`,
      )
  const shelves: string[] = []
  const deep = Math.max(64, Math.min(240, width * 0.24))
  const step = Math.max(86, height / 6.2)
  for (let y = height * 0.2; y < height * 0.9; y += step)
    for (const side of [0, 1]) {
      const from = side === 0 ? 0 : width - deep
      for (let x = from + 24; x < from + deep - 12; x += 34 + next() * 16)
        shelves.push(bottle(x, y, 20 + next() * 12, Math.floor(next() * 3), brews[Math.floor(next() * brews.length)] ?? ''))
      shelves.push(
        `<rect x="${from}" y="${y.toFixed(0)}" width="${deep}" height="9" fill="#3a1c5a" stroke="#0c0420" stroke-width="2"/><path d="M${from} ${y + 1.5}h${deep}" stroke="#a87ae0" stroke-width="2" opacity=".6"/>`,
      )
    }
  const arch = (out: number, fill: string): string =>
    `<path d="M0 0H${width}V${height}H${width - out}V${height * 0.4}Q${width - out} ${out * 0.7} ${width / 2} ${out * 0.45}Q${out} ${out * 0.7} ${out} ${height * 0.4}V${height}H0Z" fill="${fill}" opacity=".55"/>`
  return svgDocument(
    { width, height },
    [
      `<defs>${gradient('cellar', feature ? '#3a0c1c' : '#1c0a44', feature ? '#5a1c14' : '#2c1266', feature ? '#1c0410' : '#0c0420')}</defs><rect width="${width}" height="${height}" fill="url(#cellar)"/>`,
      ...stones,
      light('furnace', width / 2, height * 1.02, Math.max(width, height) * 0.6, [
        [0, feature ? '#fff0a0' : '#5affd8', feature ? 0.95 : 0.6],
        [0.5, feature ? '#ff8a2e' : '#3a8aff', 0.3],
        [1, feature ? '#ff4a1e' : '#3a3aff', 0],
      ]),
      `<g opacity="${feature ? 0.75 : 0.5}">${circle(width / 2, height * 0.42, Math.max(width * 0.3, height * 0.34), paint)}</g>`,
      ...shelves,
      arch(Math.min(width * 0.05, 40), '#0a0318'),
      ...Array.from({ length: Math.round(width / 26) }, () => {
        const [x, y, r] = [next() * width, next() * height, 0.8 + next() * 2.4]
        return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}" fill="${feature ? '#ffe08a' : '#b8fff0'}" opacity="${(0.25 + next() * 0.6).toFixed(2)}"/>`
      }),
    ].join(''),
  )
}

/** A tube of glass bent round the window, with what boils in it, held by rings of gold. */
export const cabinet = (geometry: Geometry): string => {
  const { left, top } = geometry
  const out = geometry.margin - 4
  const [width, height] = [windowWidth(geometry), windowHeight(geometry)]
  const tube = out * 0.62
  const middle = out * 0.52
  const ring = (x: number, y: number, is_upright: boolean): string => {
    const [wide, tall] = is_upright ? [tube * 1.5, tube * 0.6] : [tube * 0.6, tube * 1.5]
    return `<rect x="${(x - wide / 2).toFixed(1)}" y="${(y - tall / 2).toFixed(1)}" width="${wide.toFixed(1)}" height="${tall.toFixed(1)}" rx="3" fill="url(#gold)" stroke="#3a1404" stroke-width="1.500"/>`
  }
  const [x0, x1, y0, y1] = [left - middle, left + width + middle, top - middle, top + height + middle]
  const bubbles = Array.from({ length: 26 }, (_, index) => {
    const along = (index * 0.618) % 1
    const at = index % 4
    const [x, y] =
      at === 0
        ? [left + along * width, y0]
        : at === 1
          ? [x1, top + along * height]
          : at === 2
            ? [left + along * width, y1]
            : [x0, top + along * height]
    return `<circle cx="${x.toFixed(1)}" cy="${(y + ((index * 7) % 5) - 2).toFixed(1)}" r="${(tube * (0.1 + ((index * 3) % 4) * 0.04)).toFixed(1)}" fill="#fff" opacity=".75"/>`
  })
  return onStage(
    geometry,
    [
      `<defs>${gradient('gold', '#fff3b0', '#e8a82e', '#7a3c08')}<linearGradient id="brew" x2="1" y2="1"><stop offset="0" stop-color="#5affa0"/><stop offset=".35" stop-color="#3ac8ff"/><stop offset=".65" stop-color="#a05aff"/><stop offset="1" stop-color="#ff5ac8"/></linearGradient>${gradient('bed', '#241050', '#170838', '#241050')}</defs>`,
      around(geometry, out, 22, 'fill="#05010f" fill-opacity=".6" transform="translate(0 8)"'),
      around(geometry, out, 22, 'fill="#1a0a3a"'),
      around(geometry, middle, 18, `fill="none" stroke="#0c0420" stroke-width="${(tube + 5).toFixed(1)}"`),
      around(geometry, middle, 18, `fill="none" stroke="url(#brew)" stroke-width="${tube.toFixed(1)}"`),
      around(
        geometry,
        middle + tube * 0.22,
        20,
        `fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="${(tube * 0.14).toFixed(1)}"`,
      ),
      ...bubbles,
      around(geometry, 2, 10, 'fill="#0c0420"'),
      beds(geometry, 10, 'fill="url(#bed)"'),
      ...[0.25, 0.75].flatMap((share) => [ring(left + width * share, y0, false), ring(left + width * share, y1, false)]),
      ...[0.5].flatMap((share) => [ring(x0, top + height * share, true), ring(x1, top + height * share, true)]),
      `<polygon points="${burst(left + width / 2, y0, tube * 1.1, tube * 0.5, 6)}" fill="url(#gold)" stroke="#3a1404" stroke-width="1.500"/>`,
    ].join(''),
  )
}
