import { Container, Graphics, Text } from 'pixi.js'
import { easeInOut, easeOut, type Motion } from '../kit/motion.ts'
import type { SlotLook } from './look.ts'
import type { Reels } from './reels.ts'

interface Tag {
  readonly view: Container
  readonly from: { readonly x: number; readonly y: number }
}

/** What each coin on the reels is worth, written on it; a collector draws them all to itself. */
export class CoinSums {
  readonly view = new Container()
  readonly #look: SlotLook
  readonly #reels: Reels
  readonly #motion: Motion
  #tags: Tag[] = []

  constructor(look: SlotLook, reels: Reels, motion: Motion) {
    this.#look = look
    this.#reels = reels
    this.#motion = motion
  }

  clear(): void {
    for (const child of this.view.removeChildren()) child.destroy({ children: true })
    this.#tags = []
    this.#motion.redraw()
  }

  #tagOf(words: string, cell: number): Tag {
    const { cell_width, cell_height } = this.#reels.geometry
    const { dusk, halo } = this.#look.colours
    const middle = this.#reels.centre(cell)
    const from = { x: middle.x, y: middle.y + Math.min(cell_width, cell_height) * 0.3 }
    const size = Math.max(10, Math.min(20, cell_width * (words.length > 6 ? 0.16 : 0.2)))
    const label = new Text({
      text: words,
      style: { fontFamily: 'Manrope Variable, sans-serif', fontSize: size, fontWeight: '800', fill: '#ffffff' },
      resolution: 2,
    })
    label.anchor.set(0.5)
    const [wide, high] = [Math.min(cell_width, label.width + size), size * 1.55]
    const plate = new Graphics()
      .roundRect(-wide / 2, -high / 2, wide, high, high / 2)
      .fill({ color: dusk, alpha: 0.95 })
      .stroke({ color: halo, width: 1.5 })
    const view = new Container(from)
    view.addChild(plate, label)
    this.view.addChild(view)
    return { view, from }
  }

  /** Writes the sums on their coins, once the reels stand. */
  async show(coins: readonly { readonly cell: number; readonly words: string }[], signal: AbortSignal): Promise<void> {
    this.clear()
    this.#tags = coins.map(({ cell, words }) => this.#tagOf(words, cell))
    const step = (share: number): void => {
      for (const { view } of this.#tags) if (!view.destroyed) view.alpha = share
    }
    await this.#motion.tween({ lasts_ms: 180, easing: easeOut, step }, signal)
  }

  /** One after the other flies to the collector; `taken` hears each. */
  async collect(collector: number, taken: (count: number) => void, signal: AbortSignal): Promise<void> {
    const to = this.#reels.centre(collector)
    const lift = this.#reels.geometry.cell_height * 0.7
    for (const [index, { view, from }] of this.#tags.entries()) {
      const step = (share: number): void => {
        if (view.destroyed) return
        view.position.set(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share - Math.sin(share * Math.PI) * lift)
        view.scale.set(1 - 0.4 * share)
        view.alpha = share < 1 ? 1 : 0
      }
      await this.#motion.tween({ lasts_ms: this.#motion.isReduced ? 0 : 300, easing: easeInOut, step }, signal)
      taken(index + 1)
    }
  }
}
