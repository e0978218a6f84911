import { Container, Sprite } from 'pixi.js'
import { easeOut, type Motion } from '../kit/motion.ts'
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

  constructor(stage: Stage, look: SlotLook, reels: Reels, motion: Motion) {
    this.#stage = stage
    this.#look = look
    this.#reels = reels
    this.#motion = motion
  }

  clear(): void {
    for (const child of this.view.removeChildren()) child.destroy({ texture: true, textureSource: true })
  }

  async show(indexes: readonly number[], signal: AbortSignal): Promise<void> {
    const { expandedWild } = this.#look
    if (!expandedWild) return
    const { geometry } = this.#reels
    const { cell_width, top } = geometry
    const height = windowHeight(geometry)
    await Promise.all(
      indexes.map(async (reel, turn) => {
        const { resolution } = this.#stage
        const drawn = await rasterise(expandedWild(cell_width, height), cell_width * resolution, height * resolution)
        const banner = new Sprite(textureOf(drawn, resolution))
        banner.anchor.set(0, 0.5)
        banner.position.set(reelLeft(geometry, reel), top + height / 2)
        this.view.addChild(banner)
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
