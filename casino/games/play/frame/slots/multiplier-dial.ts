import { Container, Graphics, type Text } from 'pixi.js'
import type { SlotEvent, SpinKind } from '#engines/slot/events.ts'
import { easeInOut, settle, type Motion } from '../kit/motion.ts'
import { dialLabel, dialNeedle } from './dial-parts.ts'
import { windowWidth, type Geometry, type SlotLook } from './look.ts'

type Stopped = Extract<SlotEvent, { type: 'reels-stopped' }>

/** Numbers a second at full speed, and how many of them the last way takes. */
const speed = 11
const landing_numbers = 2
const landing_ms = ((landing_numbers * 4) / speed) * 1000

/** The reel of multipliers: a scale that runs behind a needle, above the window. Nothing where the game has none. */
export class MultiplierDial {
  readonly view = new Container()
  readonly #look: SlotLook
  readonly #geometry: Geometry
  readonly #motion: Motion
  /** The numbers of each scale, and what holds them. */
  readonly #scales = new Map<SpinKind, { readonly view: Container; readonly labels: readonly Text[] }>()
  readonly #light = new Graphics()
  #kind: SpinKind = 'base'
  /** The number under the needle, with a fraction while the scale moves. */
  #place = 0
  #stopLoop: (() => void) | null = null

  constructor(look: SlotLook, geometry: Geometry, motion: Motion) {
    this.#look = look
    this.#geometry = geometry
    this.#motion = motion
    const { mechanic } = look.definition
    if (mechanic?.kind === 'multiplier-reel') this.#build(mechanic.reel)
  }

  /** Between two numbers of the scale. */
  get #step(): number {
    return Math.max(this.#geometry.head * 1.35, windowWidth(this.#geometry) / 7)
  }

  #build(reel: Readonly<Record<SpinKind, readonly number[]>>): void {
    const { left, top, head } = this.#geometry
    const { halo } = this.#look.colours
    const wide = windowWidth(this.#geometry)
    const high = head * 0.72
    this.view.position.set(left + wide / 2, top - head * 0.56)
    const beam = Math.min(this.#step * 0.9, high * 1.9)
    this.#light.roundRect(-beam / 2, -high / 2 + 2, beam, high - 4, high * 0.2).fill({ color: halo, alpha: 0.55 })
    this.#light.alpha = 0
    const mask = new Graphics().rect(-wide / 2, -high / 2, wide, high).fill(0xffffff)
    const running = new Container()
    running.mask = mask
    for (const kind of ['base', 'free'] as const) {
      const labels = reel[kind].map((number) => dialLabel(`×${number}`, Math.max(15, high * 0.56)))
      const view = new Container()
      view.addChild(...labels)
      running.addChild(view)
      this.#scales.set(kind, { view, labels })
    }
    this.view.addChild(this.#light, running, mask, dialNeedle(high, halo))
    this.#draw()
  }

  #draw(): void {
    const reach = windowWidth(this.#geometry) / 2 + this.#step
    for (const [kind, { view, labels }] of this.#scales) {
      if (view.destroyed) return
      view.visible = kind === this.#kind
      for (const [index, label] of labels.entries()) {
        // The scale has no ends: each number stands on the side on which it is nearer.
        const turns = Math.round((index - this.#place) / labels.length)
        const from_needle = index - this.#place - turns * labels.length
        const away = Math.min(1, Math.abs(from_needle))
        label.x = from_needle * this.#step
        label.visible = Math.abs(label.x) < reach
        label.alpha = 1 - 0.62 * away
        label.scale.set(1.18 - 0.36 * away)
        label.tint = away < 0.5 ? 0xffffff : this.#look.colours.line
      }
    }
    this.#motion.redraw()
  }

  /** Stands where a round left it; on its first number before the first one. */
  show({ spin, multiplier }: Pick<Stopped, 'spin' | 'multiplier'>): void {
    if (this.#scales.size === 0) return
    this.#kind = spin
    this.#place = multiplier?.stop ?? 0
    this.#light.alpha = 0
    this.#draw()
  }

  spin(kind: SpinKind): void {
    if (this.#scales.size === 0) return
    this.#kind = kind
    this.#light.alpha = 0
    this.#stopLoop?.()
    if (this.#motion.isReduced) return
    this.#stopLoop = this.#motion.loop((_, passed_ms) => {
      this.#place += (passed_ms / 1000) * speed
      this.#draw()
    })
  }

  async land(stopped: Pick<Stopped, 'spin' | 'multiplier'>): Promise<void> {
    if (this.#scales.size === 0) return
    this.#stopLoop?.()
    this.#stopLoop = null
    this.#kind = stopped.spin
    const stop = stopped.multiplier?.stop ?? 0
    if (!this.#motion.isReduced)
      await this.#motion.tween({
        lasts_ms: landing_ms,
        easing: settle,
        step: (share) => {
          this.#place = stop - landing_numbers * (1 - share)
          this.#draw()
        },
      })
    this.show(stopped)
  }

  /** The number under the needle lights up: it has multiplied a win. */
  light(): void {
    if (this.#scales.size === 0 || this.#light.alpha > 0) return
    const lit = this.#light
    void this.#motion.tween({
      lasts_ms: this.#motion.isReduced ? 0 : 360,
      easing: easeInOut,
      step: (share) => {
        if (!lit.destroyed) lit.alpha = share
      },
    })
  }

  destroy(): void {
    this.#stopLoop?.()
  }
}
