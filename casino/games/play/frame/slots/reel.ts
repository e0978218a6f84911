import { Container, Graphics, Sprite, type Texture } from 'pixi.js'
import type { SymbolId } from '#engines/slot/definition.ts'
import { item } from '../kit/item.ts'
import { easeInOut, settle, type Motion } from '../kit/motion.ts'
import type { ReelTiles, Tiles } from './tiles.ts'

export interface SymbolTextures {
  readonly sharp: Texture
  readonly smeared: Texture
  /** In the dusk round the winners. */
  readonly dark: Texture
}

/** Cells a second at full speed. */
const speed = 25
/** Cells that the last way takes; with `settle`, which begins at four times its mean speed, it joins the full speed. */
const landing_cells = 2
export const landing_ms = ((landing_cells * 4) / speed) * 1000
export const run_up_ms = 110
/** A symbol that swells may reach over the edge of its reel; one that runs past never does. */
const spill = 12

/**
 * One reel: a strip that runs past a window. `place` is the index of the symbol in the top row, with a fraction while it
 * moves; the strip runs downwards, so the place falls. What runs past is the game's true strip.
 */
export class Reel {
  readonly view = new Container()
  readonly #cells: Sprite[]
  readonly #tiles: ReelTiles | undefined
  readonly #textures: ReadonlyMap<SymbolId, SymbolTextures>
  readonly #motion: Motion
  /** How large symbols were drawn: all have the same size. */
  readonly #picture_side: number
  /** `height` is that of the whole window: a cell has its share of it. */
  readonly #size: { readonly width: number; readonly height: number; readonly fill: number }
  #rows: number
  #strip: readonly SymbolId[]
  #place = 0
  #stopLoop: (() => void) | null = null

  constructor(
    textures: ReadonlyMap<SymbolId, SymbolTextures>,
    strip: readonly SymbolId[],
    rows: number,
    size: { readonly width: number; readonly height: number; readonly fill: number },
    motion: Motion,
    tiles?: Tiles,
  ) {
    this.#textures = textures
    const [first] = textures.values()
    this.#picture_side = first?.sharp.width ?? 1
    this.#strip = strip
    this.#size = size
    this.#rows = rows
    this.#motion = motion
    this.#cells = Array.from({ length: rows + 1 }, () => new Sprite())
    this.#tiles = tiles?.behind(this.view, rows + 1)
    const mask = new Graphics().rect(-spill, 0, size.width + spill * 2, size.height).fill(0xffffff)
    for (const cell of this.#cells) {
      cell.anchor.set(0.5)
      cell.x = size.width / 2
      this.view.addChild(cell)
    }
    this.view.addChild(mask)
    this.view.mask = mask
  }

  get rows(): number {
    return this.#rows
  }

  /** From the next drawing on there are so many rows in the window, each of them higher or lower for it. */
  setRows(rows: number): void {
    this.#rows = rows
  }

  get cell_height(): number {
    return this.#size.height / this.#rows
  }

  /** The symbols at rest, from the top row. */
  cell(row: number): Sprite {
    return item(this.#cells, row)
  }

  /** What pictures are scaled by: 1, but where cells of more rows have less room than they were made for. */
  get #scale(): number {
    const side = Math.min(this.#size.width, this.cell_height) * this.#size.fill
    // Pictures have whole pixels, and cells needn't.
    return Math.abs(side - this.#picture_side) < 1 ? 1 : side / this.#picture_side
  }

  /** Makes a symbol at rest larger or smaller than it is; 1 is its own size. */
  swell(row: number, times: number): void {
    const cell = this.cell(row)
    if (!cell.destroyed) cell.scale.set(this.#scale * times)
  }

  /** Lets a symbol at rest stand in the dusk, and what is behind it step back, or both as they are. */
  light(row: number, is_lit: boolean): void {
    const textures = this.#textures.get(this.#idAt(row))
    const cell = this.cell(row)
    if (textures && !cell.destroyed) cell.texture = is_lit ? textures.sharp : textures.dark
    this.#tiles?.light(row, is_lit)
  }

  /** What stands in a row, or runs through it. */
  #idAt(row: number): SymbolId {
    const { length } = this.#strip
    return item(this.#strip, (((Math.floor(this.#place) + row) % length) + length) % length)
  }

  /** What has just landed shows its weight once. */
  pulse(row: number): void {
    if (this.#motion.isReduced) return
    void this.#motion.tween({ lasts_ms: 340, easing: easeInOut, step: (share) => this.swell(row, 1 + 0.14 * Math.sin(share * Math.PI)) })
  }

  /** Stands still on a place of a strip. */
  show(strip: readonly SymbolId[], place: number): void {
    this.#strip = strip
    this.#place = place
    this.#draw(false)
  }

  /**
   * In every frame, for every reel: it makes nothing that would have to be collected. Pictures stand in their own size wherever the cell has
   * room for it, as one that is scaled costs several times as much.
   */
  #draw(is_fast: boolean): void {
    const part = this.#place - Math.floor(this.#place)
    const { cell_height: height } = this
    const scale = this.#scale
    for (let row = 0; row < this.#cells.length; row += 1) {
      const cell = item(this.#cells, row)
      const id = this.#idAt(row)
      const is_shown = row <= this.#rows
      const textures = this.#textures.get(id)
      if (textures) cell.texture = is_fast ? textures.smeared : textures.sharp
      cell.visible = is_shown
      cell.scale.set(scale)
      cell.y = (row - part + 0.5) * height
      cell.alpha = 1
      this.#tiles?.draw(row, id, (row - part) * height, this.#rows, is_shown)
    }
    this.#motion.redraw()
  }

  /** What went leaves, what stood above it sinks, and the rest comes in from above. */
  async fall(column: readonly SymbolId[], removed: readonly number[], signal: AbortSignal): Promise<void> {
    const stayed = column.map((_, row) => row).filter((row) => !removed.includes(row))
    const from = column.map((_, row) => (row < removed.length ? row - removed.length : (stayed[row - removed.length] ?? row)))
    this.show(column, 0)
    if (this.#motion.isReduced) return this.#fade(1, 0.15)
    const sink = (share: number): void => {
      for (const [row, start] of from.entries()) {
        const cell = this.cell(row)
        if (!cell.destroyed) cell.y = (start + (row - start) * share + 0.5) * this.cell_height
      }
    }
    sink(0)
    await this.#motion.tween({ lasts_ms: 160 + 60 * removed.length, easing: easeInOut, step: sink }, signal)
    this.show(column, 0)
  }

  /** Starts running: a breath back, then down at full speed until it lands. */
  spin(strip: readonly SymbolId[]): void {
    this.#strip = strip
    if (this.#motion.isReduced) return void this.#fade(0.15)
    let passed = 0
    let from = this.#place
    this.#stopLoop?.()
    this.#stopLoop = this.#motion.loop((_, passed_ms) => {
      passed += passed_ms
      if (passed < run_up_ms) {
        this.#place = from + Math.sin((passed / run_up_ms) * Math.PI) * 0.16
        this.#draw(false)
        return
      }
      this.#place -= (passed_ms / 1000) * speed
      from = this.#place
      this.#draw(true)
    })
  }

  /** Comes to rest on a stop, a hair too far and back. */
  async land(strip: readonly SymbolId[], stop: number): Promise<void> {
    this.#stopLoop?.()
    this.#stopLoop = null
    this.#strip = strip
    if (this.#motion.isReduced) {
      this.show(strip, stop)
      return this.#fade(1, 0.15)
    }
    await this.#motion.tween({
      lasts_ms: landing_ms,
      easing: settle,
      step: (share) => {
        this.#place = stop + landing_cells * (1 - share)
        this.#draw(share < 0.35)
      },
    })
    this.show(strip, stop)
  }

  /** Moves by so many cells of its strip, one after the other, with a catch between; `caught` hears each. */
  async nudge(by: number, caught: () => void, signal: AbortSignal): Promise<void> {
    for (let left = Math.abs(by); left > 0; left -= 1) {
      const from = this.#place
      const step = (share: number): void => {
        this.#place = from + Math.sign(by) * share
        this.#draw(false)
      }
      await this.#motion.tween({ lasts_ms: this.#motion.isReduced ? 0 : 210, easing: settle, step }, signal)
      step(1)
      caught()
      await this.#motion.wait(110, signal)
    }
  }

  #fade(to: number, from = 1): Promise<void> {
    return this.#motion.tween({
      lasts_ms: 200,
      easing: easeInOut,
      step: (share) => {
        for (const cell of this.#cells) cell.alpha = from + (to - from) * share
      },
    })
  }
}
