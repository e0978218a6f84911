import type { BetType } from '#engines/roulette/places.ts'
import type { ExactFigure, GameEngine, Volatility } from '#engines/game.ts'

/** The published figures of one game on the page /fairness/. `hit_rate` is null when it depends on the bet. */
export interface GameFigures {
  readonly slug: string
  readonly title: string
  readonly kind: GameEngine['kind']
  readonly rtp: ExactFigure
  readonly hit_rate: ExactFigure | null
  readonly volatility: Volatility | null
  readonly max_win_multiple: string
  /** Each kind of bet of a table, in the order of its rules. */
  readonly bets: readonly BetFigures[]
}

export interface BetFigures {
  readonly type: BetType
  readonly numbers: number
  readonly rtp: ExactFigure
  readonly hit_rate: ExactFigure
  readonly volatility: Volatility
  /** What a winning chip pays in total, in chips. */
  readonly returns: number
}

export interface FairnessFigures {
  readonly games: readonly GameFigures[]
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'fairness-figures': FairnessFigures
  }
}
