import { colourOf, numberName } from '#engines/roulette/wheel.ts'
import { element } from '../kit/element.ts'
import { svg } from './svg.ts'
import type { TableKind } from './table-kind.ts'

/** Radii of the wheel, in the units of its drawing. */
export const radii = { bowl: 108, rim: 95, outer: 86, digits: 77, pocket: 63, inner: 52 } as const

const point = (radius: number, angle: number): string =>
  `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`

const sector = (inner: number, outer: number, index: number, count: number): string => {
  const step = (2 * Math.PI) / count
  const [from, to] = [(index - 0.5) * step, (index + 0.5) * step]
  return `M${point(inner, from)}L${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`
}

const gradient = (id: string, stops: TableKind['bowl']): SVGRadialGradientElement =>
  svg(
    'radialGradient',
    { id, gradientUnits: 'userSpaceOnUse', cx: 0, cy: 0, r: radii.bowl },
    ...stops.map(([offset, colour]) => svg('stop', { offset, 'stop-color': colour })),
  )

const pocketView = (number: number, index: number, count: number): SVGGElement =>
  svg(
    'g',
    { 'data-pocket': number },
    svg('path', { d: sector(radii.inner, radii.outer, index, count), class: `pocket is-${colourOf(number)}` }),
    svg(
      'text',
      {
        transform: `rotate(${(index * 360) / count})`,
        y: -radii.digits,
        'font-size': 9,
        'text-anchor': 'middle',
        'dominant-baseline': 'central',
      },
      numberName(number),
    ),
  )

/** Four arms with knobs. */
export const brassCross = (): SVGElement[] =>
  [0, 90, 180, 270].map((turn) =>
    svg(
      'g',
      { transform: `rotate(${turn})` },
      svg('rect', { x: -2, y: -34, width: 4, height: 30, rx: 2, class: 'brass' }),
      svg('circle', { cy: -34, r: 4.5, class: 'brass' }),
    ),
  )

export interface WheelDrawing {
  readonly view: HTMLElement
  /**
   * Turned by its style: a layer of its own is turned by the compositor and never painted again. It is a box around the drawing, for
   * a drawing that is turned itself is laid out and painted anew with each frame, its numbers being text.
   */
  readonly rotor: HTMLElement
  /** Stands in the middle and is moved by its style, in shares of the wheel's width. */
  readonly ball: HTMLElement
}

const layer = (name: string, ...children: readonly SVGElement[]): HTMLElement =>
  element('div', { class: `wheel-layer ${name}` }, svg('svg', { viewBox: '-112 -112 224 224' }, ...children))

/** A wheel from above: the bowl stands, the rotor turns, the ball runs over both. */
export const wheelDrawing = ({ table: { order }, bowl: bowl_stops, cone, hub }: TableKind): WheelDrawing => {
  const rotor = layer(
    'rotor',
    svg('defs', {}, gradient('cone', cone)),
    svg('circle', { r: radii.outer + 1.5, class: 'brass' }),
    ...order.map((number, index) => pocketView(number, index, order.length)),
    svg('circle', { r: (radii.pocket + radii.inner) / 2 + 5, class: 'pocket-floor' }),
    svg('circle', { r: radii.inner, fill: 'url(#cone)', class: 'brass-edge' }),
    ...hub(),
  )
  const bowl = layer(
    'bowl',
    svg('defs', {}, gradient('bowl', bowl_stops)),
    svg('circle', { r: radii.bowl, fill: 'url(#bowl)' }),
    svg('circle', { r: radii.rim, class: 'track' }),
  )
  const ball = element('span', { class: 'ball' })
  return { view: element('div', { class: 'wheel', 'aria-hidden': 'true' }, bowl, rotor, ball), rotor, ball }
}
