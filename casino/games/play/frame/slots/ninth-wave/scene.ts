import { svgDocument } from '#ui/art/pieces/frame.ts'
import { light, sky } from '#ui/art/pieces/paint.ts'
import { scatter } from '#ui/art/pieces/scatter.ts'
import { around, beds, gradient, onStage } from '../drawing.ts'
import { windowHeight, windowWidth, type Geometry } from '../look.ts'

/** One row of breakers over the whole width, each leaning to the left under its white crest; the nearer, the higher and the darker. */
const breakers = (width: number, y: number, size: number, shift: number, paint: string, foam: number): string => {
  const count = Math.ceil((width + shift) / size) + 1
  const crests = Array.from({ length: count }, (_, index) => {
    const high = size * (0.3 + ((index * 7) % 5) * 0.035)
    return { x: index * size - shift, high }
  })
  const water = crests.map(
    ({ x, high }) =>
      `C${(x + size * 0.3).toFixed(1)} ${y.toFixed(1)} ${(x + size * 0.34).toFixed(1)} ${(y - high * 0.5).toFixed(1)} ${(x + size * 0.22).toFixed(1)} ${(y - high * 0.72).toFixed(1)}C${(x + size * 0.4).toFixed(1)} ${(y - high * 1.25).toFixed(1)} ${(x + size * 0.66).toFixed(1)} ${(y - high * 0.9).toFixed(1)} ${(x + size).toFixed(1)} ${y.toFixed(1)}`,
  )
  const caps = crests.map(
    ({ x, high }) =>
      `<path d="M${(x + size * 0.2).toFixed(1)} ${(y - high * 0.7).toFixed(1)}C${(x + size * 0.4).toFixed(1)} ${(y - high * 1.27).toFixed(1)} ${(x + size * 0.62).toFixed(1)} ${(y - high * 0.95).toFixed(1)} ${(x + size * 0.8).toFixed(1)} ${(y - high * 0.42).toFixed(1)}Q${(x + size * 0.66).toFixed(1)} ${(y - high * 0.72).toFixed(1)} ${(x + size * 0.56).toFixed(1)} ${(y - high * 0.66).toFixed(1)}Q${(x + size * 0.52).toFixed(1)} ${(y - high * 0.84).toFixed(1)} ${(x + size * 0.42).toFixed(1)} ${(y - high * 0.72).toFixed(1)}Q${(x + size * 0.36).toFixed(1)} ${(y - high * 0.5).toFixed(1)} ${(x + size * 0.3).toFixed(1)} ${(y - high * 0.62).toFixed(1)}Q${(x + size * 0.24).toFixed(1)} ${(y - high * 0.46).toFixed(1)} ${(x + size * 0.2).toFixed(1)} ${(y - high * 0.7).toFixed(1)}Z" fill="#fff" fill-opacity="${foam}"/><path d="M${(x + size * 0.4).toFixed(1)} ${(y - high * 0.4).toFixed(1)}Q${(x + size * 0.6).toFixed(1)} ${(y - high * 0.5).toFixed(1)} ${(x + size * 0.84).toFixed(1)} ${(y - high * 0.06).toFixed(1)}" fill="none" stroke="#b8f4f4" stroke-opacity="${(foam * 0.45).toFixed(2)}" stroke-width="${(size * 0.018).toFixed(1)}" stroke-linecap="round"/>`,
  )
  return `<path d="M${-shift} ${y}${water.join('')}V${y + size * 3}H${-shift}Z" fill="${paint}"/>${caps.join('')}`
}

/** A flash that forks on its way down. */
const flash = (x: number, height: number, lean: number): string => {
  const depth = height * 0.46
  const path = `M${x} 0L${x + lean * 14} ${depth * 0.2}L${x + lean * 4} ${depth * 0.27}L${x + lean * 26} ${depth * 0.5}L${x + lean * 14} ${depth * 0.58}L${x + lean * 40} ${depth}`
  const fork = `M${x + lean * 26} ${depth * 0.5}L${x + lean * 52} ${depth * 0.62}L${x + lean * 46} ${depth * 0.66}L${x + lean * 70} ${depth * 0.82}`
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="${path}${fork}" stroke="#b8a8ff" stroke-width="11" stroke-opacity=".22"/><path d="${path}" stroke="#f4efff" stroke-width="2.600"/><path d="${fork}" stroke="#f4efff" stroke-width="1.500"/></g>`
}

/** Torn clouds, lit from below. */
const clouds = (width: number, depth: number, feature: boolean): string => {
  const next = scatter(41)
  return Array.from({ length: 15 }, (_, index) => {
    const y = depth * (0.05 + next() * 0.85)
    const wide = width * (0.16 + next() * 0.22)
    const x = next() * width * 1.1 - wide * 0.4
    const paint = feature ? ['#1a1238', '#2a1c4a', '#3a2450'][index % 3] : ['#5a2f5a', '#8a3f5a', '#b8564f'][index % 3]
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q${(wide * 0.25).toFixed(0)} ${(-depth * 0.09).toFixed(0)} ${(wide * 0.5).toFixed(0)} ${(-depth * 0.04).toFixed(0)}t${(wide * 0.5).toFixed(0)} ${(depth * 0.03).toFixed(0)}q${(-wide * 0.2).toFixed(0)} ${(depth * 0.05).toFixed(0)} ${(-wide * 0.5).toFixed(0)} ${(depth * 0.03).toFixed(0)}t${(-wide * 0.5).toFixed(0)} ${(-depth * 0.02).toFixed(0)}Z" fill="${paint}" opacity="${(0.45 + next() * 0.4).toFixed(2)}"/>`
  }).join('')
}

/** The sea on the morning after the storm, the sun low behind the spray; while a wave rolls the storm is back. */
export const scene = (width: number, height: number, feature: boolean): string => {
  const frame = { width, height }
  const horizon = height * 0.52
  const size = Math.max(120, Math.min(width, height) * 0.3)
  return svgDocument(
    frame,
    [
      sky(frame, 'air', [
        [0, feature ? '#0a0a24' : '#3a2458'],
        [0.24, feature ? '#241646' : '#a84a5a'],
        [0.42, feature ? '#4a2a5a' : '#ff9a54'],
        [0.52, feature ? '#8a4a5a' : '#ffe08a'],
      ]),
      light('sun', width * 0.5, horizon - height * 0.03, Math.max(width, height) * 0.46, [
        [0, '#fff6cf', feature ? 0.45 : 1],
        [0.16, '#ffe08a', feature ? 0.3 : 0.75],
        [1, '#ff9a4a', 0],
      ]),
      clouds(width, horizon, feature),
      feature ? flash(width * 0.16, height, 1) + flash(width * 0.86, height, -1) : '',
      `<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${feature ? '#123a5a' : '#2f8a94'}"/>`,
      ...[0, 1, 2, 3, 4, 5, 6].map(
        (row) =>
          `<path d="M${width * (0.5 - 0.05 - row * 0.035)} ${horizon + 6 + row * height * 0.022}h${width * (0.1 + row * 0.07)}" stroke="#ffe9a8" stroke-opacity="${feature ? 0.2 : 0.7 - row * 0.07}" stroke-width="${3 + row}" stroke-linecap="round"/>`,
      ),
      breakers(width, height * 0.66, size * 0.7, size * 0.3, feature ? '#0f4a6a' : '#1f8a96', 0.75),
      breakers(width, height * 0.77, size * 0.95, size * 0.6, feature ? '#0b3a5a' : '#14708a', 0.85),
      breakers(width, height * 0.9, size * 1.3, size * 0.2, feature ? '#072a48' : '#0c5070', 0.9),
      breakers(width, height * 1.02, size * 1.6, size * 0.9, feature ? '#041c34' : '#073650', 0.95),
    ].join(''),
  )
}

/** A rail of tarred oak bound with rope, lashed at its corners. */
export const cabinet = (geometry: Geometry): string => {
  const { left, top } = geometry
  const out = geometry.margin - 3
  const [width, height] = [windowWidth(geometry), windowHeight(geometry)]
  const half = out / 2 + 1
  const strand = (x: number, y: number, turn: number): string =>
    `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(out * 0.36).toFixed(1)}" ry="${(out * 0.19).toFixed(1)}" transform="rotate(${turn} ${x.toFixed(1)} ${y.toFixed(1)})"/>`
  const across = Math.round((width + out) / (out * 0.42))
  const down = Math.round((height + out) / (out * 0.42))
  const rope = [
    ...Array.from({ length: across + 1 }, (_, index) => {
      const x = left - half + (index / across) * (width + half * 2)
      return strand(x, top - half, -52) + strand(x, top + height + half, -52)
    }),
    ...Array.from({ length: down + 1 }, (_, index) => {
      const y = top - half + (index / down) * (height + half * 2)
      return strand(left - half, y, 38) + strand(left + width + half, y, 38)
    }),
  ]
  const knots = [
    [left - half, top - half],
    [left + width + half, top - half],
    [left - half, top + height + half],
    [left + width + half, top + height + half],
  ].map(
    ([x, y]) =>
      `<circle cx="${x}" cy="${y}" r="${out * 0.66}" fill="url(#brass)" stroke="#4a2806" stroke-width="2"/><circle cx="${x}" cy="${y}" r="${out * 0.3}" fill="#6a3e0c" stroke="#fff0c0" stroke-width="1.500"/>`,
  )
  return onStage(
    geometry,
    [
      `<defs>${gradient('oak', '#6a3a20', '#4a2614', '#2a140a')}${gradient('depth', '#0a4a66', '#0d6a80', '#083850')}${gradient('brass', '#ffe9a8', '#d0902e', '#7a4a10')}</defs>`,
      around(geometry, out + 1, 12, 'fill="#01101c" fill-opacity=".55" transform="translate(0 8)"'),
      around(geometry, out + 1, 12, 'fill="url(#oak)" stroke="#1a0c04" stroke-width="2"'),
      `<g fill="#e8cf9a" stroke="#8a6430" stroke-width="1">${rope.join('')}</g>`,
      around(geometry, 3.5, 6, 'fill="#04202f"'),
      beds(geometry, 5, 'fill="url(#depth)"'),
      ...knots,
    ].join(''),
  )
}
