import { Container, Graphics, Sprite, Text, type Texture } from 'pixi.js'
import type { HeldCell } from '#engines/slot/events.ts'
import { easeOut, linear, type Motion } from '../kit/motion.ts'
import type { SlotLook } from './look.ts'
import type { Reels } from './reels.ts'

/** How long the empty cells flicker before it is seen what came. */
const flicker_ms = 620

/** Held symbols with their prizes over the darkened reels, and the cells that may still come. */
export class HeldLights {
  readonly view = new Container()
  readonly #look: SlotLook
  readonly #reels: Reels
  readonly #motion: Motion
  readonly #veils = new Map<number, Graphics>()

  constructor(look: SlotLook, reels: Reels, motion: Motion) {
    this.#look = look
    this.#reels = reels
    this.#motion = motion
  }

  clear(): void {
    for (const child of this.view.removeChildren()) child.destroy({ children: true })
    this.#veils.clear()
    this.#motion.redraw()
  }

  get #texture(): Texture | undefined {
    const id = this.#look.definition.symbols.find(({ role }) => role === 'scatter')?.id
    return this.#reels.textures.get(id ?? '')?.sharp
  }

  /** Night falls over all cells; those that are held are lit. */
  begin(held: readonly HeldCell[], prizeOf: (cell: HeldCell) => string): void {
    this.clear()
    const { cell_width, cell_height } = this.#reels.geometry
    for (const cell of this.#reels.cells.keys()) {
      const { x, y } = this.#reels.centre(cell)
      const veil = new Graphics()
        .roundRect(x - cell_width / 2 + 2, y - cell_height / 2 + 2, cell_width - 4, cell_height - 4, 8)
        .fill({ color: this.#look.colours.dusk, alpha: 0.93 })
        .stroke({ color: this.#look.colours.halo, alpha: 0.35, width: 1.5 })
      this.#veils.set(cell, veil)
      this.view.addChild(veil)
    }
    for (const one of held) this.#light(one, prizeOf(one))
    this.#motion.redraw()
  }

  #light(held: HeldCell, prize: string): Container {
    const { x, y } = this.#reels.centre(held.cell)
    const { cell_width, cell_height } = this.#reels.geometry
    const side = Math.min(cell_width, cell_height) * this.#look.fill
    const lit = new Container({ x, y })
    const plate = new Graphics()
      .roundRect(-cell_width / 2 + 2, -cell_height / 2 + 2, cell_width - 4, cell_height - 4, 8)
      .fill({ color: this.#look.colours.halo, alpha: held.level ? 0.5 : 0.22 })
    lit.addChild(plate)
    if (this.#texture) {
      const picture = new Sprite(this.#texture)
      picture.anchor.set(0.5)
      picture.setSize(side)
      lit.addChild(picture)
    }
    const size = Math.max(11, Math.min(24, cell_width * (prize.length > 6 ? 0.17 : 0.23)))
    const label = new Text({
      text: prize,
      style: {
        fontFamily: 'Manrope Variable, sans-serif',
        fontSize: size,
        fontWeight: '800',
        fill: '#ffffff',
        stroke: { color: '#1a0d05', width: 4 },
      },
      resolution: 2,
    })
    label.anchor.set(0.5)
    label.y = cell_height * 0.3
    lit.addChild(label)
    this.view.addChild(lit)
    this.#veils.get(held.cell)?.destroy()
    this.#veils.delete(held.cell)
    return lit
  }

  /** One respin: all empty cells flicker alike, and then it is seen which came. */
  async respin(came: readonly HeldCell[], prizeOf: (cell: HeldCell) => string, signal: AbortSignal): Promise<void> {
    const veils = [...this.#veils.values()]
    const flicker = (share: number): void => {
      for (const [index, veil] of veils.entries())
        if (!veil.destroyed) veil.alpha = share >= 1 ? 1 : 0.72 + 0.28 * Math.sin(share * 18 + index * 1.7)
    }
    if (this.#motion.isReduced) await this.#motion.wait(260, signal)
    else await this.#motion.tween({ lasts_ms: flicker_ms, easing: linear, step: flicker }, signal)
    const lit = came.map((one) => this.#light(one, prizeOf(one)))
    const grow = (share: number): void => {
      for (const one of lit) if (!one.destroyed) one.scale.set(this.#motion.isReduced ? 1 : 0.5 + share * 0.5)
    }
    if (lit.length > 0) await this.#motion.tween({ lasts_ms: 300, easing: easeOut, step: grow }, signal)
  }
}
