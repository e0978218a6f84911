import type { InstantEvent } from '#engines/instant/events.ts'
import type { Command, PlayedRound } from '../../contract.ts'
import { betsText, type LaidBet } from '../table/laid-bets.ts'
import type { GameHost } from '../kit/frame-game.ts'
import type { Score } from '../kit/music.ts'

/** A finished round as an instant game shows it. */
export interface InstantRound {
  readonly choice: string
  readonly values: readonly number[]
  readonly stake_minor: number
  readonly win_minor: number
}

/**
 * What an instant game brings of its own. Stake, play button, purse, words of the outcome, waiting, replay and rules are the
 * same for all of them and know no game.
 */
export interface InstantStage {
  readonly view: HTMLElement
  /** Where the player chooses; a replay does without it. */
  readonly chooser: HTMLElement
  readonly choice: () => string
  readonly enable: (enabled: boolean) => void
  /** The round was asked for, and its draw is not known yet. */
  readonly start: () => void
  /** Shows what was drawn, in this time. It ends where the round says, whatever moved before. */
  readonly land: (round: InstantRound, lasts_ms: number) => Promise<void>
  /** Stands still at once: as a round left it, or as before the first. */
  readonly rest: (round: InstantRound | null) => void
  /** What came up, in words: "43.21". */
  readonly told: (round: InstantRound) => string
  /** A win above the stake. */
  readonly celebrate: (round: InstantRound) => void
  /** The game's part of the rules, for the choice and the stake of now. */
  readonly rules: (stake_minor: number) => readonly Node[]
  readonly score: Score
  /** A table's bets in the place of one stake and a choice. */
  readonly bets?: { readonly command: () => Command; readonly total_minor: () => number }
  /** How long the draw is shown. */
  readonly lasts_ms: number
}

export interface StageParts {
  readonly host: GameHost
  /** The choice of the last round, which the game opens with; null for the game's own. */
  readonly choice: string | null
  /** The player chose something else. */
  readonly changed: () => void
}

export type MakeStage = (parts: StageParts) => InstantStage

/** A stored round as one of an instant game; null for a round of another shape. */
export const instantRoundOf = (round: PlayedRound | null): InstantRound | null => {
  const values = (round?.events as readonly InstantEvent[] | undefined)?.find((event) => event.type === 'values-drawn')?.values
  const { choice: chosen, bets } = (round?.command ?? {}) as { readonly choice?: unknown; readonly bets?: readonly LaidBet[] }
  const choice = bets ? betsText(bets) : chosen
  if (!round || !values || typeof choice !== 'string') return null
  return { choice, values, stake_minor: round.stake_minor, win_minor: round.win_minor }
}
