import type { Language } from '#kernel/i18n/texts.ts'
import type { SlotDefinition, SymbolId } from '#engines/slot/definition.ts'
import type { GameMaths } from '#engines/game.ts'
import type { Score } from '../kit/music.ts'
import type { Voice } from '../kit/sound.ts'
import type { SparkShape } from './sparks.ts'
import type { CoinSums } from './coin-sums.ts'
import type { createTiles } from './tiles.ts'
import type { MultiplierDial } from './multiplier-dial.ts'
import type { CreateTrailBoard } from './trail-board.ts'

/** Where things stand on the stage, in pixels of the layout. */
export interface Geometry {
  readonly width: number
  readonly height: number
  readonly reels: number
  readonly rows: number
  readonly cell_width: number
  readonly cell_height: number
  /** Space between two reels. */
  readonly gap: number
  /** Upper left corner of the window. */
  readonly left: number
  readonly top: number
  /** Room for the cabinet on every side of the window. */
  readonly margin: number
  /** Height of the reel of multipliers above the window, inside the cabinet; 0 where the game has none. */
  readonly head: number
  /** Room above the cabinet for the title; 0 where there is none. */
  readonly logo_height: number
}

export interface SlotVoice extends Voice {
  /** Semitones from A, rising: what lands and what wins is played on it. */
  readonly scale: readonly number[]
}

/** What fills a cell, square, in each symbol's own tint; corners are not stretched. */
export interface TileLook {
  readonly svg: (tint: string) => string
  readonly side: number
  readonly corner: number
  readonly tints: Readonly<Record<SymbolId, string>>
  /** Given by the game, as no other loads it. */
  readonly create: typeof createTiles
}

/** Everything by which a slot looks and sounds like itself. Rules and figures come from its engine. */
export interface SlotLook {
  readonly definition: SlotDefinition
  readonly maths: GameMaths
  /** The title as an SVG text, some 16 : 7, in the player's language. */
  readonly logo: Readonly<Record<Language, string>>
  /** Each symbol as an SVG text, square. */
  readonly symbols: Readonly<Record<SymbolId, string>>
  /** The wild that covers its whole reel, where the game has one. */
  readonly expandedWild?: (width: number, height: number) => string
  /** The reel of multipliers above the window, in a game that has one. Given by it, as no other game loads it. */
  readonly MultiplierDial?: typeof MultiplierDial
  /** What writes the sums on coins, in a game that collects them. Given by it, as no other game loads it. */
  readonly CoinSums?: typeof CoinSums
  /** The map that a figure walks, in a game with a trail. Given by it, as no other game loads it. */
  readonly trail?: CreateTrailBoard
  /** What fills a cell behind its symbol, where rows differ. */
  readonly tile?: TileLook
  /** The scene behind everything, in any shape. `feature` is its other light, for free spins. */
  readonly scene: (width: number, height: number, feature: boolean) => string
  /** The cabinet round the reels, drawn on the whole stage. */
  readonly cabinet: (geometry: Geometry) => string
  readonly colours: {
    readonly line: number
    readonly halo: number
    /** What falls over everything but the winners. */
    readonly dusk: number
    readonly sparks: readonly number[]
  }
  /** What flies when a win is celebrated; petals where nothing else is named. */
  readonly spark?: SparkShape
  /** How much of its cell a symbol takes. */
  readonly fill: number
  readonly voice: SlotVoice
  /** What is heard under it all. */
  readonly score: Score
}

export const windowWidth = ({ reels, cell_width, gap }: Geometry): number => reels * cell_width + (reels - 1) * gap
export const windowHeight = ({ rows, cell_height }: Geometry): number => rows * cell_height
export const reelLeft = ({ left, cell_width, gap }: Geometry, reel: number): number => left + reel * (cell_width + gap)

/** Fits reels into the room that there is: cells taller than wide, and the title above, where a phone is held upright. */
export const fitReels = (width: number, height: number, { strips, rows, mechanic }: SlotDefinition): Geometry => {
  const reels = strips.base.length
  const margin = Math.max(10, Math.min(26, width * 0.03))
  const gap = Math.max(2, Math.min(8, Math.round(width * 0.008)))
  // Where there is some height the title has its place, and during free spins their counter has it.
  const title = height > 420 ? 72 : 0
  const room = { width: width - margin * 2 - gap * (reels - 1), height: height - margin * 2 - title }
  // Where rows are many, most spins show fewer of them: cells of the most rows are flat, and the others come out square.
  const is_flat = rows > 6
  // In cells.
  const head = mechanic?.kind === 'multiplier-reel' ? 0.66 : 0
  const tall = rows + head
  const cell_width = Math.floor(Math.min(room.width / reels, room.height / tall / (is_flat ? 0.66 : 0.86), 150))
  const cell_height = Math.floor(Math.min(room.height / tall, cell_width * (is_flat ? 0.86 : height > width ? 1.22 : 1.04)))
  const head_height = Math.floor(cell_height * head)
  const used = { width: cell_width * reels + gap * (reels - 1), height: cell_height * rows + head_height }
  const spare = height - used.height - margin * 2
  const logo_height = spare > 64 ? Math.min(spare * 0.62, width * 0.36, 170) : 0
  return {
    width,
    height,
    reels,
    rows,
    cell_width,
    cell_height,
    gap,
    left: Math.round((width - used.width) / 2),
    top: Math.round(margin + logo_height + (spare - logo_height) * 0.4) + head_height,
    margin: Math.round(margin),
    head: head_height,
    logo_height: Math.round(logo_height),
  }
}
