import { Container, Graphics } from 'pixi.js'
import type { SlotEvent } from '#engines/slot/events.ts'
import { item } from '../kit/item.ts'
import { easeInOut, easeOut, type Motion } from '../kit/motion.ts'
import type { SlotLook } from './look.ts'
import type { Reels } from './reels.ts'

export type WinEvent = Extract<SlotEvent, { type: 'line-won' | 'ways-won' | 'scatter-won' }>

const dimmed = 0.32

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
    for (const layer of [this.under, this.over]) for (const child of layer.removeChildren()) child.destroy()
    for (const cell of this.#reels.cells) cell.alpha = 1
    this.#motion.redraw()
  }

  #light(cells: Iterable<number>): void {
    const lit = new Set(cells)
    const { rows } = this.#reels.geometry
    for (const [index, cell] of this.#reels.cells.entries()) cell.alpha = lit.has(index) ? 1 : dimmed
    for (const child of this.under.removeChildren()) child.destroy()
    const { cell_width, cell_height } = this.#reels.geometry
    const inset = 2
    const plates = new Graphics()
    for (const cell of lit) {
      const { x, y } = this.#reels.centre(cell)
      plates.roundRect(x - cell_width / 2 + inset, y - cell_height / 2 + inset, cell_width - inset * 2, cell_height - inset * 2, 10)
    }
    if (lit.size > 0 && rows > 0)
      plates.fill({ color: this.#look.colours.halo, alpha: 0.26 }).stroke({ color: this.#look.colours.halo, alpha: 0.9, width: 2 })
    this.under.addChild(plates)
  }

  #breathe(cells: readonly number[], signal: AbortSignal): Promise<void> {
    if (this.#motion.isReduced) return this.#motion.wait(160, signal)
    const { rows } = this.#reels.geometry
    const sprites = cells.map((cell) => this.#reels.cell(Math.floor(cell / rows), cell % rows))
    const scales = sprites.map((sprite) => sprite.scale.x)
    return this.#motion.tween(
      {
        lasts_ms: 420,
        easing: easeInOut,
        step: (share) => {
          for (const [index, sprite] of sprites.entries())
            if (!sprite.destroyed) sprite.scale.set(item(scales, index) * (1 + 0.13 * Math.sin(share * Math.PI)))
        },
      },
      signal,
    )
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
    return this.#motion.tween({ lasts_ms: this.#motion.isReduced ? 0 : 260, easing: easeOut, step: draw }, signal)
  }

  /** Adds one win to those in sight. */
  async reveal(win: WinEvent, signal: AbortSignal): Promise<void> {
    for (const cell of win.cells) this.#lit.add(cell)
    this.#light(this.#lit)
    await Promise.all([this.#breathe(win.cells, signal), win.type === 'line-won' ? this.#line(win.cells, signal) : undefined])
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
      for (const child of this.over.removeChildren()) child.destroy()
      this.#light(win.cells)
      tell(win)
      await Promise.all([this.#breathe(win.cells, signal), win.type === 'line-won' ? this.#line(win.cells, signal) : undefined])
      if (!signal.aborted) await this.#motion.wait(700, signal)
    }
  }
}
