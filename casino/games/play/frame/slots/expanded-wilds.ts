import { Container, Graphics, Sprite, Text } from 'pixi.js'
import { easeInOut, easeOut, type Motion } from '../kit/motion.ts'
import { textureOf, type Stage } from '../kit/pixi-stage.ts'
import { rasterise } from '../kit/rasterise.ts'
import { reelLeft, windowHeight, type SlotLook } from './look.ts'
import type { Reels } from './reels.ts'

/** Wilds that cover their whole reel: they unroll from where the symbol stands. */
export class ExpandedWilds {
  readonly view = new Container()
  readonly #look: SlotLook
  readonly #reels: Reels
  readonly #motion: Motion
  readonly #stage: Stage
  /** The banners in sight by their reels. */
  #banners = new Map<number, Sprite>()
  /** What stands on a banner as soon as it is there. */
  readonly #marks = new Map<number, string>()

  constructor(stage: Stage, look: SlotLook, reels: Reels, motion: Motion) {
    this.#stage = stage
    this.#look = look
    this.#reels = reels
    this.#motion = motion
  }

  clear(): void {
    for (const child of this.view.removeChildren()) child.destroy({ children: true, texture: true, textureSource: true })
    this.#banners.clear()
    this.#marks.clear()
  }

  /** What a reel multiplies by, to be read on it. */
  mark(reel: number, words: string): void {
    this.#marks.set(reel, words)
  }

  /** A plate with the mark of a reel in the upper part of its banner. */
  #plate(words: string, x: number, y: number): Container {
    const { cell_width } = this.#reels.geometry
    const { halo, dusk } = this.#look.colours
    const plate = new Container({ x, y })
    const [wide, high] = [cell_width * 0.56, cell_width * 0.36]
    const label = new Text({
      text: words,
      style: { fontFamily: 'Manrope Variable, sans-serif', fontSize: cell_width * 0.25, fontWeight: '800', fill: '#ffffff' },
      resolution: 2,
    })
    label.anchor.set(0.5)
    plate.addChild(
      new Graphics()
        .roundRect(-wide / 2, -high / 2, wide, high, high / 2)
        .fill({ color: dusk, alpha: 0.94 })
        .stroke({ color: halo, width: 3 }),
      label,
    )
    return plate
  }

  /** All move one reel to the left; what stands on none of these reels then is gone. */
  async walk(reels: readonly number[], signal: AbortSignal): Promise<void> {
    const { geometry } = this.#reels
    const moved = [...this.#banners].map(([reel, banner]) => ({ reel: reel - 1, banner, from: banner.x }))
    this.#banners = new Map(moved.flatMap(({ reel, banner }) => (reels.includes(reel) ? [[reel, banner] as const] : [])))
    const step = (share: number): void => {
      for (const { reel, banner, from } of moved) {
        if (banner.destroyed) continue
        banner.x = from + (reelLeft(geometry, reel) - from) * share
        if (!reels.includes(reel)) banner.alpha = 1 - share
      }
    }
    await this.#motion.tween({ lasts_ms: this.#motion.isReduced ? 0 : 620, easing: easeInOut, step }, signal)
    for (const { reel, banner } of moved)
      if (!reels.includes(reel) && !banner.destroyed) banner.destroy({ texture: true, textureSource: true })
    this.#motion.redraw()
  }

  /** A banner over a whole reel, with the mark of the reel. */
  async #banner(reel: number): Promise<Sprite | null> {
    const { expandedWild } = this.#look
    if (!expandedWild) return null
    const { geometry } = this.#reels
    const { cell_width, top } = geometry
    const height = windowHeight(geometry)
    const { resolution } = this.#stage
    const drawn = await rasterise(expandedWild(cell_width, height), cell_width * resolution, height * resolution)
    const banner = new Sprite(textureOf(drawn, resolution))
    banner.anchor.set(0, 0.5)
    banner.position.set(reelLeft(geometry, reel), top + height / 2)
    this.view.addChild(banner)
    this.#banners.set(reel, banner)
    const mark = this.#marks.get(reel)
    if (mark !== undefined) this.view.addChild(this.#plate(mark, banner.x + cell_width / 2, top + height * 0.62))
    return banner
  }

  /** Stand at once, where a round that is over is shown as it ended. */
  async stand(indexes: readonly number[]): Promise<void> {
    await Promise.all(indexes.map((reel) => this.#banner(reel)))
    this.#motion.redraw()
  }

  async show(indexes: readonly number[], signal: AbortSignal): Promise<void> {
    await Promise.all(
      indexes.map(async (reel, turn) => {
        const banner = await this.#banner(reel)
        if (!banner) return
        await this.#motion.tween(
          {
            lasts_ms: this.#motion.isReduced ? 200 : 420,
            delay_ms: turn * 90,
            easing: easeOut,
            step: (share) => {
              if (banner.destroyed) return
              banner.alpha = this.#motion.isReduced ? share : Math.min(1, share * 3)
              banner.scale.y = this.#motion.isReduced ? 1 : 0.2 + share * 0.8
            },
          },
          signal,
        )
      }),
    )
  }
}
