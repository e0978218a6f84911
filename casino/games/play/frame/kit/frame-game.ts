import type { Language } from '#kernel/i18n/texts.ts'
import type { Command, PlayedRound } from '../../contract.ts'
import type { Music } from './music.ts'
import type { Motion } from './motion.ts'
import type { Init } from './protocol.ts'
import type { Sound } from './sound.ts'

/** What the frame gives to a game. */
export interface GameHost {
  /** The whole document's room; the game fills it with elements and canvases of its own. */
  readonly root: HTMLElement
  readonly init: Init
  readonly language: Language
  /** Minor units as the person reads them. */
  readonly amount: (amount_minor: number, trim?: boolean) => string
  readonly sound: Sound
  readonly music: Music
  readonly motion: Motion
  /** Asks for one round. Exactly one `round` or `refused` follows. */
  readonly play: (command: Command) => void
  /** Tells the page that the round has been shown to its end. */
  readonly shown: (round: PlayedRound) => void
  readonly toggleSound: () => void
  readonly toggleMusic: () => void
  readonly tellPaytable: (open: boolean) => void
}

/** What a game does when the page speaks. */
export interface OpenedGame {
  readonly round: (round: PlayedRound, balance_minor: number) => void
  readonly refused: (code: string, message: string, balance_minor: number) => void
  /** The round that was asked for is waited for longer than usual. Its `round` or `refused` still comes. */
  readonly waiting: (message: string) => void
  readonly balance: (balance_minor: number) => void
  readonly stake: (stake_minor: number) => void
  readonly replay: (round: PlayedRound) => void
  /** The sound was switched, and the page remembers it. */
  readonly soundChanged: (on: boolean) => void
  readonly musicChanged: (on: boolean) => void
  readonly motionChanged: (reduced: boolean) => void
}

/** A game's module: `export const open: OpenGame`. It resolves once its first picture stands. */
export type OpenGame = (host: GameHost) => Promise<OpenedGame>
