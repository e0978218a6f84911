import type { Language } from '#kernel/i18n/texts.ts'
import type { Command, PlayedRound } from '../../contract.ts'
import type { Music } from './music.ts'
import type { Motion } from './motion.ts'
import type { Init } from './protocol.ts'
import type { Sound } from './sound.ts'

/** What the frame passes to a game. */
export interface GameHost {
  /** The element that the game fills with elements and canvases of its own; it covers the whole document. */
  readonly root: HTMLElement
  readonly init: Init
  readonly language: Language
  /** Formats minor units for the player's language. */
  readonly amount: (amount_minor: number, trim?: boolean) => string
  readonly sound: Sound
  readonly music: Music
  readonly motion: Motion
  /** Requests one round. Exactly one `round` or `refused` follows. */
  readonly play: (command: Command) => void
  /** Tells the page that the round has been shown completely. */
  readonly shown: (round: PlayedRound) => void
  readonly toggleSound: () => void
  readonly toggleMusic: () => void
  readonly tellPaytable: (open: boolean) => void
}

/** A game's handlers for messages of the page. */
export interface OpenedGame {
  readonly round: (round: PlayedRound, balance_minor: number) => void
  readonly refused: (code: string, message: string, balance_minor: number) => void
  /** The answer to a round takes longer than usual. Its `round` or `refused` still follows. */
  readonly waiting: (message: string) => void
  readonly balance: (balance_minor: number) => void
  readonly stake: (stake_minor: number) => void
  readonly replay: (round: PlayedRound) => void
  /** Sound was switched on or off; the page saves the setting. */
  readonly soundChanged: (on: boolean) => void
  readonly musicChanged: (on: boolean) => void
  readonly motionChanged: (reduced: boolean) => void
}

/** A game's module: `export const open: OpenGame`. Resolves once its first picture is drawn. */
export type OpenGame = (host: GameHost) => Promise<OpenedGame>
