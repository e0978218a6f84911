import { defineExtension } from '#kernel/extensions.ts'
import type { House } from '#kernel/house.ts'
import type { Language } from '#kernel/i18n/texts.ts'
import type { ContestChip } from './contract.ts'

/** A contest that a player enters by starting one of its games for money (GA-021). */
interface EnteredByStarting {
  /** The slice. */
  readonly name: string
  /** Whether starting this game now would enter this player; false when the player has left the contest. */
  readonly enters: (house: House, slug: string, player_id: bigint) => Promise<boolean>
}

export const enteredByStarting = defineExtension<EnteredByStarting>('games/play.entered-by-starting', { keyOf: ({ name }) => name })

/** Contests that count the rounds of a game, for the strip under the bar of an open game. */
interface ContestsOfGame {
  /** The slice. */
  readonly name: string
  /** Those that run now and that the player is in, or is in by playing. */
  readonly chips: (viewer: ChipViewer, slug: string) => Promise<readonly ContestChip[]>
}

export interface ChipViewer {
  readonly house: House
  readonly language: Language
  readonly player_id: bigint
}

export const contestsOfGame = defineExtension<ContestsOfGame>('games/play.contests-of-game', { keyOf: ({ name }) => name })
