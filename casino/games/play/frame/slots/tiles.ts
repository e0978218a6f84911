import { Rectangle, Sprite, Texture, type Container } from 'pixi.js'
import type { SymbolId } from '#engines/slot/definition.ts'
import { textureOf } from '../kit/pixi-stage.ts'
import { rasterise, stretched } from '../kit/rasterise.ts'
import { windowHeight, type Geometry, type TileLook } from './look.ts'

/** The tiles of one reel. */
export interface ReelTiles {
  /** `top` in pixels of the reel; `rows` is how many cells it has now, which share its height. */
  readonly draw: (row: number, id: SymbolId, top: number, rows: number, is_shown: boolean) => void
  /** Lets what stands behind a symbol step back, or stand as it does. */
  readonly light: (row: number, is_lit: boolean) => void
}

export interface Tiles {
  /** Adds a reel's tiles to its view. */
  readonly behind: (view: Container, count: number) => ReelTiles
  readonly destroy: () => void
}

/** Left free round a tile, in pixels of the layout. */
const inset = 1
/** Between two tiles on their sheet, so that none takes on the edge of the next. In physical pixels. */
const apart = 2

/**
 * What stands behind each symbol and fills its cell, where a reel's rows differ from spin to spin. Every symbol's tile is drawn once in every
 * height that a cell can have, all on one sheet: stretched as it is shown, each would be nine pictures in every frame.
 */
export const createTiles = async (
  { svg, side, corner, tints }: TileLook,
  geometry: Geometry,
  least_rows: number,
  resolution: number,
): Promise<Tiles> => {
  const width = Math.round((geometry.cell_width - inset * 2) * resolution)
  const heightOf = (rows: number): number => Math.round((windowHeight(geometry) / rows - inset * 2) * resolution)
  const everyRows = Array.from({ length: geometry.rows - least_rows + 1 }, (_, index) => least_rows + index)
  const sheet = document.createElement('canvas')
  sheet.width = Object.keys(tints).length * (width + apart)
  sheet.height = everyRows.reduce((sum, rows) => sum + heightOf(rows) + apart, 0)
  const context = sheet.getContext('2d')
  const { source } = textureOf(sheet, resolution)
  const textures = new Map<SymbolId, ReadonlyMap<number, Texture>>()
  for (const [index, [id, tint]] of Object.entries(tints).entries()) {
    const drawn = await rasterise(svg(tint), side * resolution, side * resolution)
    const left = index * (width + apart)
    let top = 0
    const byRows = new Map<number, Texture>()
    for (const rows of everyRows) {
      const height = heightOf(rows)
      if (context) stretched(context, drawn, corner * resolution, { left, top, width, height })
      const frame = new Rectangle(left / resolution, top / resolution, width / resolution, height / resolution)
      byRows.set(rows, new Texture({ source, frame }))
      top += height + apart
    }
    textures.set(id, byRows)
  }
  return {
    behind: (view, count) => {
      const tiles = Array.from({ length: count }, () => new Sprite())
      view.addChild(...tiles)
      return {
        draw: (row, id, top, rows, is_shown) => {
          const tile = tiles[row]
          if (!tile) return
          tile.visible = is_shown
          tile.texture = textures.get(id)?.get(rows) ?? Texture.EMPTY
          tile.position.set(inset, top + inset)
          tile.alpha = 1
        },
        light: (row, is_lit) => {
          const tile = tiles[row]
          if (tile && !tile.destroyed) tile.alpha = is_lit ? 1 : 0.3
        },
      }
    },
    destroy: () => {
      for (const byRows of textures.values()) for (const texture of byRows.values()) texture.destroy()
      source.destroy()
    },
  }
}
