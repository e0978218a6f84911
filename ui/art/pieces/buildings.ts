import { n } from './frame.ts'
import type { Frame } from './frame.ts'
import { scatter } from './scatter.ts'

/** A white Ukrainian house under thatch, its door open and lamplight on the path. `x` is its middle, `foot` the ground. */
export const openHouse = (x: number, foot: number, size: number): string => {
  const scale = (size / 100).toFixed(3)
  return [
    `<defs><linearGradient id="thatch" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#8a6a35"/><stop offset="1" stop-color="#4f3a1d"/></linearGradient><linearGradient id="wall" x1="0" y1="0" x2="1" y2="0"><stop stop-color="#7f93bd"/><stop offset="0.62" stop-color="#c9d3ea"/><stop offset="1" stop-color="#8798be"/></linearGradient><linearGradient id="path" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ffdf8e" stop-opacity="0.85"/><stop offset="1" stop-color="#ffdf8e" stop-opacity="0"/></linearGradient><radialGradient id="lamp"><stop stop-color="#ffe7a6" stop-opacity="0.75"/><stop offset="1" stop-color="#ffc95a" stop-opacity="0"/></radialGradient></defs>`,
    `<g transform="translate(${n(x)} ${n(foot)}) scale(${scale})">`,
    '<path d="M52-94h12v22H52Z" fill="#6d7ea6"/><rect x="-70" y="-52" width="140" height="52" fill="url(#wall)"/><rect x="-70" y="-9" width="140" height="9" fill="#2c4272"/>',
    '<path d="M-88-46C-66-62-56-84-46-96Q0-104 46-96C56-84 66-62 88-46Q0-56-88-46Z" fill="url(#thatch)"/><path d="M-46-96Q0-104 46-96L50-89Q0-97-50-89Z" fill="#a6834a"/>',
    '<g><rect x="-56" y="-38" width="24" height="20" fill="#ffd978"/><path d="M-44-38V-18M-56-28H-32" stroke="#46340f" stroke-width="2"/><rect x="-58" y="-40" width="28" height="24" fill="none" stroke="#2c4272" stroke-width="3"/></g>',
    '<g><rect x="36" y="-38" width="24" height="20" fill="#ffd978"/><path d="M48-38V-18M36-28H60" stroke="#46340f" stroke-width="2"/><rect x="34" y="-40" width="28" height="24" fill="none" stroke="#2c4272" stroke-width="3"/></g>',
    '<circle cx="2" cy="-22" r="56" fill="url(#lamp)"/><path d="M-9 0V-36Q-9-44 2-44T13-36V0Z" fill="#fff0bd"/><path d="M-9 0V-36Q-9-44 2-44T13-36V0" fill="none" stroke="#2c4272" stroke-width="3"/><path d="M13-40 25-36V5L13 0Z" fill="#2f5aa8"/><circle cx="22" cy="-17" r="1.6" fill="#ffe08a"/>',
    '<path d="M-9 0H13L58 62H-62Z" fill="url(#path)"/></g>',
  ].join('')
}

type City = {
  readonly seed: number
  readonly y: number
  readonly height: number
  readonly fill: string
  readonly lamps: readonly string[]
  readonly from: number
  readonly to: number
  readonly lit: number
}

/** Towers between two shares of the width, with a few windows lit. */
export const skyline = ({ width, height }: Frame, { seed, y, height: rise, fill, lamps, from, to, lit }: City): string => {
  const next = scatter(seed)
  const towers: string[] = []
  const windows: string[] = []
  let x = from * width
  while (x < to * width) {
    const wide = 44 + next() * 66
    const middle = 1 - Math.abs((x - width * (from + to) * 0.5) / (width * (to - from) * 0.5)) * 0.55
    const top = y - rise * (0.35 + next() * 0.65) * middle
    const roof = next()
    towers.push(
      `M${n(x)} ${height}V${n(top)}${roof > 0.66 ? `L${n(x + wide / 2)} ${n(top - wide * 0.5)}L${n(x + wide)} ${n(top)}` : roof > 0.4 ? `h${n(wide * 0.3)}v${n(-wide * 0.3)}h${n(wide * 0.4)}v${n(wide * 0.3)}h${n(wide * 0.3)}` : `h${n(wide)}`}V${height}Z`,
    )
    for (let row = top + 16; row < y + 10; row += 17) {
      for (let column = x + 9; column < x + wide - 12; column += 14) {
        if (next() < lit)
          windows.push(
            `<rect x="${n(column)}" y="${n(row)}" width="6" height="9" rx="1" fill="${lamps[Math.floor(next() * lamps.length)]}" opacity="${n(0.45 + next() * 0.55)}"/>`,
          )
      }
    }
    x += wide + next() * 10
  }
  return `<path d="${towers.join('')}" fill="${fill}"/>${windows.join('')}`
}

/** A castle of five towers with lit windows, in one dark colour. */
export const castle = (x: number, foot: number, size: number, fill: string, lamp: string): string => {
  const scale = (size / 100).toFixed(3)
  const tower = (left: number, wide: number, top: number, roof: number) => {
    const battlements = `M${left} 0V${top}h${wide}V0Z`
    return `${battlements}M${left - 3} ${top}L${left + wide / 2} ${top - roof}L${left + wide + 3} ${top}Z`
  }
  const flag = (at: number, top: number) =>
    `<path d="M${at} ${top}v-12" stroke="${fill}" stroke-width="1.2"/><path d="M${at} ${top - 12}l10 3-10 3.5z" fill="${lamp}"/>`
  const windows = [
    [-45, -40],
    [-45, -24],
    [42, -44],
    [42, -26],
    [-19, -58],
    [21, -62],
    [-1, -76],
    [-1, -58],
  ]
    .map(([left = 0, top = 0]) => `<path d="M${left} ${top}v-5a2.5 2.5 0 0 1 5 0v5Z" fill="${lamp}"/>`)
    .join('')
  return [
    `<g transform="translate(${n(x)} ${n(foot)}) scale(${scale})">`,
    `<path d="${tower(-51, 17, -52, 20)}${tower(-26, 16, -70, 22)}${tower(-9, 20, -86, 28)}${tower(14, 17, -74, 22)}${tower(36, 16, -56, 20)}M-60 0V-32h6v-5h8v5h8v-5h8v5h8v-5h8v5h8v-5h8v5h8v-5h8v5h8v-5h8v5h8v-5h8v5h8V0Z" fill="${fill}"/>`,
    `<path d="M-8 0V-18a9 9 0 0 1 18 0V0Z" fill="${lamp}" opacity="0.9"/>`,
    windows,
    flag(1, -114),
    flag(-42.5, -72),
    flag(44, -76),
    '</g>',
  ].join('')
}
