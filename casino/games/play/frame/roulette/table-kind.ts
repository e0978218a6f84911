import type { BetType } from '#engines/roulette/places.ts'
import type { RouletteTable } from '#engines/roulette/tables.ts'
import type { GameHost } from '../kit/frame-game.ts'
import type { Score } from '../kit/music.ts'
import type { Sound } from '../kit/sound.ts'
import type { Announced, AnnouncedName } from './announced.ts'
import type { Layout } from './layout.ts'
import type { RouletteText } from './place-name.ts'

export interface TableSounds {
  readonly chip: () => void
  readonly chipOff: () => void
  readonly started: () => void
  readonly runsOut: (lasts_s: number) => void
  readonly landed: () => void
  readonly won: () => void
}

/** What one table of roulette brings of its own. Bets, chips, the run of the ball, waiting and replay are the same for all of them. */
export interface TableKind {
  readonly table: RouletteTable
  /** The class of its look on the document's root. */
  readonly look: string
  readonly lying: Layout
  readonly standing: Layout
  /** How a number is printed: as a filled square, an oval on the felt, or a coloured digit on a light field. */
  readonly print: 'square' | 'oval' | 'digit'
  readonly fieldWords: (text: RouletteText, place: string) => string
  /** Calls of the parts of its wheel; a wheel of another order has none. */
  readonly calls: Readonly<Partial<Record<AnnouncedName, Announced>>>
  /** The colours of the bowl from its inner edge outwards, and what stands on the cone in the middle. */
  readonly bowl: readonly (readonly [offset: number, colour: string])[]
  readonly cone: readonly (readonly [offset: number, colour: string])[]
  readonly hub: () => readonly SVGElement[]
  /** What is seen behind the table, as a drawing that fills the room. */
  readonly backdrop: () => SVGElement | null
  /** Rows of the table of pays: one bet for all that pay alike. */
  readonly rows: readonly (readonly [type: BetType, words: Parameters<RouletteText>[0]])[]
  /** The rules in words; the first paragraph stands over the table of pays. */
  readonly rules: (host: GameHost) => readonly string[]
  readonly sounds: (sound: Sound) => TableSounds
  readonly score: Score
}
