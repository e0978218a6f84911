import { NineSliceSprite, Texture, type Container } from 'pixi.js'
import type { SymbolId } from '#engines/slot/definition.ts'
import { textureOf } from '../kit/pixi-stage.ts'
import { rasterise } from '../kit/rasterise.ts'
import type { TileLook } from './look.ts'

/** The tiles of one reel. */
export interface ReelTiles {
  /** `top` and `height` in pixels of the reel. */
  readonly draw: (row: number, id: SymbolId, top: number, height: number, is_shown: boolean) => void
  /** Lets what stands behind a symbol step back, or stand as it does. */
  readonly light: (row: number, is_lit: boolean) => void
}

export interface Tiles {
  /** Adds a reel's tiles to its view, `width` pixels wide. */
  readonly behind: (view: Container, count: number, width: number) => ReelTiles
  readonly destroy: () => void
}

/**
 * What stands behind each symbol and fills its cell, where a reel's rows differ from spin to spin. Each symbol has its own picture: a tint would
 * be mixed anew for every tile in every frame.
 */
export const createTiles = async ({ svg, side, corner, tints }: TileLook, resolution: number): Promise<Tiles> => {
  const textures = new Map<SymbolId, Texture>()
  for (const [id, tint] of Object.entries(tints))
    textures.set(id, textureOf(await rasterise(svg(tint), side * resolution, side * resolution), resolution))
  const [texture = Texture.EMPTY] = textures.values()
  const corners = { leftWidth: corner, rightWidth: corner, topHeight: corner, bottomHeight: corner }
  return {
    behind: (view, count, width) => {
      const tiles = Array.from({ length: count }, () => new NineSliceSprite({ texture, ...corners }))
      view.addChild(...tiles)
      return {
        draw: (row, id, top, height, is_shown) => {
          const tile = tiles[row]
          if (!tile) return
          tile.visible = is_shown
          tile.texture = textures.get(id) ?? texture
          tile.position.set(1, top + 1)
          tile.setSize(width - 2, height - 2)
          tile.alpha = 1
        },
        light: (row, is_lit) => {
          const tile = tiles[row]
          if (tile && !tile.destroyed) tile.alpha = is_lit ? 1 : 0.3
        },
      }
    },
    destroy: () => {
      for (const drawn of textures.values()) drawn.destroy(true)
    },
  }
}
