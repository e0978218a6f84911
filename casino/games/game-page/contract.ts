import type { GameCard } from '#casino/games/lobby/contract.ts'
import type { ExactFigure, Volatility } from '#engines/game.ts'

/** A symbol of a slot and what so many of it pay, in stakes, written as a decimal. */
export interface SymbolPays {
  readonly id: string
  readonly name: string
  readonly pays: readonly { readonly count: number; readonly multiple: number }[]
}

/** What stands on the page of one game. */
export interface GamePageData {
  readonly card: GameCard
  /** What it is, in a sentence or two; null of a game that the house has no words for. */
  readonly about: string | null
  /** Without the visitor's own like, which the page adds as its heart stands. */
  readonly likesOfOthers: number
  readonly rtp: ExactFigure
  readonly hit_rate: ExactFigure
  readonly deviation: string
  readonly volatility: Volatility
  readonly max_win_multiple: string
  /** Of a game of choices: the least and the most of every choice, in per cent; null of a game that has one bet. */
  readonly choices: {
    readonly rtp: readonly [least: string, most: string]
    readonly hit_rate: readonly [least: string, most: string]
  } | null
  /** Null of a game that is no slot: its rules stand in it. */
  readonly slot: {
    readonly symbols: readonly SymbolPays[]
    readonly rules: readonly { readonly symbol?: string; readonly words: string }[]
  } | null
}

declare module '#kernel/contract/page-components.ts' {
  interface PageComponentData {
    readonly 'game-page': GamePageData
  }
}
