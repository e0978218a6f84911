import { n } from './frame.ts'
import { radial, vertical } from './paint.ts'

/** A segment of the wheel: its colour and text. */
export interface WheelPocket {
  readonly colour: string
  readonly words: string
}

const point = (radius: number, turns: number): string =>
  `${n(Math.sin(turns * 2 * Math.PI) * radius)} ${n(-Math.cos(turns * 2 * Math.PI) * radius)}`

/** The rotating part of a fairground wheel, radius 100; the first segment is at the top. */
export const wheelDisc = (pockets: readonly WheelPocket[]): string => {
  const half = 0.5 / pockets.length
  return [
    ...pockets.map(({ colour, words }, index) => {
      const at = index / pockets.length
      const label = `<text transform="rotate(${n(at * 360)}) translate(0 -83) rotate(90)" font-size="7.2" font-weight="800" fill="#fff" stroke="#0007" stroke-width="1.6" paint-order="stroke" text-anchor="middle" dominant-baseline="central">${words}</text>`
      return `<path d="M${point(34, at - half)}L${point(92, at - half)}A92 92 0 0 1 ${point(92, at + half)}L${point(34, at + half)}Z" fill="${colour}" stroke="#fff" stroke-opacity="0.55" stroke-width="0.7"/>${words ? label : ''}`
    }),
    '<circle r="92" fill="none" stroke="#ffe9b0" stroke-width="2"/>',
    ...pockets.map((_, index) => {
      const [x, y] = point(92, (index + 0.5) / pockets.length).split(' ')
      return `<circle cx="${x}" cy="${y}" r="1.7" fill="#fff6d8" stroke="#8a4a12" stroke-width="0.5"/>`
    }),
  ].join('')
}

export const wheelPaint = (): string =>
  `<defs>${radial('hub', [
    [0, '#ffe9a8'],
    [0.7, '#e0932c'],
    [1, '#8a3f12'],
  ])}${vertical('post', [
    [0, '#c8463c'],
    [1, '#7a1f22'],
  ])}</defs>`

/** The fixed part: rim with lamps, hub and pointer. Radius 108. */
export const wheelRim = (): string => {
  const lamps = Array.from({ length: 24 }, (_, lamp) => {
    const [x, y] = point(101, lamp / 24).split(' ')
    return `<circle class="lamp${lamp % 2 ? ' is-odd' : ''}" cx="${x}" cy="${y}" r="2.6" fill="${lamp % 2 ? '#fff7cf' : '#ffcf4a'}"/>`
  })
  return [
    '<path fill-rule="evenodd" d="M0 -108A108 108 0 1 1 -0.1 -108ZM0 -94A94 94 0 1 0 0.1 -94Z" fill="url(#post)" stroke="#ffd98a" stroke-width="1.2"/>',
    ...lamps,
    '<circle r="33" fill="url(#hub)" stroke="#6d2d0c" stroke-width="1.5"/>',
    '<path d="M0 -24l5.6 16.3 17.2.3-13.7 10.4 5 16.5L0 9.6l-14.1 9.9 5-16.5-13.7-10.4 17.2-.3Z" fill="#fff3c9" stroke="#8a3f12" stroke-width="1.2"/>',
    '<path class="pointer" d="M-9 -114H9L0 -84Z" fill="#fffaf0" stroke="#7a1f22" stroke-width="2" stroke-linejoin="round"/>',
  ].join('')
}
