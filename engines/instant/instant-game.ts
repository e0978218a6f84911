import type { ByteSource } from '../chance/byte-source.ts'
import { below } from '../chance/below.ts'
import type { Checked, GameEngine, GameMaths, Names, Outcome } from '../game.ts'
import { stakeFault } from '../stakes.ts'
import type { InstantEvent } from './events.ts'

/** One stake and what the player chose with it, in the game's own words: `under:49.50`. Each choice has one spelling. */
export interface InstantCommand {
  readonly stake_minor: number
  readonly choice: string
}

/** A way for a round to end. `name` is the game's own word for it: the hits of a card, the pocket of a ball. */
export interface InstantOutcome {
  readonly ways: bigint
  readonly twentieths: number
  readonly name?: string
}

/**
 * A game with one stake, one choice and a few draws. Everything specific to a game is in its definition, so that playing,
 * displaying, replaying and verifying need no code per game.
 */
export interface InstantGame {
  readonly slug: string
  readonly names: Names
  /** A valid choice, as an example of the format. */
  readonly example: string
  /** A random choice, for simulators and tests. */
  readonly dealt: (source: ByteSource) => string
  /** How many values each draw has, in the order of drawing; null for a choice that the game does not have. */
  readonly ranges: (choice: string) => readonly number[] | null
  /** What the round returns for these draws, in twentieths of the stake. A whole number: every stake is a multiple of twenty. */
  readonly twentieths: (choice: string, values: readonly number[]) => number
  readonly most_twentieths: number
  /** Everything that can come of a choice: in how many of all equally likely ways it comes, and what it returns. */
  readonly outcomes: (choice: string) => readonly InstantOutcome[]
  /** The choices with published figures, in the order of the rules. */
  readonly shown: readonly string[]
  /** What decides the pays, as plain JSON with the family's name: what the independent verifier reads. */
  readonly exported: { readonly family: string; readonly [field: string]: unknown }
}

export interface InstantEngine extends GameEngine<InstantCommand, InstantEvent> {
  readonly kind: 'instant'
  readonly game: InstantGame
}

/** Every multiple is a whole number of twentieths, so a stake of twenty minor units has no win with a part of one. */
const twentieths_of_stake = 20

const checkCommand = (given: unknown, game: InstantGame, stakes: GameEngine['stakes']): Checked<InstantCommand> => {
  if (typeof given !== 'object' || given === null || Object.keys(given).some((key) => key !== 'stake_minor' && key !== 'choice')) {
    return { ok: false, fault: 'command-malformed' }
  }
  const { stake_minor, choice } = given as Partial<Record<keyof InstantCommand, unknown>>
  if (typeof stake_minor !== 'number' || typeof choice !== 'string') return { ok: false, fault: 'command-malformed' }
  const fault = stakeFault(stake_minor, stakes)
  if (fault) return { ok: false, fault }
  return game.ranges(choice) ? { ok: true, command: { stake_minor, choice }, stake_minor } : { ok: false, fault: 'choice-impossible' }
}

/** What a round brings when these values were drawn. Exact: the stake is a multiple of twenty. */
export const settleInstantGame = (
  game: InstantGame,
  { stake_minor, choice }: InstantCommand,
  values: readonly number[],
): Outcome<InstantEvent> => {
  const twentieths = game.twentieths(choice, values)
  const win_minor = (stake_minor / twentieths_of_stake) * twentieths
  return {
    win_minor,
    events: [
      { type: 'values-drawn', values },
      { type: 'round-ended', win_minor, win_multiple: twentieths / twentieths_of_stake },
    ],
  }
}

/** A playable game out of its definition and its published figures. */
export const instantEngine = (game: InstantGame, maths: GameMaths): InstantEngine => {
  // Every win of an accepted stake stays inside the safe integers.
  const most_minor = Math.floor(Number.MAX_SAFE_INTEGER / game.most_twentieths / twentieths_of_stake) * twentieths_of_stake
  const stakes = { divisor_minor: twentieths_of_stake, most_minor }
  return {
    slug: game.slug,
    kind: 'instant',
    form: 'choice',
    names: game.names,
    stakes,
    game,
    maths,
    check: (command) => checkCommand(command, game, stakes),
    dealt: (source) => ({ stake_minor: twentieths_of_stake * (1 + below(source, 500)), choice: game.dealt(source) }),
    published: Object.fromEntries(game.shown.map((choice) => [choice, { stake_minor: twentieths_of_stake, choice }])),
    ranges: ({ choice }) => game.ranges(choice) ?? [],
    play: (command, source: ByteSource) => {
      const ranges = game.ranges(command.choice)
      if (!ranges) throw new RangeError(`${game.slug} has no choice ${command.choice}: only checked commands are played`)
      return settleInstantGame(
        game,
        command,
        ranges.map((range) => below(source, range)),
      )
    },
  }
}
