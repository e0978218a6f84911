import { n, svgDocument } from '#ui/art/pieces/frame.ts'
import { light, sky } from '#ui/art/pieces/paint.ts'
import { scatter } from '#ui/art/pieces/scatter.ts'
import { beds, gradient, onStage } from '../drawing.ts'
import { windowHeight, windowWidth, type Geometry } from '../look.ts'

const gases = ['#ff3d9a', '#2ff0ff', '#b06bff', '#ffb53d'] as const

/** Towers of flats with lit windows and signs down their fronts. */
const skyline = (width: number, ground: number, tall: number, seed: number, paint: string, lit: number): string => {
  const next = scatter(seed)
  const blocks: string[] = []
  for (let x = -30, index = 0; x < width; index += 1) {
    const wide = tall * (0.16 + next() * 0.16)
    const high = tall * (0.4 + next() * 0.6)
    const top = ground - high
    blocks.push(`<path d="M${n(x)} ${n(top)}h${n(wide)}V${n(ground)}H${n(x)}Z" fill="${paint}"/>`)
    if (index % 3 === 1) blocks.push(`<path d="M${n(x + wide / 2)} ${n(top)}v${n(-tall * 0.12)}" stroke="${paint}" stroke-width="3"/>`)
    const pane = wide / 9
    for (let row = 0; row * pane * 2.4 < high - pane * 3; row += 1)
      for (let column = 0; column < 4; column += 1)
        if (next() < lit)
          blocks.push(
            `<rect x="${n(x + pane * (1 + column * 2))}" y="${n(top + pane * (1.4 + row * 2.4))}" width="${n(pane)}" height="${n(pane * 1.3)}" fill="${next() < 0.7 ? '#ffd98a' : '#8fe8ff'}" opacity="${n(0.35 + next() * 0.6)}"/>`,
          )
    if (next() < 0.34) {
      const gas = gases[index % gases.length]
      const sign = `<rect x="${n(x + wide * 0.78)}" y="${n(top + high * 0.14)}" width="${n(wide * 0.3)}" height="${n(high * 0.46)}" rx="6"`
      blocks.push(
        `${sign} fill="#0a0618"/>${sign} fill="none" stroke="${gas}" stroke-width="9" stroke-opacity=".25"/>${sign} fill="none" stroke="${gas}" stroke-width="3"/>`,
      )
    }
    x += wide + 3
  }
  return blocks.join('')
}

/** A beam of light from a roof into the clouds. */
const beam = (x: number, y: number, tip: number, wide: number, gas: string): string =>
  `<path d="M${n(x)} ${n(y)}L${n(tip - wide / 2)} 0H${n(tip + wide / 2)}Z" fill="${gas}" opacity=".13"/>`

/** A floor of light that runs to the horizon. */
const grid = (width: number, height: number, horizon: number): string => {
  const rows = Array.from({ length: 9 }, (_, row) => {
    const y = horizon + (height - horizon) * ((row + 0.3) / 9) ** 1.9
    return `M0 ${n(y)}H${width}`
  })
  const rays = Array.from(
    { length: 25 },
    (_, ray) => `M${n(width * (0.5 + (ray - 12) * 0.03))} ${n(horizon)}L${n(width * (0.5 + (ray - 12) * 0.2))} ${height}`,
  )
  return `<path d="${rows.join('')}${rays.join('')}" fill="none" stroke="#ff3d9a" stroke-opacity=".25" stroke-width="6"/><path d="${rows.join('')}${rays.join('')}" fill="none" stroke="#ff7ac0" stroke-width="1.600"/>`
}

/** A sun cut by bands that widen downwards. */
const sun = (x: number, y: number, radius: number): string =>
  [
    `<defs>${gradient('disc', '#fff3a0', '#ff9a4a', '#ff2f8a')}<clipPath id="round"><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"/></clipPath></defs>`,
    `<g clip-path="url(#round)"><rect x="${n(x - radius)}" y="${n(y - radius)}" width="${n(radius * 2)}" height="${n(radius * 2)}" fill="url(#disc)"/>`,
    ...Array.from(
      { length: 6 },
      (_, band) =>
        `<rect x="${n(x - radius)}" y="${n(y + radius * (0.02 + band * 0.17))}" width="${n(radius * 2)}" height="${n(radius * (0.03 + band * 0.018))}" fill="#3a0a5a"/>`,
    ),
    '</g>',
  ].join('')

/** A city after midnight, seen from the roof of the station; on the air its own sun rises over a floor of light. */
export const scene = (width: number, height: number, feature: boolean): string => {
  const frame = { width, height }
  const horizon = height * 0.66
  const tall = Math.min(height * 0.56, width * 0.9)
  const next = scatter(77)
  const shine = Array.from({ length: 40 }, () => {
    const x = next() * width
    const y = horizon + (0.1 + next() * 0.9) * (height - horizon)
    return `<path d="M${n(x)} ${n(y)}v${n(20 + next() * 70)}" stroke="${gases[Math.floor(next() * gases.length)]}" stroke-opacity="${n(0.1 + next() * 0.2)}" stroke-width="${n(3 + next() * 8)}" stroke-linecap="round"/>`
  })
  return svgDocument(
    frame,
    [
      sky(frame, 'night', [
        [0, feature ? '#1a0438' : '#05030f'],
        [0.4, feature ? '#5a0f7a' : '#150a34'],
        [0.66, feature ? '#ff4a8a' : '#4a1a5e'],
        [1, feature ? '#2a0648' : '#0a0518'],
      ]),
      feature
        ? sun(width > height ? width * 0.12 : width / 2, horizon - height * (width > height ? 0.12 : 0.4), Math.min(width, height) * 0.3)
        : light('town', width / 2, horizon, Math.max(width, height) * 0.6, [
            [0, '#ff5ab0', 0.5],
            [1, '#7a2aff', 0],
          ]),
      ...(feature
        ? []
        : [
            [0.12, -0.1, '#ff3d9a'],
            [0.3, 0.34, '#b06bff'],
            [0.72, 0.6, '#2ff0ff'],
            [0.9, 1.06, '#ff3d9a'],
          ].map(([foot, tip, gas]) => beam(width * Number(foot), horizon, width * Number(tip), width * 0.14, String(gas)))),
      skyline(width, horizon, tall * (feature ? 0.4 : 0.8), 31, feature ? '#2a0a4a' : '#1c1040', feature ? 0.08 : 0.2),
      feature ? '' : skyline(width, horizon, tall * 0.56, 8, '#0d0722', 0.36),
      `<rect y="${n(horizon)}" width="${width}" height="${n(height - horizon)}" fill="${feature ? '#170430' : '#080414'}"/>`,
      feature ? grid(width, height, horizon) : shine.join(''),
    ].join(''),
  )
}

/** A set of lacquer and chrome: the dial behind its own glass above, the reels below, each with a tube round it. */
export const cabinet = (geometry: Geometry): string => {
  const { left, top, head } = geometry
  const out = geometry.margin - 3
  const [width, height] = [windowWidth(geometry), windowHeight(geometry)]
  const roof = top - head
  const box = (grow: number, y: number, tall: number, radius: number, paint: string): string =>
    `<rect x="${n(left - grow)}" y="${n(y - grow)}" width="${n(width + grow * 2)}" height="${n(tall + grow * 2)}" rx="${radius}" ${paint}/>`
  const neon = (grow: number, y: number, tall: number, radius: number, gas: string): string =>
    [
      [14, 0.16, gas],
      [8, 0.35, gas],
      [3.4, 1, gas],
      [1.2, 0.9, '#ffffff'],
    ]
      .map(([wide, opacity, paint]) =>
        box(grow, y, tall, radius, `fill="none" stroke="${paint}" stroke-width="${wide}" stroke-opacity="${opacity}"`),
      )
      .join('')
  const dial_top = roof + head * 0.06
  const dial_tall = head * 0.76
  const marks = Math.round(width / 16)
  const ticks = Array.from({ length: marks + 1 }, (_, index) => {
    const x = left + 8 + ((width - 16) * index) / marks
    const long = dial_tall * (index % 5 === 0 ? 0.2 : 0.1)
    return `M${n(x)} ${n(dial_top + 2)}v${n(long)}M${n(x)} ${n(dial_top + dial_tall - 2)}v${n(-long)}`
  })
  return onStage(
    geometry,
    [
      `<defs>${gradient('lacquer', '#3a1a66', '#1d0b3c', '#0d0420')}${gradient('chrome', '#f4f0ff', '#8f86b4', '#e0d8ff', '#5c5480')}${gradient('lamp', '#2a0f3c', '#4a1546', '#220a34')}${gradient('inside', '#0a0518', '#160a30', '#0a0518')}</defs>`,
      box(out, roof + 9, height + head, 30, 'fill="#000" fill-opacity=".5"'),
      box(out, roof, height + head, 30, 'fill="url(#lacquer)" stroke="url(#chrome)" stroke-width="4"'),
      `<rect x="${n(left)}" y="${n(dial_top)}" width="${n(width)}" height="${n(dial_tall)}" rx="8" fill="url(#lamp)"/>`,
      `<path d="${ticks.join('')}" stroke="#ffd0ea" stroke-opacity=".6" stroke-width="1.300"/>`,
      neon(0, dial_top, dial_tall, 8, '#2ff0ff'),
      box(4, top, height, 10, 'fill="#05020d"'),
      beds(geometry, 6, 'fill="url(#inside)"'),
      neon(5, top, height, 11, '#ff3d9a'),
    ].join(''),
  )
}
