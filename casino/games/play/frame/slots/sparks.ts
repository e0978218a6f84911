import { Container, Graphics } from 'pixi.js'
import type { Motion } from '../kit/motion.ts'

interface Spark {
  readonly view: Graphics
  vx: number
  vy: number
  spin: number
  left_ms: number
}

const life_ms = 1_500

/** What a game lets fly: each falls or rises in its own way. */
interface Shape {
  readonly draw: (view: Graphics, size: number) => Graphics
  /** Pixels per second, each second; below zero what flies keeps rising. */
  readonly gravity: number
  /** How wide they part, and how fast they leave. */
  readonly spread: number
  readonly force: number
}

const shapes = {
  petal: { draw: (view, size) => view.ellipse(0, 0, size, size * 0.6), gravity: 900, spread: 2.2, force: 1 },
  drop: {
    draw: (view, size) =>
      view
        .moveTo(0, -size * 1.5)
        .lineTo(size * 0.7, 0)
        .arc(0, 0, size * 0.7, 0, Math.PI)
        .closePath(),
    gravity: 1_300,
    spread: 1.3,
    force: 1.35,
  },
  cog: { draw: (view, size) => view.star(0, 0, 8, size * 1.3, size * 0.85), gravity: 1_100, spread: 2.8, force: 1.1 },
  bubble: { draw: (view, size) => view.circle(0, 0, size), gravity: -420, spread: 2.6, force: 0.55 },
  cross: {
    draw: (view, size) =>
      view.poly(
        [-1, -1.5, 0, -0.5, 1, -1.5, 1.5, -1, 0.5, 0, 1.5, 1, 1, 1.5, 0, 0.5, -1, 1.5, -1.5, 1, -0.5, 0, -1.5, -1].map(
          (at) => at * size * 0.8,
        ),
      ),
    gravity: 520,
    spread: 4.4,
    force: 0.85,
  },
  frame: {
    draw: (view, size) => view.roundRect(-size * 1.2, -size * 0.8, size * 2.4, size * 1.6, size * 0.3),
    gravity: 700,
    spread: 3.4,
    force: 1,
  },
  star: { draw: (view, size) => view.star(0, 0, 4, size * 1.6, size * 0.4), gravity: 120, spread: 6.3, force: 0.75 },
  feather: {
    draw: (view, size) =>
      view
        .moveTo(-size * 1.8, 0)
        .quadraticCurveTo(0, -size, size * 1.8, 0)
        .quadraticCurveTo(0, size, -size * 1.8, 0),
    gravity: 260,
    spread: 3,
    force: 0.9,
  },
} as const satisfies Record<string, Shape>

export type SparkShape = keyof typeof shapes

/** Numbers that look scattered; a celebration needs no chance. */
const scattered = (seed: number): number => {
  const wave = Math.sin(seed * 127.1) * 43_758.5453
  return wave - Math.floor(wave)
}

/** A handful of what a game celebrates with. Only for wins above the stake. */
export class Sparks {
  readonly view = new Container()
  readonly #motion: Motion
  readonly #colours: readonly number[]
  readonly #shape: Shape
  #made = 0

  constructor(colours: readonly number[], motion: Motion, shape: SparkShape = 'petal') {
    this.#colours = colours
    this.#shape = shapes[shape]
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
        spark.vy += this.#shape.gravity * passed_s
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
    const view = this.#shape.draw(new Graphics(), size).fill(this.#colours[this.#made % this.#colours.length] ?? 0xffffff)
    view.position.set(x, y)
    this.view.addChild(view)
    const angle = -Math.PI / 2 + (b - 0.5) * this.#shape.spread
    const force = (260 + c * 420) * this.#shape.force
    return { view, vx: Math.cos(angle) * force, vy: Math.sin(angle) * force, spin: (d - 0.5) * 12, left_ms: life_ms * (0.6 + a * 0.4) }
  }
}
