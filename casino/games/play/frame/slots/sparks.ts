import { Container, Graphics } from 'pixi.js'
import type { Motion } from '../kit/motion.ts'

interface Spark {
  readonly view: Graphics
  vx: number
  vy: number
  spin: number
  left_ms: number
}

const gravity = 900
const life_ms = 1_500

/** Numbers that look scattered; a celebration needs no chance. */
const scattered = (seed: number): number => {
  const wave = Math.sin(seed * 127.1) * 43_758.5453
  return wave - Math.floor(wave)
}

/** A handful of petals or coins that fly up and fall. Only for wins above the stake. */
export class Sparks {
  readonly view = new Container()
  readonly #motion: Motion
  readonly #colours: readonly number[]
  #made = 0

  constructor(colours: readonly number[], motion: Motion) {
    this.#colours = colours
    this.#motion = motion
  }

  burst(x: number, y: number, count: number): void {
    if (this.#motion.isReduced) return
    const sparks = Array.from({ length: count }, () => this.#spark(x, y))
    const stop = this.#motion.loop((_, passed_ms) => {
      const passed_s = passed_ms / 1000
      for (const spark of sparks) {
        if (spark.view.destroyed) continue
        spark.left_ms -= passed_ms
        spark.vy += gravity * passed_s
        spark.view.x += spark.vx * passed_s
        spark.view.y += spark.vy * passed_s
        spark.view.rotation += spark.spin * passed_s
        spark.view.alpha = Math.min(1, Math.max(0, spark.left_ms / 500))
      }
      if (sparks.some((spark) => spark.left_ms > 0 && !spark.view.destroyed)) return
      stop()
      for (const { view } of sparks) if (!view.destroyed) view.destroy()
    })
  }

  #spark(x: number, y: number): Spark {
    this.#made += 1
    const [a, b, c, d] = [1, 2, 3, 4].map((part) => scattered(this.#made * 4 + part)) as [number, number, number, number]
    const size = 4 + a * 5
    const view = new Graphics().ellipse(0, 0, size, size * 0.6).fill(this.#colours[this.#made % this.#colours.length] ?? 0xffffff)
    view.position.set(x, y)
    this.view.addChild(view)
    const angle = -Math.PI / 2 + (b - 0.5) * 2.2
    const force = 260 + c * 420
    return { view, vx: Math.cos(angle) * force, vy: Math.sin(angle) * force, spin: (d - 0.5) * 12, left_ms: life_ms * (0.6 + a * 0.4) }
  }
}
