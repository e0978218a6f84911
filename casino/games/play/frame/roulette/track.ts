import { colourOf, numberName } from '#engines/roulette/wheel.ts'
import { element } from '../kit/element.ts'
import type { AnnouncedName } from './announced.ts'
import type { RouletteText } from './place-name.ts'
import { svg } from './svg.ts'
import type { TableKind } from './table-kind.ts'

export interface TrackParts {
  readonly kind: TableKind
  readonly text: RouletteText
  readonly call: (name: AnnouncedName) => void
  readonly neighbours: (number: number) => void
  /** The number under the finger or the arrows; null when they left. */
  readonly point: (number: number | null) => void
}

export interface Track {
  readonly view: HTMLElement
  readonly enable: (enabled: boolean) => void
}

interface Point {
  readonly x: number
  readonly y: number
}

/** A lane with round ends: `half` is its breadth to each side of the middle line. */
interface Lane {
  readonly straight: number
  readonly radius: number
  readonly half: number
}

const lying: Lane = { straight: 620, radius: 74, half: 27 }
/** For a phone that is held upright, where it is turned by a quarter: shorter and broader, as fingers want it. */
const upright: Lane = { straight: 330, radius: 92, half: 38 }

const boxOf = ({ straight, radius, half }: Lane) => ({ width: straight + (radius + half) * 2 + 8, height: (radius + half) * 2 + 8 })

/** A point of the lane: `along` runs from 0 to 1 clockwise from the middle of the right end, `aside` outwards from the middle line. */
const pointAt = (lane: Lane, along: number, aside: number): Point => {
  const arc = Math.PI * lane.radius
  const length = 2 * (arc + lane.straight)
  const { width, height } = boxOf(lane)
  const [cx, cy] = [width / 2, height / 2]
  const reach = lane.radius + aside
  const round = (side: 1 | -1, angle: number): Point => ({
    x: cx + side * (lane.straight / 2) + Math.cos(angle) * reach,
    y: cy + Math.sin(angle) * reach,
  })
  const at = (((along % 1) + 1) % 1) * length
  if (at < arc / 2) return round(1, at / lane.radius)
  if (at < arc / 2 + lane.straight) return { x: cx + lane.straight / 2 - (at - arc / 2), y: cy + reach }
  if (at < arc * 1.5 + lane.straight) return round(-1, Math.PI / 2 + (at - arc / 2 - lane.straight) / lane.radius)
  if (at < arc * 1.5 + lane.straight * 2) return { x: cx - lane.straight / 2 + (at - arc * 1.5 - lane.straight), y: cy - reach }
  return round(1, -Math.PI / 2 + (at - arc * 1.5 - lane.straight * 2) / lane.radius)
}

const write = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
const steps = 6

const cellPath = (lane: Lane, index: number, count: number): string => {
  const share = (step: number): number => (index - 0.5 + step / steps) / count
  const edge = Array.from({ length: steps + 1 }, (_, step) => step)
  const outer = edge.map((step) => write(pointAt(lane, share(step), lane.half)))
  const inner = edge.toReversed().map((step) => write(pointAt(lane, share(step), -lane.half)))
  return `M${[...outer, ...inner].join('L')}Z`
}

const cellView = (lane: Lane, number: number, index: number, count: number): SVGGElement => {
  const { x, y } = pointAt(lane, index / count, 0)
  return svg(
    'g',
    { class: `track-number is-${colourOf(number)}`, 'data-number': number },
    svg('path', { d: cellPath(lane, index, count) }),
    svg('text', { x, y, 'font-size': 23, 'text-anchor': 'middle', 'dominant-baseline': 'central' }, numberName(number)),
  )
}

const calls = ['tiers', 'orphelins', 'voisins', 'zero'] as const

/** The wheel's own order as a track: a number stakes on itself and its neighbours, the fields inside on a part of the wheel. */
export const createTrack = ({ kind, text, call, neighbours, point }: TrackParts): Track => {
  const { order } = kind.table
  let index = 0
  let is_enabled = true
  // The same question as in track.css.
  const lane = window.matchMedia('(width < 960px) and (orientation: portrait)').matches ? upright : lying
  const box = boxOf(lane)
  const cells = order.map((number, at) => cellView(lane, number, at, order.length))
  const ring = svg('svg', { viewBox: `0 0 ${box.width} ${box.height}`, 'aria-hidden': 'true' }, ...cells)
  const numbers = element(
    'div',
    { class: 'track-ring', tabindex: '0', role: 'application', 'aria-label': text('roulette.track.numbers') },
    ring,
  )
  const light = (number: number | null): void => {
    for (const cell of cells) cell.classList.toggle('is-lit', cell.dataset['number'] === String(number))
    point(number)
  }
  const numberOf = (event: Event): number | null => {
    const found = (event.target as Element).closest<SVGElement>('[data-number]')?.dataset['number']
    return found === undefined ? null : Number(found)
  }
  numbers.addEventListener('click', (event) => {
    const number = numberOf(event)
    if (is_enabled && number !== null) neighbours(number)
  })
  numbers.addEventListener('pointermove', (event) => is_enabled && event.pointerType === 'mouse' && light(numberOf(event)))
  for (const left of ['pointerleave', 'blur']) numbers.addEventListener(left, () => light(null))
  numbers.addEventListener('keydown', (event) => {
    const turn = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!is_enabled || (turn === undefined && event.key !== 'Enter')) return
    event.preventDefault()
    if (turn === undefined) return neighbours(order[index] ?? 0)
    index = (index + turn + order.length) % order.length
    light(order[index] ?? 0)
  })
  const buttons = calls
    .filter((name) => kind.calls[name])
    .map((name) =>
      element('button', { type: 'button', class: `track-call is-${name}`, click: () => call(name) }, text(`roulette.track.${name}`)),
    )
  const view = element(
    'section',
    { class: 'track', 'aria-label': text('roulette.track') },
    numbers,
    element('div', { class: 'track-calls' }, ...buttons),
  )
  return {
    view,
    enable: (enabled) => {
      is_enabled = enabled
      view.classList.toggle('is-closed', !enabled)
      for (const button of buttons) button.disabled = !enabled
    },
  }
}

/** Where there is no room for both, the track takes the place of the cloth and gives it back. */
export const createTrackSwitch = (root: HTMLElement, text: RouletteText): HTMLElement => {
  const button = element('button', { type: 'button', class: 'track-switch', click: () => press() }, text('roulette.track'))
  const press = (): void => {
    const is_open = root.classList.toggle('is-track')
    button.textContent = text(is_open ? 'roulette.track.back' : 'roulette.track')
  }
  return button
}
