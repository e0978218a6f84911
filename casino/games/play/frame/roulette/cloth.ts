import { halvesOf } from '#engines/roulette/tables.ts'
import { numberName } from '#engines/roulette/wheel.ts'
import { element } from '../kit/element.ts'
import { chipLabel, chipMark, type Bets } from './bets.ts'
import { clothDrawing, type Square } from './cloth-drawing.ts'
import { chipPoints, placeUnder, type Layout, type Point } from './layout.ts'
import type { RouletteText } from './place-name.ts'
import { knownPlace } from './spots.ts'
import { stepFrom, type Direction } from './steps.ts'
import { change, svg } from './svg.ts'
import type { TableKind } from './table-kind.ts'

export interface ClothParts {
  readonly kind: TableKind
  readonly text: RouletteText
  readonly exponent: number
  /** Chips that there are, rising: their colours go by their place in the row. */
  readonly chips: readonly number[]
  readonly put: (place: string) => void
  readonly takeOff: (place: string) => void
  /** What the finger or the arrows are on; null when they left. */
  readonly point: (place: string | null) => void
}

export interface ClothView {
  readonly view: HTMLElement
  readonly enable: (enabled: boolean) => void
  readonly show: (bets: Bets) => void
  /** Lights up numbers that something else points at; none takes the light away. */
  readonly light: (numbers: readonly number[]) => void
  /** Marks the number that came up and its chips, which shine where the round was won; null takes the marks away. */
  readonly mark: (number: number | null, is_win?: boolean) => void
}

const arrows: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

class ClothTable {
  readonly #parts: ClothParts
  readonly #drawing = svg('svg', { 'aria-hidden': 'true' })
  readonly #chips = svg('g', { class: 'chips' })
  readonly #cursor = svg('circle', { class: 'cursor' })
  readonly view: HTMLElement
  #layout: Layout
  #square: Square = { width: 1, height: 1 }
  #points: ReadonlyMap<string, Point>
  #bets: Bets = new Map()
  #place = 'straight:0'
  #number: number | null = null
  #is_win = false
  #is_enabled = true

  constructor(parts: ClothParts) {
    this.#parts = parts
    this.#layout = parts.kind.lying
    this.#points = chipPoints(this.#layout)
    this.view = element(
      'div',
      { class: 'cloth', tabindex: '0', role: 'application', 'aria-label': parts.text('roulette.table') },
      this.#drawing,
    )
    this.view.addEventListener('pointerdown', (event) => this.#press(event))
    this.view.addEventListener('pointermove', (event) => this.#follow(event))
    this.view.addEventListener('pointerup', (event) => this.#release(event))
    for (const left of ['pointercancel', 'pointerleave']) this.view.addEventListener(left, () => this.#light(null))
    this.view.addEventListener('keydown', (event) => this.#key(event))
    this.view.addEventListener('focus', () => this.view.matches(':focus-visible') && this.#moveTo(this.#place))
    this.view.addEventListener('blur', () => this.#light(null))
    new ResizeObserver(() => this.#fit()).observe(this.view)
  }

  /** Lies or stands, as the room is; squares as large as fit, and never far from square. */
  #fit(): void {
    const { clientWidth, clientHeight } = this.view
    if (clientWidth === 0 || clientHeight === 0) return
    this.#layout = clientWidth / clientHeight > 1.1 ? this.#parts.kind.lying : this.#parts.kind.standing
    const { width, height } = this.#layout
    const margin = 6
    const room = { width: (clientWidth - margin * 2) / width, height: (clientHeight - margin * 2) / height }
    const square_width = Math.min(room.width, room.height * (this.#layout.name === 'standing' ? 3 : 1.15), 84)
    this.#square = { width: square_width, height: Math.min(room.height, square_width * 1.35, 84) }
    this.#points = chipPoints(this.#layout)
    const box = { width: this.#square.width * width + margin * 2, height: this.#square.height * height + margin * 2 }
    change(this.#drawing, { ...box, viewBox: `${-margin} ${-margin} ${box.width} ${box.height}` })
    this.#drawing.replaceChildren(clothDrawing(this.#layout, this.#square, this.#parts.kind, this.#parts.text), this.#chips, this.#cursor)
    this.show(this.#bets)
    this.mark(this.#number, this.#is_win)
    this.#light(null)
  }

  #placeOf(event: PointerEvent): string | null {
    const matrix = this.#drawing.getScreenCTM()
    if (!matrix) return null
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    return placeUnder(this.#layout, { x: x / this.#square.width, y: y / this.#square.height })
  }

  #press(event: PointerEvent): void {
    if (!this.#is_enabled || event.button !== 0) return
    this.view.setPointerCapture(event.pointerId)
    this.#light(this.#placeOf(event))
  }

  #follow(event: PointerEvent): void {
    if (this.#is_enabled && (event.pointerType === 'mouse' || event.buttons > 0)) this.#light(this.#placeOf(event))
  }

  #release(event: PointerEvent): void {
    if (!this.#is_enabled || event.button !== 0) return
    const place = this.#placeOf(event)
    if (place !== null) {
      this.#place = place
      this.#parts.put(place)
    }
    if (event.pointerType !== 'mouse') this.#light(null)
  }

  #key(event: KeyboardEvent): void {
    if (!this.#is_enabled) return
    const direction = arrows[event.key]
    if (direction) this.#moveTo(stepFrom(this.#points, this.#place, direction))
    else if (event.key === 'Enter') this.#parts.put(this.#place)
    else if (event.key === 'Delete' || event.key === 'Backspace') this.#parts.takeOff(this.#place)
    else return
    event.preventDefault()
  }

  #moveTo(place: string): void {
    this.#place = place
    this.#light(place)
    const point = this.#points.get(place)
    if (point) change(this.#cursor, { cx: point.x * this.#square.width, cy: point.y * this.#square.height, r: this.#chipRadius() + 3 })
    this.#cursor.classList.add('is-on')
  }

  #light(place: string | null): void {
    for (const lit of this.#drawing.querySelectorAll('.is-lit')) lit.classList.remove('is-lit')
    this.#cursor.classList.remove('is-on')
    this.#parts.point(place)
    if (place === null) return
    for (const number of knownPlace(this.#layout.table, place).numbers)
      this.#drawing.querySelector(`[data-number="${number}"]`)?.classList.add('is-lit')
    this.#drawing.querySelector(`[data-place="${place}"]`)?.classList.add('is-lit')
  }

  lightNumbers(numbers: readonly number[]): void {
    for (const lit of this.#drawing.querySelectorAll('.is-lit')) lit.classList.remove('is-lit')
    for (const number of numbers) this.#drawing.querySelector(`[data-number="${number}"]`)?.classList.add('is-lit')
  }

  #chipRadius(): number {
    return Math.max(8, Math.min(this.#square.width, this.#square.height) * 0.29)
  }

  show(bets: Bets): void {
    this.#bets = bets
    const radius = this.#chipRadius()
    // A number under a chip is read in the corner of its square.
    for (const number of this.#drawing.querySelectorAll<SVGElement>('[data-number]'))
      number.classList.toggle('has-chip', bets.has(`straight:${numberName(Number(number.dataset['number']))}`))
    this.#chips.replaceChildren(
      ...[...bets].map(([place, stake_minor]) => {
        const { x, y } = this.#points.get(place) ?? { x: 0, y: 0 }
        const [cx, cy] = [x * this.#square.width, y * this.#square.height]
        const colour = this.#parts.chips.findLastIndex((chip) => chip <= stake_minor)
        return svg(
          'g',
          { class: `chip colour-${Math.max(0, colour)}`, 'data-chip': place },
          svg('circle', { cx, cy, r: radius, class: 'chip-edge' }),
          svg('circle', { cx, cy, r: radius * 0.72, class: 'chip-face' }),
          svg(
            'text',
            { x: cx, y: cy, 'font-size': Math.max(8, radius * 0.72), 'text-anchor': 'middle', 'dominant-baseline': 'central' },
            chipLabel(stake_minor, this.#parts.exponent),
          ),
        )
      }),
    )
  }

  mark(number: number | null, is_win: boolean): void {
    this.#number = number
    this.#is_win = is_win
    for (const marked of this.#drawing.querySelectorAll('.is-drawn, .is-lost, .is-shared, .is-won'))
      marked.classList.remove('is-drawn', 'is-lost', 'is-shared', 'is-won')
    if (number === null) return
    this.#drawing.querySelector(`[data-number="${number}"]`)?.classList.add('is-drawn')
    for (const chip of this.#chips.children) {
      const { table } = this.#layout
      const mark = chipMark(halvesOf(table, knownPlace(table, (chip as SVGElement).dataset['chip'] ?? ''), number), is_win)
      if (mark) chip.classList.add(mark)
    }
  }

  enable(enabled: boolean): void {
    this.#is_enabled = enabled
    this.view.classList.toggle('is-closed', !enabled)
    this.view.setAttribute('aria-disabled', String(!enabled))
    if (!enabled) this.#light(null)
  }
}

/** The cloth: every place takes chips from a finger, a mouse and the keyboard. */
export const createCloth = (parts: ClothParts): ClothView => {
  const table = new ClothTable(parts)
  return {
    view: table.view,
    enable: (enabled) => table.enable(enabled),
    show: (bets) => table.show(bets),
    light: (numbers) => table.lightNumbers(numbers),
    mark: (number, is_win = false) => table.mark(number, is_win),
  }
}
