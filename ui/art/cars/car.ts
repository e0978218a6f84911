import type { Frame } from '../pieces/frame.ts'

export const carFrame: Frame = { width: 320, height: 170 }

/** How a car is shown: on the road; on the road with a canister in its tank; in the garage before it is chosen. */
export const carLooks = ['active', 'active-with-canister', 'preview'] as const
export type CarLook = (typeof carLooks)[number]

export interface CarRecipe {
  /** The side of its body, from the rear bumper over the roof to the front one. */
  readonly body: string
  readonly windows: string
  readonly paint: string
  readonly shade: string
  /** What makes it itself, drawn over the body: a stripe, a rack. */
  readonly extra?: string
  /** Where its roof is: a canister stands on it. */
  readonly roof: number
  readonly wheels: readonly [rear: number, front: number]
}

const wheel = (x: number): string =>
  `<circle cx="${x}" cy="116" r="25" fill="#16181d"/><circle cx="${x}" cy="116" r="14" fill="#c9d0da"/><circle cx="${x}" cy="116" r="5" fill="#5a626e"/><path d="M${x} 103v26M${x - 13} 116h26" stroke="#8a93a0" stroke-width="3"/>`

const shadow = '<ellipse cx="162" cy="139" rx="132" ry="8" fill="#05070d" opacity=".35"/>'

/** A jerrycan on the roof, and flames out of the exhaust. */
const canister = (roof: number): string =>
  [
    '<path d="M40 112C22 104 14 112 2 106 12 116 8 122 0 130 14 128 24 132 42 122Z" fill="#f6a531"/>',
    '<path d="M40 114C28 110 22 114 14 113 20 118 18 121 13 125 22 124 30 126 42 120Z" fill="#fff0b3"/>',
    `<g transform="translate(142 ${roof - 32})"><rect width="36" height="32" rx="5" fill="#2f8f4e"/><path d="M8 6 28 26M28 6 8 26" stroke="#1d6435" stroke-width="4"/><path d="M8 0v-4h14v4" fill="none" stroke="#2f8f4e" stroke-width="4"/><rect x="26" y="-5" width="8" height="7" rx="2" fill="#d9a441"/></g>`,
  ].join('')

/** Two lines of speed behind the car. */
const wind = '<path d="M4 70h26M0 88h20" stroke="#dfe7f5" stroke-width="4" stroke-linecap="round" opacity=".7"/>'

const garage = '<path d="M18 136h284" stroke="#8a93a0" stroke-width="6" stroke-linecap="round"/>'

export const drawCar = ({ body, windows, paint, shade, extra = '', roof, wheels: [rear, front] }: CarRecipe, look: CarLook): string =>
  [
    '<g transform="translate(0 20)">',
    look === 'preview' ? garage : wind,
    shadow,
    look === 'active-with-canister' ? canister(roof) : '',
    `<path d="${body}" fill="${paint}"/>`,
    `<path d="M36 98H292V112C292 116 289 118 285 118H42C38 118 36 116 36 112Z" fill="${shade}"/>`,
    `<path d="${windows}" fill="#bfe3f2"/><path d="${windows}" fill="#0d1b2a" opacity=".25"/>`,
    extra,
    '<rect x="278" y="82" width="14" height="10" rx="4" fill="#ffe9a8"/><rect x="36" y="82" width="9" height="11" rx="3" fill="#d8433b"/>',
    wheel(rear),
    wheel(front),
    '</g>',
  ].join('')
