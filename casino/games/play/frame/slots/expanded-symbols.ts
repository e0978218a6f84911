import { Container, Graphics, Sprite } from 'pixi.js'
import type { SymbolId } from '#engines/slot/definition.ts'
import { easeOut, type Motion } from '../kit/motion.ts'
import { reelLeft, windowHeight, type SlotLook } from './look.ts'
import type { Reels } from './reels.ts'

/** A regular symbol that covers whole reels: the reel lights up, and the symbol fills its rows one after the other. */
export class ExpandedSymbols {
  readonly view = new Container()
  readonly #look: SlotLook
  readonly #reels: Reels
  readonly #motion: Motion

  constructor(look: SlotLook, reels: Reels, motion: Motion) {
    this.#look = look
    this.#reels = reels
    this.#motion = motion
  }

  clear(): void {
    for (const child of this.view.removeChildren()) child.destroy({ children: true })
    this.#motion.redraw()
  }

  /** A symbol in every row of a reel, on a plate; nothing where it is unknown. */
  #cover(symbol: SymbolId, reel: number) {
    const texture = this.#reels.textures.get(symbol)?.sharp
    if (!texture) return null
    const { geometry } = this.#reels
    const { cell_width, cell_height, rows, top } = geometry
    const { halo, dusk } = this.#look.colours
    const side = Math.min(cell_width, cell_height) * this.#look.fill
    const cover = new Container({ x: reelLeft(geometry, reel), y: top })
    const plate = new Graphics()
      .roundRect(1, 1, cell_width - 2, windowHeight(geometry) - 2, 8)
      .fill({ color: dusk, alpha: 0.94 })
      .roundRect(1, 1, cell_width - 2, windowHeight(geometry) - 2, 8)
      .fill({ color: halo, alpha: 0.42 })
      .stroke({ color: halo, alpha: 1, width: 3 })
    const cells = Array.from({ length: rows }, (_, row) => {
      const cell = new Sprite(texture)
      cell.anchor.set(0.5)
      cell.position.set(cell_width / 2, (row + 0.5) * cell_height)
      cell.setSize(side)
      return cell
    })
    cover.addChild(plate, ...cells)
    this.view.addChild(cover)
    return { cover, plate, cells, side }
  }

  /** Stand at once, where a round that is over is shown as it ended. */
  stand(symbol: SymbolId, indexes: readonly number[]): void {
    for (const reel of indexes) this.#cover(symbol, reel)
    this.#motion.redraw()
  }

  async show(symbol: SymbolId, indexes: readonly number[], signal: AbortSignal): Promise<void> {
    await Promise.all(
      indexes.map(async (reel, turn) => {
        const covered = this.#cover(symbol, reel)
        if (!covered) return
        const { cover, plate, cells, side } = covered
        const grow = (share: number): void => {
          if (cover.destroyed) return
          plate.alpha = Math.min(1, share * 2)
          for (const [row, cell] of cells.entries()) {
            const own = Math.min(1, Math.max(0, share * 1.8 - row * 0.25))
            cell.alpha = own
            if (!this.#motion.isReduced) cell.setSize(side * (0.4 + 0.6 * own))
          }
        }
        grow(0)
        await this.#motion.tween(
          { lasts_ms: this.#motion.isReduced ? 200 : 620, delay_ms: turn * 140, easing: easeOut, step: grow },
          signal,
        )
      }),
    )
  }
}
