import type { ByteSource } from './chance/byte-source.ts'

/** A name in each language. Repeated here because engines import nothing from outside. */
export type Names = Readonly<Record<'uk' | 'ru' | 'en', string>>

/** Why a command cannot be played. Each code is also the key of a text in the slice that refuses. */
export type CommandFault =
  | 'command-malformed'
  | 'stake-not-positive'
  | 'stake-off-grid'
  | 'stake-too-large'
  | 'bets-missing'
  | 'bets-too-many'
  | 'bet-impossible'
  | 'choice-impossible'

export type Checked<C> =
  | { readonly ok: true; readonly command: C; readonly stake_minor: number }
  | { readonly ok: false; readonly fault: CommandFault }

/** A figure that is known exactly: the reduced fraction, and the same as a percentage rounded to two decimals for people. */
export interface ExactFigure {
  readonly exact: string
  readonly percent: string
}

export type Volatility = 'low' | 'medium' | 'high'

/** The published figures of a bet. All come from full enumeration or an exact sum, none from simulation. */
export interface BetMaths {
  /** Expected return of one unit of stake, over the whole round with everything it sets off. */
  readonly rtp: ExactFigure
  /** Probability that the round pays anything at all. */
  readonly hit_rate: ExactFigure
  /** Standard deviation of the return of one unit of stake, cut to four decimals. */
  readonly deviation: string
  readonly volatility: Volatility
  /** The most that one round can pay, in stakes, rounded down to two decimals. It can happen, however rarely. */
  readonly max_win_multiple: string
}

/** `bets` holds the figures of each kind of bet of a table game; the headline is then the bet that varies most. */
export interface GameMaths extends BetMaths {
  readonly bets: Readonly<Record<string, BetMaths>>
}

export interface Outcome<E> {
  /** What the round pays back in all, in minor units, the stake of a winning bet included. A safe integer. */
  readonly win_minor: number
  /** What happened, in the order in which it is shown. Plain JSON: kept with the round and replayed by the web. */
  readonly events: readonly E[]
}

/**
 * One game, as used by the server, the browser, the simulator and the verifiers. `play` is a pure function of the checked command
 * and the bytes of its source, so seeds and command reproduce any round. Amounts are integers in minor units within the safe
 * integers, because commands and events are sent as JSON.
 */
export interface GameEngine<C = unknown, E = unknown> {
  readonly slug: string
  /** The kind of game, by which the catalogue groups it. */
  readonly kind: 'slot' | 'table' | 'instant'
  /** What a command holds: a stake, a stake with a choice, bets on places each with its own stake, or a stake, a choice and steps. */
  readonly form: 'stake' | 'choice' | 'bets' | 'steps'
  readonly names: Names
  /** The stake of a round (of each bet, at a table) is a multiple of `divisor_minor` and at most `most_minor`. */
  readonly stakes: { readonly divisor_minor: number; readonly most_minor: number }
  /** Checks a command as it came from outside and adds up its stake. Never throws. */
  check(command: unknown): Checked<C>
  /**
   * Percentage of a checked command's stake that is returned in all but a few outcomes: the part on bets that cover opposite
   * outcomes (red and black). Only for games that allow such bets.
   */
  oppositePercent?(command: C): number
  /** Plays one whole round. Only a command that `check` returned may be given. */
  play(command: C, source: ByteSource): Outcome<E>
  /** A random command of the game, for simulators, benchmarks and tests. */
  dealt(source: ByteSource): C
  /**
   * The commands whose figures are published, by their keys in `maths.bets`; a game without bets has one, under the empty
   * key. Each stakes `divisor_minor` in all, so a simulator can set what it plays beside what is published.
   */
  readonly published: Readonly<Record<string, C>>
  /** How many values each draw of a round had, in the order of drawing; null where a game's draws are told otherwise (reels). */
  ranges(command: C, events: readonly E[]): readonly number[] | null
  readonly maths: GameMaths
}

/** The published commands of a game that has no kinds of bets. */
export const onlyBet = ''
