import { Container, Graphics, Text } from 'pixi.js'
import type { SlotEvent } from '#engines/slot/events.ts'
import { item } from '../kit/item.ts'
import { easeInOut, easeOut, linear, type Motion } from '../kit/motion.ts'
import type { SlotLook } from './look.ts'
import type { Reels } from './reels.ts'

export type WinEvent = Extract<SlotEvent, { type: 'line-won' | 'ways-won' | 'cluster-won' | 'scatter-won' | 'reels-won' | 'coins-won' }>

/** How deep the dusk round the winners is, behind the symbols. */
const veiled = 0.5
/** A line is drawn at full strength, then steps back behind what it joins. */
const resting_line = 0.5

/** Shows which symbols won: the others step back, the winners breathe, a line is drawn through them. */
export class Wins {
  /** Behind the symbols. */
  readonly under = new Container()
  /** Before the symbols. */
  readonly over = new Container()
  readonly #reels: Reels
  readonly #look: SlotLook
  readonly #motion: Motion
  readonly #lit = new Set<number>()
  /** The dusk round the winners; none in broad light. */
  #veil: Graphics | null = null
  #cycling: AbortController | null = null

  constructor(reels: Reels, look: SlotLook, motion: Motion) {
    this.#reels = reels
    this.#look = look
    this.#motion = motion
  }

  clear(): void {
    this.#cycling?.abort()
    this.#cycling = null
    this.#lit.clear()
    for (const layer of [this.under, this.over]) for (const child of layer.removeChildren()) child.destroy({ children: true })
    this.#veil = null
    for (const index of this.#reels.cells.keys()) this.#reels.light(index, true)
    this.#motion.redraw()
  }

  #light(cells: Iterable<number>): void {
    const lit = new Set(cells)
    for (const child of this.under.removeChildren()) child.destroy()
    const { cell_width } = this.#reels.geometry
    const inset = 2
    const veil = new Graphics()
    const plates = new Graphics()
    for (const index of this.#reels.cells.keys()) {
      if (!this.#reels.isShown(index)) continue
      const { x, y } = this.#reels.centre(index)
      const cell_height = this.#reels.cellHeight(index)
      const [left, top] = [x - cell_width / 2, y - cell_height / 2]
      this.#reels.light(index, lit.has(index))
      if (lit.has(index)) plates.roundRect(left + inset, top + inset, cell_width - inset * 2, cell_height - inset * 2, 10)
      else veil.rect(left, top, cell_width, cell_height)
    }
    if (lit.size < this.#reels.cells.length) veil.fill({ color: this.#look.colours.dusk, alpha: veiled })
    if (lit.size > 0)
      plates.fill({ color: this.#look.colours.halo, alpha: 0.26 }).stroke({ color: this.#look.colours.halo, alpha: 0.9, width: 2 })
    this.under.addChild(veil, plates)
    this.#veil = veil
  }

  /** Dusk falls with the first win; those after it find it dark. */
  #darken(signal: AbortSignal): Promise<void> {
    const veil = this.#veil
    const step = (share: number): void => {
      if (veil && !veil.destroyed) veil.alpha = share
    }
    step(0)
    return this.#motion.tween({ lasts_ms: 180, easing: linear, step }, signal)
  }

  #breathe(cells: readonly number[], signal: AbortSignal): Promise<void> {
    if (this.#motion.isReduced) return this.#motion.wait(160, signal)
    const step = (share: number): void => {
      for (const cell of cells) this.#reels.swell(cell, 1 + 0.13 * Math.sin(share * Math.PI))
    }
    return this.#motion.tween({ lasts_ms: 420, easing: easeInOut, step }, signal)
  }

  #line(cells: readonly number[], signal: AbortSignal): Promise<void> {
    const points = cells.map((cell) => this.#reels.centre(cell))
    const [first] = points
    if (!first) return Promise.resolve()
    const path = [{ x: this.#reels.geometry.left - 6, y: first.y }, ...points]
    const drawn = new Graphics()
    this.over.addChild(drawn)
    const draw = (share: number): void => {
      if (drawn.destroyed) return
      drawn.clear()
      const reach = share * (path.length - 1)
      for (const style of [
        { color: this.#look.colours.line, alpha: 0.22, width: 12 },
        { color: this.#look.colours.line, alpha: 0.95, width: 3.5 },
      ]) {
        drawn.moveTo(item(path, 0).x, item(path, 0).y)
        for (let leg = 0; leg < reach; leg += 1) {
          const [from, to] = [item(path, leg), item(path, leg + 1)]
          const part = Math.min(1, reach - leg)
          drawn.lineTo(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
        }
        drawn.stroke({ ...style, cap: 'round', join: 'round' })
      }
    }
    const drawing = this.#motion.tween({ lasts_ms: this.#motion.isReduced ? 0 : 260, easing: easeOut, step: draw }, signal)
    void drawing.then(() => this.#settle(drawn))
    return drawing
  }

  #settle(line: Graphics): Promise<void> {
    const step = (share: number): void => {
      if (!line.destroyed) line.alpha = 1 - (1 - resting_line) * share
    }
    return this.#motion.tween({ lasts_ms: 600, easing: easeInOut, step })
  }

  /** How many symbols a line counted, where cells hold more than one: it stands at the end of the line. */
  #tellCount(win: WinEvent): void {
    const last = win.cells.at(-1)
    if (win.type !== 'line-won' || win.count === win.cells.length || last === undefined) return
    const { cell_width } = this.#reels.geometry
    const { line, dusk } = this.#look.colours
    const { x, y } = this.#reels.centre(last)
    const side = cell_width * 0.3
    const label = new Text({
      text: `${win.count}×`,
      style: { fontFamily: 'Manrope Variable, sans-serif', fontSize: side * 0.62, fontWeight: '800', fill: '#ffffff' },
      resolution: 2,
    })
    label.anchor.set(0.5)
    const plate = new Container({ x: x + cell_width * 0.5 - side * 0.55, y })
    plate.addChild(
      new Graphics()
        .circle(0, 0, side / 2)
        .fill(line)
        .stroke({ color: dusk, width: 2 }),
      label,
    )
    this.over.addChild(plate)
  }

  /** Adds one win to those in sight. */
  async reveal(win: WinEvent, signal: AbortSignal): Promise<void> {
    const is_first = this.#lit.size === 0
    for (const cell of win.cells) this.#lit.add(cell)
    this.#light(this.#lit)
    this.#tellCount(win)
    await Promise.all([
      is_first ? this.#darken(signal) : undefined,
      this.#breathe(win.cells, signal),
      win.type === 'line-won' ? this.#line(win.cells, signal) : undefined,
    ])
  }

  /** Once all were shown together: each by itself, in turn, until the next round. Nobody waits for it. */
  async cycle(wins: readonly WinEvent[], tell: (win: WinEvent) => void): Promise<void> {
    if (wins.length < 2 || this.#motion.isReduced) return
    const cycling = new AbortController()
    this.#cycling = cycling
    const { signal } = cycling
    await this.#motion.wait(1_400, signal)
    for (let turn = 0; !signal.aborted; turn += 1) {
      const win = item(wins, turn % wins.length)
      for (const child of this.over.removeChildren()) child.destroy({ children: true })
      this.#light(win.cells)
      this.#tellCount(win)
      tell(win)
      await Promise.all([this.#breathe(win.cells, signal), win.type === 'line-won' ? this.#line(win.cells, signal) : undefined])
      if (!signal.aborted) await this.#motion.wait(700, signal)
    }
  }
}
