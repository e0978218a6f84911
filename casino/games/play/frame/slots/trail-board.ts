import './trail-board.css'
import type { TrailField } from '#engines/slot/definition.ts'
import { element } from '../kit/element.ts'
import type { GameHost } from '../kit/frame-game.ts'
import { item } from '../kit/item.ts'
import { svgUrl } from '../kit/rasterise.ts'
import type { SlotLook } from './look.ts'
import type { SlotText } from './slot-text.ts'

/** Where the eyes of a die stand, of 100 by 100. */
const pips: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[50, 50]],
  [
    [28, 28],
    [72, 72],
  ],
  [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
]

const dieOf = (eyes: number): string =>
  svgUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect x="3" y="3" width="94" height="94" rx="20" fill="#fffaf0" stroke="#5a3414" stroke-width="5"/>${item(
      pips,
      eyes - 1,
    )
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="10" fill="#8a1f14"/>`)
      .join('')}</svg>`,
  )

/** Gusts that curl at their ends: on the fields that end a walk. */
const storm = svgUrl(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 80"><path d="M8 28H58Q74 28 74 17T60 6Q50 6 49 15M18 44H78Q94 44 94 56T80 68Q70 68 69 59M8 60H42Q54 60 54 68T44 76" fill="none" stroke="#ffe9c0" stroke-width="8" stroke-linecap="round"/></svg>',
)

const step_ms = 230

/** In percent of the map. */
interface Place {
  readonly x: number
  readonly y: number
}

/** The start, and then so many fields to and fro: as many in a row as the room is wide. */
const layOut = (room: HTMLElement, fields: number): Place[] => {
  const columns = room.clientWidth > room.clientHeight * 1.15 ? 8 : 5
  const rows = Math.ceil((fields + 1) / columns)
  return Array.from({ length: fields + 1 }, (_, index) => {
    const row = Math.floor(index / columns)
    const column = row % 2 === 0 ? index % columns : columns - 1 - (index % columns)
    return { x: ((column + 0.5) / columns) * 100, y: ((row + 0.5) / rows) * 100 }
  })
}

const roadAlong = (places: readonly Place[]): HTMLElement => {
  const road = places.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="none" width="100" height="100"><polyline points="${road}" fill="none" stroke="#8a5a24" stroke-width="5" stroke-dasharray="1 9" stroke-linecap="round" stroke-linejoin="round" vector-effect="non-scaling-stroke"/></svg>`
  return element('img', { class: 'trail-road', alt: '', src: svgUrl(svg) })
}

const fieldAt = (field: TrailField, { x, y }: Place, is_last: boolean, stake_minor: number, amount: GameHost['amount']): HTMLElement => {
  const shown =
    field.does === 'ends'
      ? element('img', { class: 'trail-storm', alt: '', src: storm })
      : field.does === 'pays'
        ? amount(field.stakes * stake_minor, true)
        : `×${field.by}`
  return element('span', { class: `trail-field is-${field.does}${is_last ? ' is-last' : ''}`, style: `left:${x}%;top:${y}%` }, shown)
}

/** The map of a trail over the reels: its fields, the figure that walks them, the die and what was gathered. */
export const createTrailBoard = (room: HTMLElement, look: SlotLook, { motion, amount }: GameHost, text: SlotText) => {
  const { mechanic, symbols } = look.definition
  const fields: readonly TrailField[] = mechanic?.kind === 'trail' ? mechanic.fields : []
  let stands_on = -1
  let view: HTMLElement | null = null
  const figure = element('img', { class: 'trail-figure', alt: '' })
  const die = element('img', { class: 'trail-die', alt: '' })
  const sum = element('b', { class: 'trail-sum' })
  let places: readonly Place[] = []

  const stand = (field: number): void => {
    const { x, y } = item(places, field + 1)
    figure.style.left = `${x}%`
    figure.style.top = `${y}%`
    stands_on = field
  }
  const clear = (): void => {
    view?.remove()
    view = null
  }
  const start = async (stake_minor: number, signal: AbortSignal): Promise<void> => {
    clear()
    places = layOut(room, fields.length)
    const shown = fields.map((field, index) => fieldAt(field, item(places, index + 1), index === fields.length - 1, stake_minor, amount))
    figure.src = svgUrl(look.symbols[symbols.find(({ role }) => role === 'scatter')?.id ?? ''] ?? '')
    die.src = dieOf(6)
    sum.textContent = amount(0)
    const map = element('div', { class: 'trail-fields' }, roadAlong(places), ...shown, figure)
    const foot = element('div', { class: 'trail-foot' }, die, element('span', {}, text('slots.so-far')), sum)
    view = element('div', { class: 'trail', 'aria-hidden': 'true' }, element('div', { class: 'trail-map' }, map, foot))
    stand(-1)
    room.append(view)
    await motion.wait(500, signal)
  }
  const step = async (eyes: number, field: number, gathered_minor: number, signal: AbortSignal): Promise<void> => {
    if (!motion.isReduced)
      for (let roll = 1; roll <= 5 && !signal.aborted; roll += 1) {
        die.src = dieOf(((eyes + roll * 2) % 6) + 1)
        await motion.wait(70, signal)
      }
    die.src = dieOf(eyes)
    await motion.wait(220, signal)
    while (stands_on < field) {
      stand(motion.isReduced ? field : stands_on + 1)
      await motion.wait(step_ms, signal)
    }
    view?.querySelectorAll('.trail-field').item(field).classList.add('is-entered')
    sum.textContent = amount(gathered_minor)
    await motion.wait(420, signal)
  }
  return { start, step, clear }
}

export type CreateTrailBoard = typeof createTrailBoard
export type TrailBoard = ReturnType<typeof createTrailBoard>
