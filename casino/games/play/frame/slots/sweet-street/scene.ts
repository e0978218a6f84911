import { svgDocument } from '#ui/art/pieces/frame.ts'
import { light, sky } from '#ui/art/pieces/paint.ts'
import { around, beds, gradient, onStage } from '../drawing.ts'
import { windowHeight, windowWidth, type Geometry } from '../look.ts'

const night = ['#8a3f8f', '#6a3f9a', '#b0487f', '#4f4a9f'] as const
const day = ['#ffc2d6', '#bfe8e0', '#ffe0a8', '#d0c8f5'] as const

/** A street of narrow pastel houses with steep roofs, round windows and doors under small roofs. */
const houses = (width: number, ground: number, tall: number, feature: boolean): string => {
  const wide = Math.max(110, tall * 0.36)
  const count = Math.ceil(width / wide) + 1
  return Array.from({ length: count }, (_, index) => {
    const x = index * wide - wide * 0.35
    const high = tall * (0.66 + ((index * 37) % 10) / 34)
    const top = ground - high
    const paint = (feature ? night : day)[(index * 3) % 4] ?? ''
    const trim = feature ? '#2a1250' : '#ffffff'
    const glass = feature ? '#ffe08a' : '#7fc8e8'
    const roof = `<path d="M${x - 6} ${top}L${x + wide / 2} ${top - wide * 0.62}L${x + wide + 6} ${top}Z" fill="${feature ? '#3a1a5a' : ['#e8658f', '#e8934a', '#5ab0a0'][index % 3]}"/><circle cx="${x + wide / 2}" cy="${top - wide * 0.22}" r="${wide * 0.09}" fill="${glass}" stroke="${trim}" stroke-width="4"/>`
    const windows = [0.12, 0.56].flatMap((left) =>
      [0.1, 0.36].map((down) => {
        const [w, h] = [wide * 0.3, high * 0.19]
        return `<rect x="${(x + wide * left).toFixed(1)}" y="${(top + high * down).toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" rx="${(w * 0.5).toFixed(1)}" fill="${glass}" stroke="${trim}" stroke-width="4"/><path d="M${(x + wide * left + w / 2).toFixed(1)} ${(top + high * down).toFixed(1)}v${h.toFixed(1)}" stroke="${trim}" stroke-width="3"/>`
      }),
    )
    const awning = Array.from(
      { length: 6 },
      (__, stripe) =>
        `<path d="M${(x + (wide * (stripe + 0.4)) / 6.8).toFixed(1)} ${(top + high * 0.66).toFixed(1)}h${(wide / 6.8).toFixed(1)}v${(high * 0.08).toFixed(1)}q${(-wide / 13.6).toFixed(1)} ${(high * 0.05).toFixed(1)} ${(-wide / 6.8).toFixed(1)} 0Z" fill="${stripe % 2 === 0 ? '#fff' : '#ff7fae'}"/>`,
    )
    return `<path d="M${x} ${top}H${x + wide}V${ground}H${x}Z" fill="${paint}"/>${roof}${windows.join('')}<rect x="${(x + wide * 0.1).toFixed(1)}" y="${(top + high * 0.7).toFixed(1)}" width="${(wide * 0.8).toFixed(1)}" height="${(high * 0.3).toFixed(1)}" fill="${glass}" opacity=".8"/>${awning.join('')}`
  }).join('')
}

/** A string of bulbs over the street. */
const garland = (width: number, y: number): string => {
  const bulbs = Array.from({ length: Math.ceil(width / 46) + 1 }, (_, index) => {
    const x = index * 46
    const sag = Math.sin((x % 230) / 73.2) * 26
    return `<circle cx="${x}" cy="${(y + sag + 7).toFixed(1)}" r="6.500" fill="${['#ffe14a', '#ff7fae', '#7fe8c8', '#8fc8ff'][index % 4]}"/>`
  })
  const rope = Array.from(
    { length: Math.ceil(width / 230) },
    (_, index) => `M${index * 230} ${y}Q${index * 230 + 115} ${y + 56} ${index * 230 + 230} ${y}`,
  )
  return `<path d="${rope.join('')}" fill="none" stroke="#8a4a6a" stroke-width="2.500"/>${bulbs.join('')}`
}

/** A street of confectioners in the morning; in the free spins it is evening, and all shops are lit. */
export const scene = (width: number, height: number, feature: boolean): string => {
  const frame = { width, height }
  const ground = height * 0.86
  const cloud = (x: number, y: number, size: number): string =>
    `<g fill="#fff" opacity="${feature ? 0.16 : 0.9}"><circle cx="${x}" cy="${y}" r="${size}"/><circle cx="${x + size}" cy="${y + size * 0.2}" r="${size * 0.8}"/><circle cx="${x - size}" cy="${y + size * 0.25}" r="${size * 0.7}"/></g>`
  return svgDocument(
    frame,
    [
      sky(frame, 'air', [
        [0, feature ? '#2a1460' : '#7fd0f5'],
        [0.5, feature ? '#7a2f8a' : '#c4ecfb'],
        [0.86, feature ? '#ff8fae' : '#fff0f6'],
      ]),
      cloud(width * 0.16, height * 0.1, 26),
      cloud(width * 0.84, height * 0.16, 34),
      cloud(width * 0.55, height * 0.05, 20),
      houses(width, ground, Math.min(height * 0.66, width * 0.95), feature),
      garland(width, height * 0.2),
      light('lamps', width / 2, ground, Math.max(width, height) * 0.5, [
        [0, '#fff0b0', feature ? 0.6 : 0.25],
        [1, '#fff0b0', 0],
      ]),
      `<rect y="${ground}" width="${width}" height="${height - ground}" fill="${feature ? '#4a1f5a' : '#e8a8b8'}"/>`,
      Array.from(
        { length: Math.ceil(width / 54) },
        (_, stone) =>
          `<rect x="${stone * 54 + 3}" y="${ground + 6}" width="48" height="16" rx="7" fill="#fff" opacity="${feature ? 0.1 : 0.34}"/><rect x="${stone * 54 - 24}" y="${ground + 28}" width="48" height="20" rx="8" fill="#fff" opacity="${feature ? 0.07 : 0.24}"/>`,
      ).join(''),
    ].join(''),
  )
}

/** A shop window: white wood, a striped awning over it, columns of glass behind. */
export const cabinet = (geometry: Geometry): string => {
  const { left, top } = geometry
  const out = geometry.margin - 3
  const width = windowWidth(geometry)
  const height = windowHeight(geometry)
  const stripes = 2 * Math.round(width / 60) + 1
  const stripe = (width + out * 2) / stripes
  const head = top - out * 1.05
  const awning = Array.from({ length: stripes }, (_, index) => {
    const x = left - out + index * stripe
    const drop = out * 0.92
    return `<path d="M${x.toFixed(1)} ${head}h${stripe.toFixed(1)}v${drop.toFixed(1)}a${(stripe / 2).toFixed(1)} ${(stripe * 0.3).toFixed(1)} 0 0 1 ${(-stripe).toFixed(1)} 0Z" fill="${index % 2 === 0 ? '#ff6f9f' : '#fff'}"/>`
  })
  return onStage(
    geometry,
    [
      `<defs>${gradient('wood', '#ffffff', '#ffe9f2', '#f3c2d6')}${gradient('glass', '#8a2a5a', '#6a1d4a', '#4a1238')}</defs>`,
      around(geometry, out, 20, 'fill="#4a1030" fill-opacity=".4" transform="translate(0 8)"'),
      around(geometry, out, 20, 'fill="url(#wood)" stroke="#c2487f" stroke-width="2"'),
      around(geometry, out * 0.5, 12, 'fill="none" stroke="#ff9fc6" stroke-width="2"'),
      around(geometry, 3, 8, 'fill="#5a1538"'),
      beds(geometry, 7, 'fill="url(#glass)"'),
      `<g stroke="#c2487f" stroke-width="1" stroke-opacity=".5">${awning.join('')}</g>`,
      `<circle cx="${left - out * 0.1}" cy="${top + height + out * 0.4}" r="${out * 0.28}" fill="#ffe14a"/><circle cx="${left + width + out * 0.1}" cy="${top + height + out * 0.4}" r="${out * 0.28}" fill="#ffe14a"/>`,
    ].join(''),
  )
}
