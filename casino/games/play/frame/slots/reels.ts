import { Container, Graphics, type Sprite } from 'pixi.js'
import type { SlotEvent, SpinKind } from '#engines/slot/events.ts'
import type { SymbolId } from '#engines/slot/definition.ts'
import { item } from '../kit/item.ts'
import { easeInOut, type Motion } from '../kit/motion.ts'
import { rasterise, smeared, tinted } from '../kit/rasterise.ts'
import { textureOf, type Stage } from '../kit/pixi-stage.ts'
import { reelLeft, windowHeight, type Geometry, type SlotLook } from './look.ts'
import { landing_ms, Reel, run_up_ms, type SymbolTextures } from './reel.ts'
import type { Tiles } from './tiles.ts'

/** Time between the landings of two reels. */
export const stagger_ms = 240

type Stopped = Extract<SlotEvent, { type: 'reels-stopped' }>

export interface ReelsHooks {
  /** A reel has come to rest. `scatters` is how many stand in the window so far, `is_scatter` whether this reel brought one. */
  readonly onLanded: (reel: number, scatters: number, is_scatter: boolean) => void
}

/** How deep the dusk is that falls on the symbols round the winners. */
const dusky = 0.6

/** White, so far on the way to a colour. */
const towards = (colour: number, share: number): number =>
  [16, 8, 0].reduce((mixed, shift) => mixed | (Math.round(255 + (((colour >> shift) & 255) - 255) * share) << shift), 0)

/** The fewest rows that a reel can have. */
const leastRows = ({ definition: { mechanic, rows } }: SlotLook): number => (mechanic?.kind === 'varying-rows' ? mechanic.least : rows)

/**
 * Each symbol in the largest size in which it stands at rest. The one in the dusk is a picture too: tinted as a win is shown, all the others would be
 * mixed in that very frame.
 */
const rasteriseSymbols = async (look: SlotLook, geometry: Geometry, resolution: number): Promise<Map<SymbolId, SymbolTextures>> => {
  const side = Math.min(geometry.cell_width, windowHeight(geometry) / leastRows(look)) * look.fill * resolution
  const made = await Promise.all(
    look.definition.symbols.map(async ({ id }) => {
      const sharp = await rasterise(look.symbols[id] ?? '', side, side)
      const dark = tinted(sharp, towards(look.colours.dusk, dusky))
      return [
        id,
        { sharp: textureOf(sharp, resolution), smeared: textureOf(smeared(sharp), resolution), dark: textureOf(dark, resolution) },
      ] as const
    }),
  )
  return new Map(made)
}

/** The reels of a slot on a stage. Made anew when the room changes. */
export class Reels {
  readonly view = new Container()
  readonly geometry: Geometry
  readonly textures: ReadonlyMap<SymbolId, SymbolTextures>
  readonly #reels: readonly Reel[]
  readonly #glows: readonly Graphics[]
  readonly #look: SlotLook
  readonly #motion: Motion
  readonly #scatter: SymbolId | undefined
  /** One scatter less than what something begins with. */
  readonly #hope: number
  readonly #tiles: Tiles | undefined
  #spun_ms = 0
  #stopClock: (() => void) | null = null

  static async create(stage: Stage, look: SlotLook, geometry: Geometry, motion: Motion): Promise<Reels> {
    const { resolution } = stage
    const tiles = await look.tile?.create(look.tile, geometry, leastRows(look), resolution)
    return new Reels(await rasteriseSymbols(look, geometry, resolution), look, geometry, motion, tiles)
  }

  private constructor(
    textures: ReadonlyMap<SymbolId, SymbolTextures>,
    look: SlotLook,
    geometry: Geometry,
    motion: Motion,
    tiles: Tiles | undefined,
  ) {
    this.#tiles = tiles
    this.geometry = geometry
    this.textures = textures
    this.#look = look
    this.#motion = motion
    this.#scatter = look.definition.symbols.find(({ role }) => role === 'scatter')?.id
    const { mechanic, free_spins } = look.definition
    const least =
      mechanic?.kind === 'hold-and-respin' || mechanic?.kind === 'trail'
        ? mechanic.least
        : Math.min(...Object.keys(free_spins?.awards ?? { 3: 0 }).map(Number))
    this.#hope = least - 1
    const size = { width: geometry.cell_width, height: windowHeight(geometry), fill: look.fill }
    this.#reels = look.definition.strips.base.map((strip) => new Reel(textures, strip, geometry.rows, size, motion, tiles))
    this.#glows = this.#reels.map((_, index) => this.#glowOf(index))
    for (const [index, reel] of this.#reels.entries()) {
      reel.view.position.set(reelLeft(geometry, index), geometry.top)
      this.view.addChild(item(this.#glows, index), reel.view)
    }
  }

  /** A light behind a reel, for when all scatters but one have landed and this one may bring the last. */
  #glowOf(index: number): Graphics {
    const { geometry } = this
    const glow = new Graphics()
      .roundRect(reelLeft(geometry, index), geometry.top, geometry.cell_width, windowHeight(geometry), 10)
      .fill({ color: this.#look.colours.halo, alpha: 0.34 })
    glow.alpha = 0
    return glow
  }

  cell(reel: number, row: number): Sprite {
    return item(this.#reels, reel).cell(row)
  }

  /** Makes the symbol of a cell larger or smaller than it is at rest. */
  swell(cell: number, times: number): void {
    const { rows } = this.geometry
    item(this.#reels, Math.floor(cell / rows)).swell(cell % rows, times)
  }

  /** Lets a cell stand in the dusk round the winners, or in its own light. */
  light(cell: number, is_lit: boolean): void {
    const { rows } = this.geometry
    item(this.#reels, Math.floor(cell / rows)).light(cell % rows, is_lit)
  }

  /** The middle of a cell on the stage. */
  centre(cell: number): { readonly x: number; readonly y: number } {
    const { rows, cell_width, top } = this.geometry
    const reel = Math.floor(cell / rows)
    return { x: reelLeft(this.geometry, reel) + cell_width / 2, y: top + ((cell % rows) + 0.5) * this.cellHeight(cell) }
  }

  /** A reel with fewer rows has higher cells. */
  cellHeight(cell: number): number {
    return item(this.#reels, Math.floor(cell / this.geometry.rows)).cell_height
  }

  /** Whether the reel has that row now. */
  isShown(cell: number): boolean {
    const { rows } = this.geometry
    return cell % rows < item(this.#reels, Math.floor(cell / rows)).rows
  }

  get cells(): readonly Sprite[] {
    return this.#reels.flatMap((_, reel) => Array.from({ length: this.geometry.rows }, (__, row) => this.cell(reel, row)))
  }

  #stripsOf(kind: SpinKind) {
    const { strips } = this.#look.definition
    return kind === 'base' ? strips.base : strips.free
  }

  /** Stands on a round's stops at once; on a window that fell together since, where one is given. */
  show({ spin, stops, rows }: Pick<Stopped, 'spin' | 'stops' | 'rows'>, fallen: Stopped['window'] | null = null): void {
    const strips = this.#stripsOf(spin)
    for (const [index, reel] of this.#reels.entries()) {
      reel.setRows(rows?.[index] ?? this.geometry.rows)
      if (fallen) reel.show(item(fallen, index), 0)
      else reel.show(item(strips, index), stops[index] ?? 0)
    }
  }

  /** `held` reels stand still. */
  spin(kind: SpinKind, held: readonly number[] = []): void {
    const strips = this.#stripsOf(kind)
    for (const [index, reel] of this.#reels.entries()) if (!held.includes(index)) reel.spin(item(strips, index))
    this.#spun_ms = 0
    this.#stopClock?.()
    this.#stopClock = this.#motion.loop((_, passed_ms) => {
      this.#spun_ms += passed_ms
    })
  }

  /**
   * Lets the reels land, one after the other. When all scatters but one have really landed the others glow; no reel is ever slowed down for
   * it. `least_ms` is the least time between the start and the last landing.
   */
  async land(stopped: Stopped, least_ms: number, { onLanded }: ReelsHooks): Promise<void> {
    const strips = this.#stripsOf(stopped.spin)
    const usual_ms = run_up_ms + landing_ms + stagger_ms * (this.#reels.length - 1)
    const hold_ms = Math.max(0, run_up_ms + Math.max(0, least_ms - usual_ms) - this.#spun_ms)
    this.#stopClock?.()
    this.#stopClock = null
    let scatters = 0
    const landings = this.#reels.map(async (reel, index) => {
      if (stopped.held?.includes(index) === true) return
      await this.#motion.wait(hold_ms + index * stagger_ms)
      if (stopped.rows) reel.setRows(item(stopped.rows, index))
      await reel.land(item(strips, index), stopped.stops[index] ?? 0)
      const is_scatter = this.#scatter !== undefined && (stopped.window[index]?.includes(this.#scatter) ?? false)
      if (is_scatter)
        for (const [row, id] of item(stopped.window, index).entries()) {
          if (id !== this.#scatter) continue
          scatters += 1
          reel.pulse(row)
        }
      item(this.#glows, index).alpha = 0
      if (is_scatter && scatters >= this.#hope) for (const glow of this.#glows.slice(index + 1)) glow.alpha = 1
      onLanded(index, scatters, is_scatter)
    })
    await Promise.all(landings)
    for (const glow of this.#glows) glow.alpha = 0
  }

  /** A reel moves by cells of its strip, after it came to rest. */
  nudge(reel: number, by: number, caught: () => void, signal: AbortSignal): Promise<void> {
    return item(this.#reels, reel).nudge(by, caught, signal)
  }

  /** Clusters went: what stood above them sinks, reel by reel, into the window that follows. */
  async fall(
    removed: readonly number[],
    window: readonly (readonly SymbolId[])[],
    fallen: readonly number[],
    signal: AbortSignal,
  ): Promise<void> {
    const { rows } = this.geometry
    const shrink = (share: number): void => {
      for (const cell of removed) this.swell(cell, Math.max(0.02, 1 - share))
    }
    if (!this.#motion.isReduced) await this.#motion.tween({ lasts_ms: 220, easing: easeInOut, step: shrink }, signal)
    await Promise.all(
      this.#reels.map(async (reel, index) => {
        if (fallen[index] === 0) return
        const gone = removed.filter((cell) => Math.floor(cell / rows) === index).map((cell) => cell % rows)
        await reel.fall(item(window, index), gone, signal)
      }),
    )
  }

  destroy(): void {
    this.#stopClock?.()
    this.view.destroy({ children: true })
    for (const textures of this.textures.values()) for (const texture of Object.values(textures)) texture.destroy(true)
    this.#tiles?.destroy()
  }
}
