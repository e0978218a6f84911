import type { InstantEvent } from '#engines/instant/events.ts'
import type { Command, PlayedRound } from '../../contract.ts'
import { betsText, type LaidBet } from '../table/laid-bets.ts'
import type { GameHost } from '../kit/frame-game.ts'
import type { Score } from '../kit/music.ts'

/** A finished round for the stage of an instant game. */
export interface InstantRound {
  readonly choice: string
  readonly values: readonly number[]
  readonly stake_minor: number
  readonly win_minor: number
}

/**
 * The parts that each instant game implements. Stake, play button, balance, result text, waiting, replay and rules are shared by
 * all of them and independent of the game.
 */
export interface InstantStage {
  readonly view: HTMLElement
  /** The control for the choice; a replay has none. */
  readonly chooser: HTMLElement
  readonly choice: () => string
  readonly enable: (enabled: boolean) => void
  /** Called when a round was requested and its draw is not known yet. */
  readonly start: () => void
  /** Animates the draw for this long. It always ends with the drawn result. */
  readonly land: (round: InstantRound, lasts_ms: number) => Promise<void>
  /** Shows a state without animation: the end of a round, or the state before the first one. */
  readonly rest: (round: InstantRound | null) => void
  /** The drawn result as text: "43.21". */
  readonly told: (round: InstantRound) => string
  /** Celebrates a payout above the stake. */
  readonly celebrate: (round: InstantRound) => void
  /** The game's part of the rules, for the current choice and stake. */
  readonly rules: (stake_minor: number) => readonly Node[]
  readonly score: Score
  /** For tables: several bets instead of one stake and a choice. */
  readonly bets?: { readonly command: () => Command; readonly total_minor: () => number }
  /** Duration of the draw's animation. */
  readonly lasts_ms: number
}

export interface StageParts {
  readonly host: GameHost
  /** The choice of the last round, with which the game opens; null for the game's default. */
  readonly choice: string | null
  /** Called when the player has changed the choice. */
  readonly changed: () => void
}

export type MakeStage = (parts: StageParts) => InstantStage

/** A stored round as a round of an instant game; null when its format does not match. */
export const instantRoundOf = (round: PlayedRound | null): InstantRound | null => {
  const values = (round?.events as readonly InstantEvent[] | undefined)?.find((event) => event.type === 'values-drawn')?.values
  const { choice: chosen, bets } = (round?.command ?? {}) as { readonly choice?: unknown; readonly bets?: readonly LaidBet[] }
  const choice = bets ? betsText(bets) : chosen
  if (!round || !values || typeof choice !== 'string') return null
  return { choice, values, stake_minor: round.stake_minor, win_minor: round.win_minor }
}
